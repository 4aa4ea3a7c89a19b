import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { readJson } from "../../src/content/dataFolder";
import { temporaryFolder } from "../support/temporaryFolder";

const { tagline } = readJson("site.json");

/** How the footer's tagline reads in a release: layout and data say the same, or the page is a mixture. */
export const taglineOf = (version: number) => `${tagline} Version ${version}.`;

/**
 * A later release of the built site, in another folder: every script has another name and sets window.version, the
 * tagline has another text, the page `gone` is gone, and the service worker lists all this. Pages have no policy, whose
 * hashes would be others.
 */
export function release(version: number, gone?: string): string {
  const folder = temporaryFolder("release");
  cpSync("public", folder, {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  if (gone)
    for (const part of [gone, `${gone}.html`, `page-data/${gone}`])
      rmSync(path.join(folder, part), { recursive: true });

  /** The hashes of scripts and of the whole site are those of this release. */
  const renamed = (text: string) =>
    text.replace(/\b[0-9a-f](?=[0-9a-f]{19}\b)/g, String(version));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files) {
    let text = renamed(readFileSync(file, "utf8"));
    if (!file.endsWith(".js"))
      text = text
        .replaceAll(tagline, taglineOf(version))
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    if (/\/app-\w+\.js$/.test(file)) text = `window.version=${version};${text}`;
    if (file.endsWith("/sw.js"))
      text = text
        .replace(/\{\s*"url": "([^"]+)"[^}]*\},?/g, (entry, url: string) =>
          gone && url.includes(`${gone}/`) ? "" : entry,
        )
        .replace(/"revision": "/g, `$&${version}`);
    writeFileSync(file, text);
    renameSync(file, renamed(file));
  }
  return folder;
}
