import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { dataFolder } from "../src/content/readData";

const root = process.cwd();

/** What a fresh clone does not have, or the copy shares. */
const LEFT_OUT = [".git", ".cache", "node_modules", "public", "test-results"];

/** A new folder for something that is thrown away. */
export const temporaryFolder = (name: string) =>
  realpathSync(mkdtempSync(path.join(os.tmpdir(), `longitude-${name}-`)));

/** The installed packages, as if they were installed in that folder. */
export const sharePackages = (folder: string) =>
  symlinkSync(
    path.join(root, "node_modules"),
    path.join(folder, "node_modules"),
    "junction", // the kind that Windows lets anybody make
  );

/** A copy of the repository as a fresh clone of it would be, to be changed and built; with the tests' content in data/ where these run. @returns its folder */
export function copySite(): string {
  const folder = temporaryFolder("copy");
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(path.relative(root, source)),
  });
  const data = path.join(folder, "data");
  rmSync(data, { recursive: true });
  cpSync(dataFolder(), data, { recursive: true });
  sharePackages(folder);
  return folder;
}

/**
 * Builds a site from its own data/, without SITE_URL and PATH_PREFIX, which say where another one is published.
 * @throws Error with all that the build printed, when it fails
 */
export async function buildSite(folder: string): Promise<void> {
  const { SITE_URL, PATH_PREFIX, DATA_FOLDER, ...env } = process.env;
  const gatsby = path.join(folder, "node_modules/gatsby/cli.js");
  // Over an earlier build, pages and their data would be of two versions.
  for (const command of ["clean", "build"])
    await promisify(execFile)(process.execPath, [gatsby, command], {
      cwd: folder,
      env: { ...env, GATSBY_TELEMETRY_DISABLED: "1" },
      maxBuffer: Infinity,
    });
}
