// @ts-check
// Installs packages before anything is installed: it needs nothing but Node's own modules.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathError } from "./pathError.mjs";
import { run } from "./steps.mjs";

/** @param {string} file @returns {[string, { version?: string, optional?: boolean, devOptional?: boolean }][]} packages by their folders */
const packagesIn = (file) =>
  Object.entries(JSON.parse(readFileSync(file, "utf8")).packages);

/**
 * Are all packages of a folder there, as package-lock.json has them? npm writes into node_modules what it has installed;
 * packages for other systems are not among these: they are optional.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const written = path.join(folder, "node_modules/.package-lock.json");
  if (!existsSync(written)) return false;
  const installed = new Map(packagesIn(written));
  return packagesIn(path.join(folder, "package-lock.json")).every(
    ([name, { version, optional, devOptional }]) =>
      name === "" ||
      (installed.has(name)
        ? installed.get(name)?.version === version &&
          existsSync(path.join(folder, name, "package.json"))
        : optional || devOptional),
  );
}

/**
 * Installs a folder's packages where any is missing or of another version.
 * @param {string} [folder]
 * @throws {Error} where no site can be built in this project's folder, or npm fails
 */
export async function install(folder = ".") {
  const error = pathError(process.cwd());
  if (error) throw new Error(error);
  if (isInstalled(folder)) return;
  const name = folder === "." ? "install" : `install ${folder}`;
  // Whatever NODE_ENV, a package above this folder that names it as its workspace, or npm's settings say.
  await run(
    name,
    "npm ci --include=dev --no-workspaces --install-strategy=hoisted",
    { folder },
  );
}
