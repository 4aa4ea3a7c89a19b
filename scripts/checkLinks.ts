// npm run check:site, second part: every link, fragment, picture and file that the pages in public/ name must be there.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { withoutSlash } from "../src/lib/paths";
import { REDIRECTS } from "../src/lib/redirects";
import { prefixOf } from "./siteServer";

/** Pages, style sheets and sitemaps. Gatsby also has a folder page-data/404.html. */
const HAS_LINKS =
  /^(?!\/page-data).*\/(index|404)\.html$|\.css$|\/sitemap.*\.xml$/;

/** Every address that the text of a page, a style sheet or a sitemap names. */
function addressesIn(text: string): string[] {
  const $ = load(text, { scriptingEnabled: false });
  const valuesOf = (name: string, elements = `[${name}]`) =>
    $(elements)
      .get()
      .map((element) => $(element).attr(name)!);
  // Each candidate is an address and a width.
  const candidates = valuesOf("srcset").flatMap((set) => set.split(","));
  const inStyles = text.matchAll(/url\((?:"|&quot;)?([^"&)]+)/g);
  const inSitemap = text.matchAll(/<loc>(.*?)<\/loc>/g);
  return [
    ...valuesOf("href"),
    ...valuesOf("src"),
    ...valuesOf("content", 'meta[property="og:image"]'),
    ...candidates.map((candidate) => candidate.trim().split(" ")[0]!),
    ...[...inStyles, ...inSitemap].map(([, address]) => address!),
  ];
}

/** @param folder a built site @returns what finds out whether an address on a page leads somewhere */
function resolverFor(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const isFile = (file: string) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile();
  const prefix = prefixOf(folder);
  // Where the site's address is known, the home page has it in its canonical link.
  const canonical = load(read("index.html"))("link[rel=canonical]").attr(
    "href",
  );
  const own = new URL(canonical ?? "http://x").origin;

  return (address: string, page: string): boolean => {
    const { origin, pathname, hash } = new URL(address, own + prefix + page);
    // Links to other hosts are not checked.
    if (origin !== own) return true;
    if (!`${pathname}/`.startsWith(`${prefix}/`)) return false;
    const target = withoutSlash(pathname.slice(prefix.length));
    if (REDIRECTS.some(({ from }) => from === target)) return true;
    const file = [target, `${target}/index.html`].find(isFile);
    if (!file) return false;
    return !hash || read(file).includes(` id="${hash.slice(1)}"`);
  };
}

/** @param folder a built site */
function main(folder = "public") {
  const isThere = resolverFor(folder);
  const files = readdirSync(folder, { recursive: true })
    .map((file) => `/${String(file).replaceAll("\\", "/")}`)
    .filter((file) => HAS_LINKS.test(file));
  let count = 0;
  let broken = 0;
  for (const file of files) {
    const page = withoutSlash(file.replace(/index\.html$/, ""));
    const text = readFileSync(path.join(folder, file), "utf8");
    for (const address of new Set(addressesIn(text))) {
      count++;
      if (isThere(address, page)) continue;
      broken++;
      console.error(`${page} links to ${address}, which is not there.`);
    }
  }
  console.log(`${files.length} files, ${count} links, ${broken} broken.`);
  if (broken > 0) process.exitCode = 1;
}

main(process.argv[2]);
