import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Not Workbox's .dev.js: they lie beside its scripts in use, and nobody asks for them. */
const TEXT = /(?<!\.dev)\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Below this an answer fits into one packet anyway. */
const WORTHWHILE_BYTES = 800;

/**
 * Lays .br and .gz beside every text of a built site, for servers that send them as they are, and takes away those of an
 * earlier build that no text goes with any more.
 */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await removeOrphans(files);
  // One file after another for each core, all from the same queue.
  const queue = files.filter((file) => TEXT.test(file)).values();
  const work = async () => {
    for (const file of queue) if (await isStale(file)) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Where the text itself is gone. A .gz without a .br is none of ours. */
async function removeOrphans(files: readonly string[]) {
  const there = new Set(files);
  const gone = files
    .map((file) => file.replace(/\.br$/, ""))
    .filter((file) => TEXT.test(file) && !there.has(file));
  await Promise.all(gone.map(removeForms));
}

/** Was a file written after its compressed form? */
async function isStale(file: string): Promise<boolean> {
  const compressed = await stat(`${file}.br`).catch(() => null);
  return !compressed || compressed.mtimeMs <= (await stat(file)).mtimeMs;
}

async function compressFile(file: string) {
  const content = await readFile(file);
  // What it had while it was longer would go out in its place.
  if (content.length < WORTHWHILE_BYTES) return removeForms(file);
  const [br, gz] = await Promise.all([
    brotli(content),
    gzip(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

async function removeForms(file: string) {
  await rm(`${file}.br`, { force: true });
  await rm(`${file}.gz`, { force: true });
}
