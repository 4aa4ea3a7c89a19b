/** @jest-environment node */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Configuration, type Stats } from "webpack";
import { cacheByVersions } from "../../src/lib/webpackCache";

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "webpack-cache-"));
const inFolder = (name: string) => path.join(folder, name);

const SETTINGS = [
  "package-lock.json",
  "package.json",
  "postcss.config.js",
  "src/delivery/styled/stripCss.js",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

const LONG_AGO = new Date("2025-01-01");

beforeAll(() => {
  for (const name of SETTINGS) {
    mkdirSync(path.dirname(inFolder(name)), { recursive: true });
    writeFileSync(inFolder(name), "{}");
  }
  writeFileSync(inFolder("loader.js"), "module.exports = (code) => code;");
  writeFileSync(inFolder("entry.js"), "console.log(1);");
  // What has only just been written webpack does not trust to stay, and keeps nothing of it.
  for (const name of [...SETTINGS, "loader.js", "entry.js"])
    utimesSync(inFolder(name), LONG_AGO, LONG_AGO);
  process.chdir(folder);
});
afterAll(() => process.chdir(root));

/** What a stage of Gatsby's build does with our settings. */
function build(): Promise<Stats> {
  let ours: Configuration = {};
  const setWebpackConfig = (config: Configuration) => (ours = config);
  cacheByVersions({ actions: { setWebpackConfig } } as never);
  const compiler = webpack({
    mode: "development",
    context: folder,
    entry: inFolder("entry.js"),
    module: { rules: [{ test: /entry/, use: inFolder("loader.js") }] },
    plugins: ours.plugins,
    cache: {
      type: "filesystem",
      cacheLocation: inFolder(".cache/webpack"),
      buildDependencies: { config: [require.resolve("webpack")] },
      ...(ours.cache as object),
    },
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (stats ? resolve(stats) : reject(error))),
    ),
  );
}

/** Was the one module made anew, or taken from the last build? */
const isMadeAnew = ({ compilation }: Stats) =>
  [...compilation.modules].some((module) =>
    compilation.builtModules.has(module),
  );

test("follows no file of webpack and its loaders", async () => {
  const { compilation } = await build();
  expect([...compilation.buildDependencies]).toEqual([]);
});

test("the next build takes what the last one made", async () => {
  expect(isMadeAnew(await build())).toBe(false);
});

test("makes a file anew that has changed", async () => {
  appendFileSync(inFolder("entry.js"), "console.log(2);");
  expect(isMadeAnew(await build())).toBe(true);
});

test.each(SETTINGS)(
  "makes everything anew after a change in %s",
  async (name) => {
    await build();
    appendFileSync(inFolder(name), " ");
    expect(isMadeAnew(await build())).toBe(true);
  },
);
