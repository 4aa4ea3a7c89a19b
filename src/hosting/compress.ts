import { readdir, readFile, stat, writeFile } from "node:fs/promises";
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

/** Lays .br and .gz beside every text of a built site, for servers that send them as they are. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // One file after another for each core, all from the same queue.
  const queue = files.values();
  const work = async () => {
    for (const file of queue) if (await isStale(file)) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Was a file written after its compressed form? */
async function isStale(file: string): Promise<boolean> {
  const compressed = await stat(`${file}.br`).catch(() => null);
  return !compressed || compressed.mtimeMs <= (await stat(file)).mtimeMs;
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.length < WORTHWHILE_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(content),
    gzip(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
