import { cpSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import webpack, { type WebpackPluginInstance } from "webpack";
import { visitorScripts } from "../../../plugins/gatsby-plugin-page-policy/gatsby-node";
import { temporaryFolder } from "../../support/temporaryFolder";

const code = temporaryFolder("code", { "script.js": "" });
const entry = path.join(code, "script.js");

/** Webpack's hash of a script, which Gatsby takes for the version of the site. */
function version(): Promise<string> {
  const plugins: WebpackPluginInstance[] = [];
  visitorScripts({
    actions: {
      setWebpackConfig: (config: { plugins: WebpackPluginInstance[] }) =>
        plugins.push(...config.plugins),
    },
  } as never);
  const output = { path: path.join(code, "built") };
  return new Promise((resolve, reject) =>
    webpack({ mode: "none", entry, output, plugins }, (error, stats) =>
      stats?.hash ? resolve(stats.hash) : reject(error),
    ),
  );
}

test("a text that is edited, or is in another file, is a new version of the site", async () => {
  const folder = temporaryFolder("data");
  cpSync(process.env.DATA_FOLDER!, folder, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, DATA_FOLDER: folder });
  const before = await version();
  expect(await version()).toBe(before);
  writeFileSync(path.join(folder, "pages/about.json"), "{}");
  const edited = await version();
  expect(edited).not.toBe(before);
  const file = path.join(folder, "pages/about.json");
  renameSync(file, path.join(folder, "pages/about-us.json"));
  expect(await version()).not.toBe(edited);
});
