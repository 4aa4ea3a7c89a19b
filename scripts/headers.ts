import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folders of files: what is missing there is a missing file, and never the way home. */
export const FILE_FOLDERS = [
  ...["page-data", "icons", "sharing"],
  // Their files have a hash in their names, or in the folder's below.
  ...["assets", "static", "atlas", "flags"],
];

/** What hosts do where _headers names no rule about it: browsers ask each time, and get an empty 304. */
const DEFAULTS = { "Cache-Control": "no-cache" };

/** Rules of a _headers file, as Netlify and Cloudflare Pages read it: a path, and below it its headers. */
function rules(text: string): [path: string, headers: [string, string][]][] {
  const blocks = text
    .replace(/^#.*\n/gm, "")
    .trim()
    .split(/\n(?=\/)/);
  return blocks.map((block) => {
    const [path = "", ...headers] = block.trim().split("\n");
    return [
      path,
      headers.map((line) => {
        const [, name = "", value = ""] =
          /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
        return [name, value];
      }),
    ];
  });
}

/**
 * The headers of every answer, said once, in static/_headers.
 * @param folder with a _headers file; without one there are only the defaults
 * @returns what gives those for a path such as "/about"
 */
export function siteHeaders(folder = "static") {
  const file = path.join(folder, "_headers");
  const known = existsSync(file) ? rules(readFileSync(file, "utf8")) : [];
  return (address: string): Record<string, string> => {
    const fitting = known.filter(([rule]) =>
      rule.endsWith("*")
        ? address.startsWith(rule.slice(0, -1))
        : address === rule,
    );
    return Object.assign(
      {},
      DEFAULTS,
      ...fitting.map(([, headers]) => Object.fromEntries(headers)),
    ) as Record<string, string>;
  };
}
