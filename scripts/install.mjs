// @ts-check
// node scripts/install.mjs [folder]: installs a folder's packages, where any is missing or not as package-lock.json has it.
// Runs before anything is installed, so it imports nothing but Node's own modules.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = process.argv[2] ?? ".";

/** Gatsby and its packages put the project's path into globs, addresses and quoted strings without escaping it. */
const NOT_IN_PATHS = /[()[\]{}!*?#%'"`|<>:\\]/;

/** @returns what is wrong with the project's path, in a sentence; undefined where nothing is */
function pathError(project = process.cwd()) {
  const { root } = path.parse(project);
  for (const name of project.slice(root.length).split(path.sep)) {
    const [character] = NOT_IN_PATHS.exec(name) ?? [];
    if (character)
      return `The site cannot be built in ${project}: the folder "${name}" has the character ${character} in its name. Rename it, or move the project to another folder.`;
  }
}

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
  const error = pathError();
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
