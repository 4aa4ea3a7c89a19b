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

/** Rules of a _headers file, as Netlify and Cloudflare Pages read it: a path, and indented below it its headers. */
function rulesIn(text: string) {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n")) {
    const [, name, value = ""] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)!.headers[name] = value;
    else if (line.startsWith("/")) rules.push({ path: line, headers: {} });
  }
  return rules;
}

/**
 * The headers of every answer, said once, in static/_headers.
 * @param folder with a _headers file; without one there are only the defaults
 * @returns what gives those for a path such as "/about"
 */
export function siteHeaders(folder = "static") {
  const file = path.join(folder, "_headers");
  const rules = existsSync(file) ? rulesIn(readFileSync(file, "utf8")) : [];
  return (address: string): Record<string, string> => {
    const fitting = rules.filter(({ path }) =>
      path.endsWith("*")
        ? address.startsWith(path.slice(0, -1))
        : address === path,
    );
    return Object.assign(
      {},
      DEFAULTS,
      ...fitting.map(({ headers }) => headers),
    );
  };
}
