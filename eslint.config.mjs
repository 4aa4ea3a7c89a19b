import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

const SEE = 'see README, "Who may import whom"';

/** Two of Gatsby's functions have their places. */
const link = {
  name: "gatsby",
  importNames: ["Link"],
  message: `Gatsby's Link appears in ui/SmartLink.tsx only: use SmartLink; ${SEE}.`,
};
const graphql = {
  name: "gatsby",
  importNames: ["graphql"],
  message: `graphql appears in pages/, templates/ and layout/ only; ${SEE}.`,
};

/** Each icon has a module of its own; the list of all of them made webpack read two thousand files, twice. */
const icons = {
  name: "lucide-react",
  message:
    'Import one icon: import ArrowRight from "lucide-react/icons/arrow-right".',
};

/** Which folders a folder may import, besides itself; every folder may import the types of content. */
const MAY_IMPORT = {
  pages: ["sections", "features", "layout", "ui", "lib", "styles"],
  templates: ["sections", "features", "layout", "ui", "lib", "styles"],
  // None of these another one of them: what two need belongs in ui/ or lib/.
  sections: ["ui", "lib"],
  features: ["ui", "lib"],
  layout: ["ui", "lib", "styles"],
  ui: ["lib"],
  lib: [],
  styles: [],
  content: ["lib"],
  delivery: ["content", "lib"],
  plugins: ["content", "lib"],
};
const FOLDERS = Object.keys(MAY_IMPORT);

/** For a folder: what it may not import at all, and that of content it may import types alone (zod is for the build). */
const policies = FOLDERS.flatMap((folder) => {
  const allowed = MAY_IMPORT[folder];
  const from = { element: { type: folder } };
  const others = FOLDERS.filter(
    (other) => !allowed.includes(other) && other !== "content",
  );
  const may = allowed.length > 0 ? allowed.join(", ") : "nothing of src/";
  const message = `${folder} may import ${may}, and types of content; ${SEE}.`;
  const elements = (type) => ({ to: { element: { type } } });
  return [
    { from, disallow: elements(others), message },
    ...(allowed.includes("content") || folder === "content"
      ? []
      : [
          {
            from,
            disallow: { ...elements("content"), dependency: { kind: "value" } },
            message,
          },
        ]),
  ];
});

/** A page's sections, a feature and a plugin are elements of their own; of any other folder the whole is one. */
const elements = FOLDERS.map((type) => ({
  type,
  pattern:
    {
      sections: "src/sections/*",
      features: "src/features/*",
      plugins: "plugins/*",
    }[type] ?? `src/${type}`,
}));

/** Names that some files may not import. Where two blocks fit a file, the later one counts, alone. */
const keep = (files, ...paths) => ({
  files,
  rules: { "no-restricted-imports": ["error", { paths: [icons, ...paths] }] },
});

export default defineConfig(
  {
    ignores: [
      "**/public",
      ".cache",
      "test-results",
      "deploy",
      "src/gatsby-types.d.ts",
    ],
  },
  tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    // Taking a property out of the rest is a use of it.
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Jest and PostCSS read these as CommonJS.
    files: ["**/*.js"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },

  {
    // Styles are made when the site is built (src/delivery/styled/), and know no props.
    files: ["src/**/*.tsx", "src/ui/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "TaggedTemplateExpression > TemplateLiteral > ArrowFunctionExpression",
          message:
            "A style may not depend on a prop: say it with a data attribute, or see ui/vars.ts.",
        },
        {
          selector:
            "TaggedTemplateExpression MemberExpression[object.object.name='styled'][property.name='attrs']",
          message: "Browsers know no attrs(): write plain props.",
        },
      ],
    },
  },

  {
    plugins: { boundaries },
    settings: {
      "boundaries/elements": elements,
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } },
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "allow", policies }],
    },
  },
  {
    files: [
      "{src,plugins}/**/*.{ts,tsx}",
      "gatsby-*.{ts,tsx}",
      "{scripts,bench,__tests__}/**/*.{ts,tsx}",
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },

  keep(["src/**"], link, graphql),
  keep(["src/{pages,templates,layout}/**"], link),
  keep(["src/ui/SmartLink.tsx"], graphql),
  {
    files: ["gatsby-{browser,ssr}.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["**/content/**", "**/plugins/**"],
              allowTypeImports: true,
              message: `This becomes part of the pages; ${SEE}.`,
            },
          ],
        },
      ],
    },
  },
);
