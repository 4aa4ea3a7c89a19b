// Where Jest is started from does not matter to it; npm test sets this as well.
process.env.DATA_FOLDER = "__tests__/data";
// Far from Greenwich and from India: whatever counts the visitor's days or hours must say whose.
process.env.TZ = "America/Los_Angeles";

/** Packages that are written as ES modules only, which Jest cannot load as they are. */
const esModules = [
  "d3-[a-z-]+",
  "internmap",
  "delaunator",
  "robust-predicates",
  "lucide-react",
];

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  roots: ["<rootDir>/__tests__"],
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/__tests__/browser/"],
  transform: {
    "\\.m?[jt]sx?$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  moduleNameMapper: {
    "\\.(css|woff2|avif|webp|png|jpe?g|svg)$":
      "<rootDir>/__tests__/support/empty.js",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  // Gatsby puts it into the site's scripts.
  globals: { __PATH_PREFIX__: "" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
};
