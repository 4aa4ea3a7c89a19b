import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

export type Encoding = "br" | "gzip";

/** A file as it goes out. `encoded` gives it compressed; null where that would gain nothing. */
export type SiteFile = {
  type: string;
  etag: string;
  body: Buffer;
  encoded: ((encoding: Encoding) => Promise<Buffer>) | null;
};

const TEXT: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};
const BINARY: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** Does this name end like a file that pages load, rather than like a page? */
export function isFileType(name: string): boolean {
  const extension = path.extname(name);
  return extension !== ".html" && (extension in TEXT || extension in BINARY);
}

/** A reader of a folder's files that keeps them in memory, compressed too, until they change on disk. */
export function siteFiles(root: string) {
  const kept = new Map<string, { version: string; file: SiteFile }>();

  return async function read(name: string): Promise<SiteFile | null> {
    const version = await versionOf(path.join(root, name));
    if (!version) return null;
    const known = kept.get(name);
    if (known?.version === version) return known.file;
    const body = await readFile(path.join(root, name)).catch(() => null);
    if (!body) return null; // a build has just removed it
    const file = prepare(root, name, body);
    kept.set(name, { version, file });
    return file;
  };
}

/** Changes whenever the file does. Null where there is none, or its name is too long for this system. */
async function versionOf(file: string): Promise<string | null> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? `${stats.mtimeMs} ${stats.size}` : null;
}

function prepare(root: string, name: string, body: Buffer): SiteFile {
  const extension = path.extname(name);
  const text = TEXT[extension];
  const hash = createHash("sha256").update(body).digest("base64url");
  return {
    type: text
      ? `${text}; charset=utf-8`
      : (BINARY[extension] ?? "application/octet-stream"),
    etag: hash.slice(0, 22),
    body,
    encoded: text ? compressor(path.join(root, name), body) : null,
  };
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Brotli's best, 11, makes scripts a tenth smaller, and whoever asks first would wait twenty times as long. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
const ENDING = { br: ".br", gzip: ".gz" };

/** What the build has laid beside the file, as hosts send it; where that is missing or older, compressed when first asked. */
function compressor(file: string, body: Buffer) {
  const done = new Map<Encoding, Promise<Buffer>>();
  async function compressed(encoding: Encoding): Promise<Buffer> {
    const laid = file + ENDING[encoding];
    const [from, to] = await Promise.all([
      stat(file),
      stat(laid).catch(() => null),
    ]);
    if (to && to.mtimeMs >= from.mtimeMs) return readFile(laid);
    return encoding === "br" ? brotli(body, BROTLI) : gzip(body);
  }
  return (encoding: Encoding): Promise<Buffer> => {
    const result = done.get(encoding) ?? compressed(encoding);
    done.set(encoding, result);
    return result;
  };
}
