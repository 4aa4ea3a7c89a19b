const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const path = require("node:path");
const { TEST_LIMIT } = require("./__tests__/support/limits");

// Tests find files from the project's root, wherever Jest is started.
process.chdir(__dirname);
// Ignore what the shell sets.
process.env.DATA_FOLDER = "__tests__/data";
delete process.env.SITE_URL;
delete process.env.PATH_PREFIX;
// What tests write goes when they end.
const temporary = mkdtempSync(path.join(tmpdir(), "longitude-jest-"));
process.env.TMPDIR = process.env.TEMP = temporary;
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
// A zone far from UTC and India exposes code that uses the machine's clock.
process.env.TZ = "America/Los_Angeles";
// Characters of DOM printed when a query fails.
process.env.DEBUG_PRINT_LIMIT ??= "1000";

/** Packages that are written as ES modules only, which Jest cannot load as they are. */
const esModules = ["d3-[a-z-]+", "postcss-styled-syntax"];

/** @type {import("jest").Config} */
const common = {
  // Not in the folder for what is thrown away: it also says which files take long, so that these begin first.
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  // Those of the code, too: --findRelatedTests looks there.
  roots: ["__tests__", "plugins", "scripts", "src"].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  transform: {
    "\\.m?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          // What the oldest Node can run is left as it is.
          target: "es2023",
        },
        module: { type: "commonjs" },
        // Only what is said here counts.
        swcrc: false,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  moduleNameMapper: {
    "\\.(css|woff2)$": "<rootDir>/__tests__/support/empty.js",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  // Through Jest's sandbox globals are slow to reach: maps, which are all arithmetic, would take five times as long.
  sandboxInjectedGlobals:
    "Math Object Array Number String RegExp Map Set Symbol JSON".split(" "),
  // Gatsby puts it into the site's scripts.
  globals: { __PATH_PREFIX__: "" },
};

/**
 * Logic runs in Node alone. Components are drawn in a DOM, with what Gatsby answered to the queries of the tests' site:
 * nothing would keep answers true that are written by hand. The tests of built/ read that site. Both need it to be built.
 * @type {import("jest").Config}
 */
module.exports = {
  testTimeout: TEST_LIMIT,
  // Jest would leave one processor without work.
  maxWorkers: "100%",
  projects: [
    {
      ...common,
      displayName: "node",
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: ["/__tests__/built/"],
    },
    { ...common, displayName: "built", testMatch: ["**/built/*.test.ts"] },
    {
      ...common,
      displayName: "jsdom",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
    },
  ],
};
