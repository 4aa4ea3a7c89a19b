// npm run check:site, second part: whatever the pages in public/ name, as links or to load it, must be there.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { load } from "cheerio";
import { check, LinkState } from "linkinator";
import { listen, prefixOf, redirectsIn, siteListener } from "./siteServer";

/** The pages of a built site, by their addresses. */
const pagesIn = (folder: string, site: string) =>
  new Map(
    readdirSync(folder, { recursive: true })
      .map((file) => String(file).replaceAll("\\", "/"))
      .filter((file) => /(^|\/)index\.html$|^404\.html$/.test(file))
      .map((file) => [
        `${site}/${file.replace(/\/?index\.html$/, "")}`,
        load(readFileSync(`${folder}/${file}`, "utf8"), {
          scriptingEnabled: false,
        }),
      ]),
  );

/** Pairs of a page and an address in it that names a part of a page which is not there: linkinator misses some. */
function missingParts(pages: ReturnType<typeof pagesIn>) {
  function hasPart(url: string, parent: string): boolean {
    try {
      const { origin, pathname, hash } = new URL(url, parent);
      const $ = pages.get(origin + pathname);
      const [id = ""] = hash.slice(1).split(":~:");
      const ids = [id, decodeURIComponent(id)];
      return (
        !$ || !id || $("[id]").is((_, { attribs }) => ids.includes(attribs.id!))
      );
    } catch {
      // linkinator names what cannot be parsed.
      return true;
    }
  }
  return [...pages].flatMap(([parent, $]) =>
    $("a[href*='#']")
      .get()
      .map(({ attribs }) => ({ parent, url: attribs.href! }))
      .filter(({ url }) => !hasPart(url, parent)),
  );
}

/**
 * Asks for all that the pages of a built site name. Other hosts are not asked.
 * @returns a sentence for each address that is wrong, and how many there are
 * @throws Error where no site is built
 */
async function checkLinks(folder: string) {
  const server = createServer(siteListener(folder));
  const redirects = redirectsIn(folder);
  const host = `http://127.0.0.1:${await listen(server)}`;
  const site = host + prefixOf(folder);
  const pages = pagesIn(folder, site);
  // Where the site's address is known, pages name themselves and their pictures by it.
  const canonical = pages.get(`${site}/`)?.("link[rel=canonical]").attr("href");
  const own = canonical?.replace(/\/$/, "");
  const { links } = await check({
    path: [...pages.keys()],
    // Style sheets, too, are read.
    recurse: true,
    checkCss: true,
    // The server leads from what is missing to the home page.
    redirects: "error",
    urlRewriteExpressions: own
      ? [{ pattern: RegExp(`^${own}(?=[/#]|$)`), replacement: site }]
      : [],
    linksToSkip: async (url) =>
      !url.startsWith(host) || redirects.has(url.slice(site.length)),
  });
  server.close();
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const errors = [...broken, ...missingParts(pages)].map(
    ({ parent = site, url }) =>
      `${parent.slice(site.length)} names ${url.replace(site, "")}, which is not there.`,
  );
  return { errors, addresses: links.length };
}

async function main() {
  const { errors, addresses } = await checkLinks(process.argv[2] ?? "public");
  for (const error of errors) console.error(error);
  console.log(`${addresses} addresses, ${errors.length} wrong.`);
  if (errors.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
