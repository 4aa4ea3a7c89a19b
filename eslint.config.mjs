import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

const SEE = 'see README, "Who may import whom"';

/** Two of Gatsby's functions have one place each. */
const link = {
  name: "gatsby",
  importNames: ["Link"],
  message: `Gatsby's Link appears in ui/SmartLink.tsx only: use SmartLink; ${SEE}.`,
};
const graphql = {
  name: "gatsby",
  importNames: ["graphql"],
  message: `graphql appears in pages/, templates/ and layout/useSiteQuery.ts only; ${SEE}.`,
};

/** Each icon has a module of its own; the list of all of them made webpack read two thousand files, twice. */
const icons = {
  name: "lucide-react",
  message:
    'Import one icon: import ArrowRight from "lucide-react/icons/arrow-right".',
};

/** Folders of src/ that some files may not import. Types of content may go everywhere, its code (zod) not. */
const folders = (who, ...names) =>
  names.map((name) => ({
    group: [`**/${name}`, `**/${name}/**`],
    allowTypeImports: name === "content",
    message: `${who} may not import ${name}${name === "content" ? " as code, only its types" : ""}; ${SEE}.`,
  }));

/** What pages are made of. */
const DRAWN = ["pages", "templates", "sections", "features", "layout", "ui"];

/** What belongs to the build, and to the frame that Gatsby's own files give the browser. */
const NOT_FOR_PAGES = ["content", "atlas", "sharing", "delivery"];

/** What some files may not import. Where two blocks fit a file, the later one counts, alone. */
const keep = (files, patterns, paths = []) => ({
  files,
  rules: {
    "no-restricted-imports": ["error", { patterns, paths: [...paths, icons] }],
  },
});

export default defineConfig(
  {
    ignores: ["public", ".cache", "test-results", "src/gatsby-types.d.ts"],
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
    // Styles are made when the site is built (src/delivery/), and know no props.
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

  keep(
    ["gatsby-*.tsx"],
    folders("The browser's code", "content", "atlas", "sharing"),
  ),
  keep(["scripts/**"], folders("scripts", "atlas")),
  keep(["src/pages/**"], folders("pages", "templates", ...NOT_FOR_PAGES), [
    link,
  ]),
  keep(["src/templates/**"], folders("templates", "pages", ...NOT_FOR_PAGES), [
    link,
  ]),
  keep(
    ["src/sections/**"],
    [
      ...folders(
        "sections",
        "pages",
        "templates",
        "features",
        "layout",
        ...NOT_FOR_PAGES,
      ),
      {
        regex: String.raw`^\.\./(?!\.\./)`,
        message: `A section belongs to one page: what two pages need belongs in ui/; ${SEE}.`,
      },
    ],
    [link, graphql],
  ),
  keep(
    ["src/features/**"],
    [
      ...folders(
        "features",
        "pages",
        "templates",
        "sections",
        "layout",
        ...NOT_FOR_PAGES,
      ),
      {
        // A feature has no folders of its own, so one step up always leaves it, and two steps lead to src/.
        regex: String.raw`^\.\./(?!\.\./)|/features/`,
        message: `A feature may not import another one: what both need belongs in lib/ or ui/; ${SEE}.`,
      },
    ],
    [link, graphql],
  ),
  ...[
    { files: ["src/layout/**"], paths: [link, graphql] },
    { files: ["src/layout/useSiteQuery.ts"], paths: [link] },
  ].map(({ files, paths }) =>
    keep(
      files,
      folders(
        "layout",
        "pages",
        "templates",
        "sections",
        "features",
        ...NOT_FOR_PAGES,
      ),
      paths,
    ),
  ),
  ...[
    { files: ["src/ui/**"], paths: [link, graphql] },
    { files: ["src/ui/SmartLink.tsx"], paths: [graphql] },
  ].map(({ files, paths }) =>
    keep(
      files,
      folders(
        "ui",
        "pages",
        "templates",
        "sections",
        "features",
        "layout",
        ...NOT_FOR_PAGES,
      ),
      paths,
    ),
  ),
  keep(
    ["src/lib/**"],
    [
      ...folders("lib", "content"),
      {
        regex: String.raw`^\.\./(?!content/)`,
        message: `lib may import nothing of ours but the types of content; ${SEE}.`,
      },
    ],
    [link, graphql],
  ),
  keep(
    ["src/content/**"],
    [
      {
        // One or two steps up from a folder of the model lead to lib/, or stay within content.
        regex: String.raw`^\.\./(?!(?:\.\./)?lib/|fields$|shared$)|^\./check/`,
        message: `content may import nothing of ours but lib, and nothing of its check; ${SEE}.`,
      },
    ],
    [link, graphql],
  ),
  keep(
    ["src/content/check/**"],
    [
      {
        // One step up is content itself, two steps lead to src/.
        regex: String.raw`^\.\./\.\./(?!lib/)`,
        message: `content/check may import content and lib; ${SEE}.`,
      },
    ],
    [link, graphql],
  ),
  // Node's alone.
  ...Object.entries({
    atlas: [],
    sharing: ["atlas"],
    delivery: ["content"],
  }).map(([folder, allowed]) =>
    keep(
      [`src/${folder}/**`],
      folders(
        folder,
        ...[...DRAWN, ...NOT_FOR_PAGES].filter(
          (name) => name !== folder && !allowed.includes(name),
        ),
      ),
      [link, graphql],
    ),
  ),
);
