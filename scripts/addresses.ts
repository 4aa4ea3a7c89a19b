import {
  isTokenAtKeyword,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
  tokenize,
} from "@csstools/css-tokenizer";
import { load } from "cheerio";
import { memo } from "./memo";

const IN_ATTRIBUTES = new Set(
  "href src poster data action formaction cite".split(" "),
);

/** First groups of all matches. */
const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

/** The addresses of a style sheet, or of one value in it. All pages have the same one. */
const inStyles = memo((css): string[] => {
  const tokens = tokenize({ css }).filter(
    (token) => !isTokenWhiteSpaceOrComment(token),
  );
  return tokens.flatMap((token, at) => {
    if (isTokenURL(token)) return token[4].value;
    const before = tokens[at - 1];
    const isAddress =
      (isTokenFunction(before) && /^(url|image-set)$/i.test(before[4].value)) ||
      (isTokenAtKeyword(before) && /^import$/i.test(before[4].value));
    return isAddress && isTokenString(token) ? token[4].value : [];
  });
});

/** The addresses in an attribute of any element. */
function inAttribute(name: string, value: string): string[] {
  if (IN_ATTRIBUTES.has(name)) return [value];
  if (name === "data-files") return value.split(" ");
  // An address and a size for each candidate; an address may have commas, too.
  if (name === "srcset" || name === "imagesrcset")
    return matchesIn(value, /(\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g);
  if (name === "style" || /^\s*url\(/i.test(value)) return inStyles(value);
  return [];
}

/** Texts in JSON. @param isWanted by the key and the text */
function inJson(
  json: string,
  isWanted: (key: string, text: string) => boolean,
) {
  const texts: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === "string" && isWanted(key, value)) texts.push(value);
    return value;
  });
  return texts;
}

/** What is behind a # in JSON-LD is the name of a thing, not an element of a page. */
const inJsonLd = (json: string) =>
  inJson(json, (_, text) => /^https?:\/\/\S+$/.test(text)).map((address) =>
    address.replace(/#.*/, ""),
  );

/** The addresses in a page, and those that Gatsby's scripts make of its path. */
function inPage(html: string, prefix: string): string[] {
  const $ = load(html, { scriptingEnabled: false });
  const textsOf = (elements: string) =>
    $(elements)
      .get()
      .map((element) => $(element).text());
  const contentsOf = (elements: string) =>
    $(elements)
      .get()
      .map((element) => $(element).attr("content") ?? "");
  const paths = matchesIn(html, /window\.pagePath="([^"]*)"/g);
  return [
    ...$("*")
      .get()
      .flatMap((element) => Object.entries($(element).attr() ?? {}))
      .flatMap(([name, value]) => inAttribute(name, value)),
    // "5; url=/about"
    ...contentsOf("meta[http-equiv=refresh]").map((value) =>
      value.replace(/^[^;,]*[;,]?\s*(url\s*=\s*)?["']?|["']$/gi, ""),
    ),
    ...contentsOf("meta").filter((value) => /^(https?:\/)?\/\S*$/.test(value)),
    ...textsOf("style").flatMap(inStyles),
    ...textsOf("script[type='application/ld+json']").flatMap(inJsonLd),
    ...paths.flatMap((path) => [
      `${prefix}/page-data${path === "/" ? "/index" : path}/page-data.json`,
      `${prefix}/page-data/app-data.json`,
      `${prefix}/sw.js`,
    ]),
  ];
}

/** The files that the offline copy is made of, and those that its worker runs. */
function inWorker(script: string): string[] {
  const [modules] = matchesIn(script, /modulePathPrefix: "([^"]*)"/g);
  return [
    ...matchesIn(script, /"url": "([^"]*)"/g),
    ...matchesIn(script, /importScripts\(["'`]([^"'`]*)/g),
    ...matchesIn(script, /workbox\.([a-z]+)\./g).map(
      (name) => `${modules}/workbox-${name}.prod.js`,
    ),
  ];
}

/** Files of a built site that name others, by their paths. */
const READERS: [RegExp, (text: string, prefix: string) => string[]][] = [
  [/\/(index|404)\.html$/, inPage],
  [/\.css$/, inStyles],
  [/^\/sitemap.*\.xml$/, (text) => matchesIn(text, /<loc>(.*?)<\/loc>/g)],
  [/^\/robots\.txt$/, (text) => matchesIn(text, /^Sitemap: (.*)$/gm)],
  [/^\/sw\.js$/, inWorker],
  [
    /^\/manifest\.webmanifest$/,
    (text) => inJson(text, (key) => /^(src|url|start_url)$/.test(key)),
  ],
  [
    /^\/chunk-map\.json$/,
    (text, prefix) => inJson(text, () => true).map((file) => prefix + file),
  ],
  [
    /\/page-data\.json$/,
    (text, prefix) =>
      (
        JSON.parse(text) as { staticQueryHashes: string[] }
      ).staticQueryHashes.map(
        (hash) => `${prefix}/page-data/sq/d/${hash}.json`,
      ),
  ],
];

/** @param file its path in the built site, "/about/index.html" @returns what gives its addresses; undefined where it names none */
export const readerOf = (file: string) =>
  READERS.find(([pattern]) => pattern.test(file))?.[1];
