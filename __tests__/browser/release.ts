import { createHash } from "node:crypto";
import {
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../scripts/temporaryFolder";
import type { SiteSettings } from "../../src/content/model";
import { readJson } from "../../src/content/readData";
import { filesIn, parseHtml } from "../../src/delivery/page";
import { otherHosts, policyOf } from "../../src/delivery/policy";

const { tagline } = readJson<SiteSettings>("site.json");

/** How the footer's tagline reads in a release: layout and data say the same, or the page is a mixture. */
export const taglineOf = (version: number) => `${tagline} Version ${version}.`;

const TEXT = /\.(html|js|json|css)$/;
const HASHED = /^.*[-.]([0-9a-f]{20})\.(js|css)$/;

/**
 * A later release of the built site, as a build would make it, in a folder of its own: every script has another name and sets
 * window.version, the tagline has another text, `removed` is gone, and the service worker lists all this.
 */
export function release(
  version: number,
  removed: string[] = [],
  site = "public",
): string {
  const folder = temporaryFolder("release");
  cpSync(site, folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  for (const page of removed)
    for (const part of [page, `${page}.html`, `page-data/${page}`])
      rmSync(path.join(folder, part), { recursive: true, force: true });

  const files = filesIn(folder);
  const names = new Map(
    files.flatMap((file) => {
      const [, hash] = HASHED.exec(file) ?? [];
      return hash ? [[hash, otherHash(hash, version)] as const] : [];
    }),
  );
  const build = /webpackCompilationHash":"([0-9a-f]+)"/.exec(
    readFileSync(path.join(folder, "page-data/app-data.json"), "utf8"),
  )?.[1];
  if (build) names.set(build, otherHash(build, version));

  for (const file of files.filter((file) => TEXT.test(file))) {
    const place = path.join(folder, file);
    let text = readFileSync(place, "utf8");
    for (const [from, to] of names) text = text.replaceAll(from, to);
    if (!file.endsWith(".js"))
      text = text.replaceAll(tagline, taglineOf(version));
    if (/^assets\/app-/.test(file)) text = `window.version=${version};${text}`;
    if (file.endsWith(".html") && !file.startsWith("_gatsby"))
      text = withPolicy(text);
    writeFileSync(place, text);
    const [, hash] = HASHED.exec(file) ?? [];
    if (hash)
      renameSync(
        place,
        path.join(folder, file.replace(hash, names.get(hash)!)),
      );
  }
  writeFileSync(path.join(folder, "sw.js"), listed(folder, removed));
  return folder;
}

function withPolicy(html: string): string {
  const $ = parseHtml(html, false);
  const policy = policyOf($("script, style"), otherHosts());
  $('meta[http-equiv="Content-Security-Policy"]').attr("content", policy);
  return $.html();
}

const otherHash = (hash: string, version: number) =>
  createHash("sha1")
    .update(`${hash} ${version}`)
    .digest("hex")
    .slice(0, hash.length);

/** The service worker with the new content of each file, and without what is gone. */
function listed(folder: string, removed: string[]): string {
  return readFileSync(path.join(folder, "sw.js"), "utf8")
    .replace(
      /\{\s*"url": "([^"]+)"(?:,\s*"revision": "[^"]+")?\s*\},?/g,
      (entry, url: string) =>
        removed.some((page) => url.includes(`${page}/`)) ? "" : entry,
    )
    .replace(
      /("url": "([^"]+)",\s*"revision": ")[^"]+/g,
      (_, before: string, url: string) =>
        before +
        createHash("md5")
          .update(readFileSync(path.join(folder, url)))
          .digest("hex"),
    );
}
