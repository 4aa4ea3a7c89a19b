import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { memoize } from "../../lib/memoize";
import { filesIn, pageFiles, parseHtml, pathOf } from "../page";

/** Hundreds of countries have the same styles. */
export const classesIn = memoize(
  (css: string) => new Set(css.match(/(?<=\.)sc-[a-z0-9]+-\d+/g)),
);

/** All files as visitors get them. Addresses are below the prefix. */
export function publishedSite(folder: string, prefix: string) {
  const names = filesIn(folder);
  const files = new Set(names.map((name) => `${prefix}/${name}`));
  const text = memoize((address: string) =>
    // What is missing is said by the check of files.
    files.has(address)
      ? readFileSync(path.join(folder, address.slice(prefix.length)), "utf8")
      : "",
  );
  const scripts = [...files].filter((file) => /\/assets\/.*\.js$/.test(file));
  return {
    prefix,
    files,
    /** Names of the pages' files. */
    pages: pageFiles(names),
    // What is asked of one file for many pages is found once.
    text,
    scripts,
    /** What a text takes over the wire. */
    weight: memoize((address: string) => gzipSync(text(address)).length),
    /** The ids of all components that scripts can show. */
    components: new Set(
      scripts.flatMap((file) =>
        [...text(file).matchAll(/componentId:"([^"]+)"/g)].map(([, id]) => id!),
      ),
    ),
  };
}

export type Site = ReturnType<typeof publishedSite>;

/** A page as visitors get it. */
export function readPage(folder: string, file: string) {
  const html = readFileSync(path.join(folder, file), "utf8");
  const $ = parseHtml(html);
  // Found once: each selector would walk through the whole page.
  const elements = $.root().find("*").get();
  return {
    path: pathOf(file),
    html,
    /** All elements of these tags. */
    all: (...tags: string[]) =>
      $(elements.filter(({ name }) => tags.includes(name))),
    /** Values of attributes: "id" for all ids, "a href" for where links lead. */
    values: (...keys: string[]) =>
      keys.flatMap((key) => {
        const [attribute = "", tag] = key.split(" ").reverse();
        return elements
          .filter(
            ({ name, attribs }) =>
              attribute in attribs && (!tag || name === tag),
          )
          .map(({ attribs }) => attribs[attribute]!);
      }),
    fetchedLater: fetchedLater(
      $(elements.filter(({ attribs }) => attribs.id === "early")).text(),
    ),
  };
}

export type Page = ReturnType<typeof readPage>;

/** What the first script is called with: see scripts.ts. */
function fetchedLater(code: string): string[] {
  const call = code.slice(code.lastIndexOf("})("));
  return [...call.matchAll(/"(\/[^"]+)"/g)].map(([, address = ""]) => address);
}
