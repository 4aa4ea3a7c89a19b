// @ts-check
// node scripts/install.mjs [folder]: installs a folder's packages, where any is missing or not as package-lock.json has it.
// Runs before anything is installed, so it needs nothing but Node's own modules.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathError } from "./pathError.mjs";

const folder = process.argv[2] ?? ".";

/** @param {string} file */
const packagesIn = (file) =>
  JSON.parse(readFileSync(path.join(folder, file), "utf8")).packages;

/** npm writes into node_modules what it installed. Packages for other systems may be absent: they are optional. */
function isCurrent() {
  const written = "node_modules/.package-lock.json";
  if (!existsSync(path.join(folder, written))) return false;
  const installed = packagesIn(written);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([name, { version, optional, devOptional }]) =>
      name === "" ||
      (installed[name]
        ? installed[name].version === version
        : optional || devOptional),
  );
}

function main() {
  const error = pathError(process.cwd());
  if (error) {
    console.error(error);
    process.exitCode = 1;
    return;
  }
  if (isCurrent()) return;
  // Also where NODE_ENV is "production": builds, tests and types need the development packages.
  const command = "npm ci --include=dev";
  console.log(`Installing packages in ${path.resolve(folder)}: ${command}…`);
  const { status } = spawnSync(command, {
    cwd: folder,
    stdio: "inherit",
    shell: true,
  });
  process.exitCode = status ?? 1;
}

main();
