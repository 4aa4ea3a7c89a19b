import { setImmediate } from "node:timers/promises";
import { REDIRECTS } from "../../lib/redirects";
import type { OtherHosts } from "../policy";
import { CHECKS, repeated } from "./checks";
import { publishedSite, readPage, type Site } from "./site";
import { workerFaults } from "./worker";

// The build proves what it publishes: it reads the files as visitors will get them, and knows nothing of how they were made.

/** What is asked of all pages together. Of hundreds of pages no parsed document fits into memory. */
type Summary = { path: string; title: string; ids: string[]; links: string[] };

function linkFaults(pages: readonly Summary[], site: Site): string[] {
  const { files, prefix } = site;
  const idsOf = new Map(
    pages.map(({ path, ids }) => [prefix + path, new Set(ids)]),
  );
  const byRule = new Set(REDIRECTS.map(({ from }) => prefix + from));
  return pages.flatMap(({ path, links }) =>
    links.flatMap((to) => {
      if (/^(https?|mailto|tel):/.test(to)) return [];
      const [place = "", id] = to.replace(/\?[^#]*/, "").split("#");
      const there = idsOf.get(place || prefix + path);
      const leads = id
        ? there?.has(decodeURIComponent(id))
        : to && (there || byRule.has(place) || files.has(place));
      return leads
        ? []
        : `${path} links to ${to || "nothing"}, which is not there: correct the link in data/, or the route.`;
    }),
  );
}

/**
 * What is wrong with a built site.
 * @returns a line for each fault: the page, the fact, what to do
 */
export async function faults(
  folder: string,
  others: OtherHosts,
  prefix = "",
): Promise<string[]> {
  const site = publishedSite(folder, prefix);
  const found: string[] = [];
  const pages: Summary[] = [];
  for (const file of site.pages) {
    // The site is being compressed meanwhile, in threads that this one has to feed.
    await setImmediate();
    const page = readPage(folder, file);
    for (const check of CHECKS)
      for (const fault of check(page, site, others))
        found.push(`${page.path} ${fault}.`);
    pages.push({
      path: page.path,
      title: page.all("title").filter("head > *").text(),
      ids: page.values("id"),
      links: page.values("a href"),
    });
  }
  const titles = repeated(pages.map(({ title }) => title));
  return [
    ...found,
    ...linkFaults(pages, site),
    ...titles.map((title) => `Two pages have the title "${title}".`),
    ...site.scripts
      .filter((file) =>
        /@media|:hover|\bdisplay:\s?(grid|flex)/.test(site.text(file)),
      )
      .map(
        (file) =>
          `${file} brings styles: see docs/upgrading.md#styled-components.`,
      ),
    ...(await workerFaults(
      folder,
      pages.map(({ path }) => path),
      [...site.files],
      prefix,
    )),
  ];
}
