// @ts-check
// npm run smoke:without [-- plugin …]: builds a copy of the project without one of its plugins after the other, and visits all its
// pages. Only what the plugin's README promises may be gone.
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { install } from "./install.mjs";

/** Without its records there is no site. */
const SOURCE = "gatsby-source-checked-json";
const named = process.argv.slice(2);
const plugins = fs
  .readdirSync("plugins")
  .filter((name) =>
    named.length > 0 ? named.includes(name) : name !== SOURCE,
  );

/** What goes with a plugin: the policy refuses styles that scripts make. @type {Record<string, string>} */
const GOES_WITH = {
  "gatsby-plugin-static-styles": "gatsby-plugin-page-policy",
};

/** What a build and its visit need. */
const COPIED =
  /^(data|src|plugins|static|scripts|__tests__|gatsby-.*|package(-lock)?\.json|(postcss|playwright)\.config\.[jt]s|tsconfig\.json)$/;

/** @param {string} plugin @returns {boolean} whether the site without it passes */
function passes(plugin) {
  const copy = fs.mkdtempSync(path.join(tmpdir(), "longitude-without-"));
  for (const name of fs.readdirSync(".").filter((name) => COPIED.test(name)))
    fs.cpSync(name, path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  const config = path.join(copy, "gatsby-config.ts");
  const text = fs.readFileSync(config, "utf8").replace(
    "export default config;",
    `config.plugins = config.plugins?.filter((plugin) =>
       plugin && !["${plugin}", "${GOES_WITH[plugin]}"].includes(typeof plugin === "string" ? plugin : plugin.resolve));
     export default config;`,
  );
  fs.writeFileSync(config, text);
  const { status } = spawnSync("npm run build && npm run smoke", {
    cwd: copy,
    shell: true,
    stdio: "inherit",
  });
  fs.rmSync(copy, { recursive: true });
  return status === 0;
}

// A copy has a link to the packages: it must find nothing to install.
install(".");
const failed = plugins.filter((plugin) => !passes(plugin));
if (failed.length > 0) {
  console.error(`The site does not pass without ${failed.join(", ")}.`);
  process.exitCode = 1;
}
