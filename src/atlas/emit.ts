import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** All that the atlas writes, which Git ignores. Gatsby copies static/ to the site as it is. */
const FOLDERS = ["static/atlas", "static/flags", "static/sharing"];

/** The content of files by their paths from the project's root. */
export type Files = Map<string, string | Buffer>;

/** Adds a file to those to be served, such as "/atlas/world.svg". @returns the address that it will have */
export type Emit = (file: string, content: string | Buffer) => string;

/**
 * Adds files to `files`, below static/. Their names get a hash of their content, because browsers keep them for ever.
 * @param prefix the path below which the site is published
 */
export const emitInto =
  (files: Files, prefix: string): Emit =>
  (file, content) => {
    const hash = createHash("sha256").update(content).digest("hex");
    const { dir, name, ext } = path.posix.parse(file);
    const address = `${dir}/${name}.${hash.slice(0, 8)}${ext}`;
    files.set(`static${address}`, content);
    return prefix + address;
  };

/** Makes the folders hold these files and no others. What is there already is left alone: Gatsby watches the folders. */
export async function writeFiles(files: Files): Promise<void> {
  for (const [file, content] of files) {
    const old = await readFile(file).catch(() => null);
    if (old?.equals(Buffer.from(content))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  for (const folder of FOLDERS) {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder, { recursive: true })) {
      const file = `${folder}/${name.split(path.sep).join("/")}`;
      // Folders have no extension.
      if (path.extname(file) && !files.has(file)) await rm(file);
    }
  }
}
