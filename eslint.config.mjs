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
  message: `Gatsby's Link appears in components/SmartLink.tsx only: use SmartLink; ${SEE}.`,
};
/** What gatsby-plugin-static-styles has of the library, beside types. */
const styles = {
  name: "styled-components",
  allowImportNames: ["default", "css", "keyframes"],
  allowTypeImports: true,
  message:
    "Styles are made when the site is built: README of gatsby-plugin-static-styles.",
};
const graphql = {
  name: "gatsby",
  importNames: ["graphql"],
  message: `graphql appears in pages/, templates/ and site.ts only; ${SEE}.`,
};

/** What a part of src/ or a plugin may import, besides itself; all but lib and styles may import the types of content. */
const MAY_IMPORT = {
  pages: ["widgets", "frame", "components", "site", "lib", "styles"],
  templates: ["widgets", "frame", "components", "site", "lib", "styles"],
  // No other widget: what two need belongs in components/ or lib/.
  widgets: ["components", "site", "lib", "styles"],
  frame: ["components", "site", "lib", "styles"],
  components: ["site", "lib", "styles"],
  site: ["lib"],
  lib: [],
  styles: ["lib"],
  content: ["lib", "plugins"],
  atlas: ["content", "lib"],
  derived: ["content", "atlas", "lib"],
  // Nor another plugin: what one needs of the site is an option, or comes from Gatsby's store.
  plugins: [],
};
const FOLDERS = Object.keys(MAY_IMPORT);

/** The last policy that fits an import decides: types of content may go anywhere, its validator (zod) is for the build. */
const policies = [
  ...FOLDERS.map((folder) => {
    const allowed = MAY_IMPORT[folder];
    const type = FOLDERS.filter((other) => !allowed.includes(other));
    const may = allowed.join(", ") || "nothing of src/";
    return {
      from: { element: { type: folder } },
      disallow: { to: { element: { type } } },
      message: `${folder} may import ${may}, and types of content; ${SEE}.`,
    };
  }),
  {
    allow: {
      to: { element: { type: "content" } },
      dependency: { kind: "type" },
    },
  },
  {
    from: { element: { type: ["lib", "styles"] } },
    disallow: { to: { element: { type: "content" } } },
    message: `lib and styles are below content; ${SEE}.`,
  },
  {
    from: { element: { type: "plugins" } },
    disallow: { to: { element: { type: FOLDERS } } },
    message: `A plugin imports nothing of src/, and no other plugin; ${SEE}.`,
  },
  {
    disallow: {
      to: {
        element: {
          type: "plugins",
          fileInternalPath: ["!(index|node).ts", "*/**"],
        },
      },
    },
    message: `Of a plugin only its interface is imported, index.ts or node.ts; ${SEE}.`,
  },
];

/** Each widget and each plugin is an element; any other folder is one as a whole. The first that fits counts, so the last one is site.ts. */
const elements = [
  ...FOLDERS.filter((type) => type !== "site").map((type) => ({
    type,
    pattern:
      { widgets: "src/widgets/*", plugins: "plugins/*" }[type] ?? `src/${type}`,
  })),
  { type: "site", pattern: "src" },
];

/** What is a text in braces, as far as its form tells. What holds elements has one of these names. */
const TEXT = `JSXExpressionContainer:has(> :matches(${[
  "Identifier:not([name=/^(aside|beside|children|content)$/])",
  "MemberExpression",
  "TemplateLiteral",
  "ConditionalExpression:has(> :matches(Literal, TemplateLiteral))",
  "LogicalExpression:has(> :matches(Literal, TemplateLiteral))",
  'CallExpression:not([callee.property.name="map"])',
]}))`;
/** Anything else in braces but blanks and comments. */
const BRACES =
  "JSXExpressionContainer:not(:has(> :matches(Literal, JSXEmptyExpression)))";
const WRITTEN = "JSXText[value=/\\S/]";

/**
 * A text that changes is the only text of its element: React then replaces what is in it. It would write into the text's
 * own node beside another one, and a translator has taken that out of the page.
 */
const textAlone = {
  files: ["src/**/*.tsx"],
  ignores: ["src/atlas/**"],
  rules: {
    "no-restricted-syntax": [
      "error",
      ...[
        `${TEXT} ~ :matches(JSXElement, ${BRACES})`,
        `:matches(JSXElement, ${BRACES}) ~ ${TEXT}`,
        `${WRITTEN} ~ ${BRACES}`,
        `${BRACES} ~ ${WRITTEN}`,
      ].map((selector) => ({
        selector,
        message:
          "A translator takes this text from React: write one {`…`}, or put it into a <span>.",
      })),
      {
        selector:
          'TaggedTemplateExpression MemberExpression[property.name="attrs"]',
        message:
          "Styles are made when the site is built, and have no .attrs: write the attributes where the component is used.",
      },
    ],
  },
};

/** A title is read in one line. */
const shortTitles = {
  files: ["__tests__/**"],
  rules: {
    "no-restricted-syntax": [
      "error",
      {
        // test(…), test.each(…)(…) and test.each`…`(…)
        selector: `CallExpression:matches(${[
          `[callee.name=/^(test|describe)$/]`,
          `[callee.callee.object.name=/^(test|describe)$/]`,
          `[callee.tag.object.name=/^(test|describe)$/]`,
        ]}) > .arguments:matches([value.length>100], :has(TemplateElement[value.raw.length>100])):first-child`,
        message: "The title of a test has at most 100 letters.",
      },
    ],
  },
};

/** Names that some files may not import. Where two blocks fit a file, the later one counts, alone. */
const restrictImports = (files, ...paths) => ({
  files,
  rules: { "no-restricted-imports": ["error", { paths }] },
});

export default defineConfig(
  {
    ignores: ["**/public", ".cache", "test-results", "src/gatsby-types.d.ts"],
  },
  tseslint.configs.recommended,
  {
    files: ["src/**", "gatsby-*.tsx"],
    extends: [
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
    ],
  },
  textAlone,
  shortTitles,
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
    plugins: { boundaries },
    settings: {
      "boundaries/elements": elements,
      // Files of the root, scripts/ and forms/ would not be looked at.
      "boundaries/files": [{ category: "any", pattern: "**" }],
      // Its folders have the same names.
      "boundaries/ignore": ["__tests__/**"],
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } },
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "allow", policies }],
    },
  },
  {
    // The error of a promise that is not awaited is lost, and in a test its failure. The rule needs types, which take half of the time.
    files: ["**/*.{ts,tsx,mts}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },

  restrictImports(["src/**"], styles, link, graphql),
  restrictImports(["src/{pages,templates}/**", "src/site.ts"], styles, link),
  restrictImports(["src/components/SmartLink.tsx"], styles, graphql),
  {
    files: ["gatsby-{browser,ssr}.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["**/content/**", "**/atlas/**"],
              allowTypeImports: true,
              message: `This becomes part of the pages; ${SEE}.`,
            },
          ],
        },
      ],
    },
  },
);
