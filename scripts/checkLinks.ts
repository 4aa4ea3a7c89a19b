// npm run check:site, second part: every link, fragment, picture and file that the pages in public/ name must be there.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { withoutSlash } from "../src/lib/paths";
import { REDIRECTS } from "../src/lib/redirects";
import { prefixOf } from "./serve";

/** Every address that the text of a page, a style sheet or a sitemap names. */
function addressesIn(text: string): string[] {
  const $ = load(text, { scriptingEnabled: false });
  const valuesOf = (name: string) =>
    $(`[${name}]`)
      .get()
      .map((element) => $(element).attr(name)!);
  // Each candidate is an address and a width.
  const candidates = valuesOf("srcset").flatMap((set) => set.split(","));
  const inStyles = text.matchAll(/url\((?:"|&quot;)?([^"&)]+)/g);
  return [
    ...valuesOf("href"),
    ...valuesOf("src"),
    ...$('meta[property="og:image"]')
      .get()
      .map(({ attribs }) => attribs.content!),
    ...$("loc")
      .get()
      .map((element) => $(element).text()),
    ...candidates.map((candidate) => candidate.trim().split(" ")[0]!),
    ...[...inStyles].map(([, address]) => address!),
  ];
}

/** The origin of a built site: by home's canonical link, where the site's address is known. */
function originOf(folder: string): string {
  const home = path.join(folder, "index.html");
  const $ = load(existsSync(home) ? readFileSync(home, "utf8") : "");
  return new URL($("link[rel=canonical]").attr("href") ?? "http://x").origin;
}

/** @param folder a built site @returns what finds out whether an address on a page leads somewhere */
function resolverFor(folder: string) {
  const prefix = prefixOf(folder);
  const ownOrigin = originOf(folder);
  const isFile = (file: string) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile();
  const hasId = (file: string, id: string) =>
    readFileSync(path.join(folder, file), "utf8").includes(` id="${id}"`);

  return (address: string, page: string): boolean => {
    const { origin, pathname, hash } = new URL(
      address,
      ownOrigin + prefix + page,
    );
    // Links to other hosts are not checked.
    if (origin !== ownOrigin) return true;
    if (!`${pathname}/`.startsWith(`${prefix}/`)) return false;
    const target = withoutSlash(pathname.slice(prefix.length));
    if (REDIRECTS.some(({ from }) => from === target)) return true;
    const file = [target, `${target}/index.html`].find(isFile);
    return file !== undefined && (!hash || hasId(file, hash.slice(1)));
  };
}

/** @param folder a built site */
function main(folder = "public") {
  const isThere = resolverFor(folder);
  const files = readdirSync(folder, { recursive: true })
    .map((file) => `/${String(file).replaceAll("\\", "/")}`)
    // Gatsby also has a folder page-data/404.html.
    .filter((file) =>
      /^(?!\/page-data).*\/(index|404)\.html$|\.css$|\/sitemap.*\.xml$/.test(
        file,
      ),
    );
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
  if (broken > 0 || files.length === 0) process.exitCode = 1;
}

main(process.argv[2]);
