import { execFile } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { temporaryFolder } from "../../scripts/temporaryFolder";
import { readData } from "../../src/content/readData";
import { followed, said, tasks } from "../support/guide";

/** What the guide's photo is to be called. */
export const photo = said("Put a photo on a country page").photo as {
  file: string;
  alt: string;
  credit: string;
};

const root = process.cwd();

/** What a fresh clone does not have, and what the copy shares or writes for itself. */
const LEFT_OUT = [
  ...[".git", ".cache", "node_modules", "public", "test-results"],
  "data",
];

/**
 * A copy of the repository in which an editor has done everything that data/README.md describes, built once: about a minute.
 * @returns its folder, with data/ and public/
 * @throws Error with all that the build printed, when it ends with an error
 */
export async function buildEditedSite(): Promise<string> {
  const folder = temporaryFolder("edited");
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(path.relative(root, source)),
  });
  symlinkSync(
    path.join(root, "node_modules"),
    path.join(folder, "node_modules"),
    "junction", // the kind that Windows lets anybody make
  );
  const picture = { path: `images/${photo.file}`, bytes: await aPhoto() };
  const files = followed(tasks, [...readData(), picture]);
  for (const { path: file, bytes } of files) {
    const target = path.join(folder, "data", file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  try {
    await build(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return folder;
}

const aPhoto = () =>
  sharp({
    create: { width: 2000, height: 1200, channels: 3, background: "teal" },
  })
    .jpeg()
    .toBuffer();

/** Builds a site from its own data/, without SITE_URL and PATH_PREFIX, which say where another one is published. */
function build(folder: string) {
  const { SITE_URL, PATH_PREFIX, DATA_FOLDER, ...env } = process.env;
  const gatsby = path.join(folder, "node_modules/gatsby/cli.js");
  return promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: folder,
    env: { ...env, GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: Infinity,
  });
}
