import { createHash } from "node:crypto";
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { SiteSettings } from "../../src/content/model";
import { readJson } from "../../src/content/readData";
import { temporaryFolder } from "../support/temporaryFolder";

const { tagline } = readJson<SiteSettings>("site.json");

/** How the footer's tagline reads in a release: layout and data say the same, or the page is a mixture. */
export const taglineOf = (version: number) => `${tagline} Version ${version}.`;

const hash = (text: string, kind: string, form: "hex" | "base64" = "hex") =>
  createHash(kind).update(text).digest(form);

/** The policy's hashes of a page's inline scripts, as they are now. */
function withHashes(html: string): string {
  const scripts = [
    ...html.matchAll(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs),
  ];
  const hashes = scripts.map(
    ([, text = ""]) => ` &#x27;sha256-${hash(text, "sha256", "base64")}&#x27;`,
  );
  return html.replace(
    /(?<=script-src &#x27;self&#x27;).*?(?=; style-src)/,
    hashes.join(""),
  );
}

/**
 * A later release of the built site, as a build would make it, in a folder of its own: every script has another name and sets
 * window.version, the tagline has another text, `removed` is gone, and the service worker lists all this.
 */
export function release(version: number, removed: string[] = []): string {
  const folder = temporaryFolder("release");
  cpSync("public", folder, { recursive: true });
  for (const page of removed)
    for (const part of [page, `${page}.html`, `page-data/${page}`])
      rmSync(path.join(folder, part), { recursive: true, force: true });

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const read = (file: string) => readFileSync(file, "utf8");
  const old = new Set(
    files.flatMap((file) => /-([0-9a-f]{20})\.js$/.exec(file)?.[1] ?? []),
  );
  const { webpackCompilationHash } = JSON.parse(
    read(path.join(folder, "page-data/app-data.json")),
  ) as { webpackCompilationHash: string };
  const later = (text: string) =>
    [...old, webpackCompilationHash].reduce(
      (all, one) =>
        all.replaceAll(one, hash(one + version, "sha256").slice(0, 20)),
      text,
    );

  for (const file of files) {
    let text = later(read(file));
    if (!file.endsWith(".js"))
      text = text.replaceAll(tagline, taglineOf(version));
    if (/\/app-[0-9a-f]{20}\.js$/.test(file))
      text = `window.version=${version};${text}`;
    if (file.endsWith(".html")) text = withHashes(text);
    writeFileSync(file, text);
    renameSync(file, later(file));
  }

  // What is gone is not listed, and what has changed has another revision.
  const worker = path.join(folder, "sw.js");
  const listed = read(worker)
    .replace(/\{\s*"url": "([^"]+)"[^}]*\},?/g, (entry, url: string) =>
      removed.some((page) => url.includes(`${page}/`)) ? "" : entry,
    )
    .replace(
      /("url": "([^"]+)",\s*"revision": ")[^"]+/g,
      (_, before: string, url: string) =>
        before + hash(read(path.join(folder, url)), "md5"),
    );
  writeFileSync(worker, listed);
  return folder;
}
