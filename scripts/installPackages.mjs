// @ts-check
// Installs the packages where any is missing or not the version that package-lock.json names. Run by `npm start` and
// `npm test` before anything else, so it imports nothing that has to be installed. A Node that the site does not support
// is refused by npm itself (engine-strict in .npmrc).
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { npm, readJson, root, run, stop } from "./run.mjs";

/** Installs the packages of a folder where they are not current. Stops with what npm says when that fails. */
export async function installPackages(
  folder = root,
  what = "packages (about 2 minutes)",
) {
  if (arePackagesCurrent(folder)) return;
  console.log(`Installing ${what}…`);
  // Also where NODE_ENV is "production": the tests and types need the development packages.
  const options = ["--include=dev", "--no-audit", "--no-fund"];
  const command = npm("ci", ...options, "--prefix", folder);
  const { code, output } = await run(command);
  if (code === 0) return;
  console.error(output);
  stop(`Installing the packages failed: npm ci ended with exit code ${code}.`);
}

/** npm writes into node_modules what it installed. Packages for other systems may be absent; they are optional. @param {string} folder */
function arePackagesCurrent(folder) {
  const written = path.join(folder, "node_modules/.package-lock.json");
  if (!existsSync(written)) return false;
  const installed = readJson(written).packages;
  const wanted = readJson(path.join(folder, "package-lock.json")).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, devOptional }]) =>
      name === "" ||
      (installed[name]
        ? installed[name].version === version &&
          existsSync(path.join(folder, name, "package.json"))
        : optional || devOptional),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] || "").href)
  await installPackages();
