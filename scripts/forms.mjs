// @ts-check
// npm run edit, npm run forms: forms for data/, served on this computer or written for a static host.
import { existsSync } from "node:fs";
import path from "node:path";
import { ready } from "./ready.mjs";
import { npm, readJson, root, runQuietly, stop } from "./run.mjs";

const folder = path.join(root, "forms");

ready();
if (!isInstalled()) install();
// Not before the packages are there.
const { tsImport } = await import("tsx/esm/api");
const forms = await tsImport("../forms/main.ts", import.meta.url);
await (process.argv[2] === "edit" ? forms.edit(root) : forms.write(root));

/** The forms need exact versions, so what package.json says is what must be there. */
function isInstalled() {
  const { dependencies } = readJson(path.join(folder, "package.json"));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = path.join(folder, "node_modules", name, "package.json");
    return existsSync(file) && readJson(file).version === version;
  });
}

function install() {
  console.log("Installing the forms (a few seconds)…");
  const { code, output } = runQuietly(...npm("ci", "--prefix", folder));
  if (code === 0) return;
  console.error(output);
  stop(`Installing the forms failed: npm ci ended with exit code ${code}.`);
}
