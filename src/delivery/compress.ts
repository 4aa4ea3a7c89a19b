import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesIn } from "./page";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Not Workbox's .dev.js: they lie beside its scripts in use, and nobody asks for them. */
const TEXT = /(?<!\.dev)\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Below this an answer fits into one packet anyway. */
const WORTHWHILE_BYTES = 800;

/**
 * Brotli's best takes long, which hundreds of countries would have the build pay for: 112 ms for a page, where 6 takes 2
 * for a seventh more bytes, and 13 ms for a drawing, where 10 takes 4 for 3 % more.
 */
const qualityOf = (file: string) =>
  /^country\//.test(file) ? 6 : OF_COUNTRIES.test(file) ? 10 : 11;

const OF_COUNTRIES = /^(page-data\/country|atlas|flags)\//;

/**
 * Puts .br and .gz beside every text of a built site, for servers that send them as they are. Netlify and Cloudflare
 * compress by themselves.
 */
export async function compress(folder: string): Promise<void> {
  const { NETLIFY, CF_PAGES } = process.env;
  if (NETLIFY || CF_PAGES) return;
  const queue = filesIn(folder)
    .filter((file) => TEXT.test(file))
    .values();
  const work = async () => {
    for (const file of queue) await compressFile(folder, file);
  };
  // Several at once, all from the same queue: zlib runs in threads of its own.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
}

async function compressFile(folder: string, file: string) {
  const content = await readFile(path.join(folder, file));
  if (content.length < WORTHWHILE_BYTES) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    gzip(content, { level: 9 }),
  ]);
  await writeFile(path.join(folder, `${file}.br`), br);
  await writeFile(path.join(folder, `${file}.gz`), gz);
}
