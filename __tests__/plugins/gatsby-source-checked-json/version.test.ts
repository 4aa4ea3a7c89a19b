// Specification: 5.6
import path from "node:path";
import webpack, { type WebpackPluginInstance } from "webpack";
import { onCreateWebpackConfig } from "../../../plugins/gatsby-source-checked-json/gatsby-node";
import { temporaryFolder } from "../../support/temporaryFolder";

const code = temporaryFolder("code", { "script.js": "" });
const entry = path.join(code, "script.js");

/** Webpack's hash of a script, which Gatsby takes for the version of the site. @param files what Gatsby has read */
function version(files: Record<string, string>): Promise<string> {
  const plugins: WebpackPluginInstance[] = [];
  const nodes = Object.entries(files).map(([relativePath, contentDigest]) => ({
    relativePath,
    internal: { contentDigest },
  }));
  const gatsby = {
    stage: "build-javascript",
    actions: {
      setWebpackConfig: (config: { plugins: WebpackPluginInstance[] }) =>
        plugins.push(...config.plugins),
    },
    getNodesByType: () => nodes,
  };
  void onCreateWebpackConfig?.(gatsby as never, {} as never, () => {});
  const output = { path: path.join(code, "built") };
  return new Promise((resolve, reject) =>
    webpack({ mode: "none", entry, output, plugins }, (error, stats) =>
      stats?.hash ? resolve(stats.hash) : reject(error),
    ),
  );
}

test("a text that is edited, or is in another file, is a new version of the site", async () => {
  const before = await version({ "About.json": "1", "Home.json": "2" });
  expect(await version({ "Home.json": "2", "About.json": "1" })).toBe(before);
  const edited = await version({ "About.json": "3", "Home.json": "2" });
  expect(edited).not.toBe(before);
  expect(await version({ "Us.json": "3", "Home.json": "2" })).not.toBe(edited);
});
