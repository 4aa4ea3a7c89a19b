// @ts-check
// Installs packages before anything is installed: it needs nothing but Node's own modules.
import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Gatsby and its packages put the project's path into globs, addresses and quoted strings without escaping it. */
const NOT_IN_PATHS = /[()[\]{}!*?#%'"`|<>:\\]/;

/** @param {string} project the path of its folder @returns {string} why the site cannot be built there; "" where it can */
export function pathError(project) {
  const names = project.slice(path.parse(project).root.length).split(path.sep);
  const name = names.find((name) => NOT_IN_PATHS.test(name));
  return name
    ? `The site cannot be built in ${project}: the folder "${name}" has the character ${NOT_IN_PATHS.exec(name)} in its name. Rename it, or move the project to another folder.`
    : "";
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} packages by their folders */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};

/** Are the packages of package-lock.json installed? npm writes down which ones are. Optional ones may be for other systems. @param {string} folder */
export function isInstalled(folder) {
  const there = packagesIn(`${folder}/node_modules/.package-lock.json`);
  return Object.entries(packagesIn(`${folder}/package-lock.json`)).every(
    ([name, { version, optional, devOptional }]) =>
      !name || optional || devOptional || there[name]?.version === version,
  );
}

/** Installs a folder's packages where any is missing or of another version. @param {string} folder @throws {Error} where npm fails */
export function install(folder) {
  if (isInstalled(folder)) return;
  // Whatever NODE_ENV, a package above this folder that names it as its workspace, or npm's settings say.
  const npm = "npm ci --include=dev --no-workspaces --install-strategy=hoisted";
  execSync(npm, { cwd: folder, stdio: "inherit" });
}
