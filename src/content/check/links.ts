/** Links between our own pages: every one must lead somewhere. */
import { redirects } from "../../lib/redirects";
import { awardAnchor } from "../../lib/awardAnchor";
import { contentFiles } from "../files";
import type { Finding } from "./findings";
import { nearest } from "./similar";
import { known, places, type Site } from "./site";

/** The fields that hold a link. */
const LINKS = ["to", "action"];
const COUNTRY = "/country/";

export function linksLeadSomewhere(site: Site): Finding[] {
  const pages = pagesOf(site);
  return site.texts.flatMap(({ file, path, value }): Finding[] => {
    const isLink = LINKS.includes(String(path.at(-1)));
    if (!isLink || !/^\/(?!\/)\S*$/.test(value)) return [];
    const wrong = wrongLink(site, pages, value);
    return wrong
      ? [
          {
            severity: "mistake",
            file,
            path,
            found: JSON.stringify(value),
            ...wrong,
          },
        ]
      : [];
  });
}

/** Every address that leads somewhere, and whether that holds for all countries. */
function pagesOf(site: Site) {
  const slugs = known(site, ["countries.json", "", "slug"]);
  const routes = Object.values(contentFiles).flatMap(
    ({ route }) => route ?? [],
  );
  const leadOn = redirects()
    .map(({ from }) => from)
    .filter((from) => !from.includes("*"));
  return {
    all: [
      ...routes,
      ...(slugs?.words ?? []).map((slug) => COUNTRY + slug),
      ...leadOn,
    ],
    knowsCountries: slugs?.isComplete ?? false,
  };
}

function wrongLink(
  site: Site,
  pages: ReturnType<typeof pagesOf>,
  link: string,
) {
  const [, address = "", fragment] =
    /^([^?#]*)[^#]*(?:#(.*))?$/.exec(link) ?? [];
  if (!pages.all.includes(address)) {
    const isCountry = address.startsWith(COUNTRY);
    const meant = isCountry
      ? nearestCountry(address, pages.all)
      : nearest(address, pages.all);
    // A country whose slug is wrong is told there; whoever links to it is not told as well.
    if (isCountry && !meant && !pages.knowsCountries) return null;
    return {
      message: "leads to no page",
      expected: "one of our pages, such as /services or /country/germany",
      remedy: meant
        ? `did you mean "${meant}"?`
        : `write one of ${pages.all.slice(0, 8).join(", ")}`,
    };
  }
  if (fragment === undefined) return null;
  const anchors = anchorsOf(site, address);
  if (!anchors || anchors.includes(fragment)) return null;
  const meant = nearest(fragment, anchors);
  return {
    message: `leads to #${fragment}, which is not on that page`,
    expected: anchors.length
      ? anchors.map((anchor) => `#${anchor}`).join(", ")
      : "an address without #",
    remedy:
      fragment === "contact"
        ? 'set "contactForm" of that page to true, or link to a page that has the form'
        : meant
          ? `did you mean #${meant}?`
          : `write "${address}"`,
  };
}

/** The country that was meant: only its slug is compared, since what stands before it is always alike. */
function nearestCountry(address: string, pages: string[]) {
  const slugs = pages
    .filter((page) => page.startsWith(COUNTRY))
    .map((page) => page.slice(COUNTRY.length));
  const meant = nearest(address.slice(COUNTRY.length), slugs);
  return meant && COUNTRY + meant;
}

/** What a link may point to within a page; null where the page's file cannot be read. */
function anchorsOf(site: Site, address: string): string[] | null {
  const file = address.startsWith(COUNTRY)
    ? "pages/country.json"
    : Object.keys(contentFiles).find(
        (name) => contentFiles[name]?.route === address,
      );
  if (!file) return []; // a redirect: it leads home, where no fragment survives
  if (!site.documents.get(file)?.isCertain) return null;
  const hasForm = places(site, file, "contactForm").some(({ value }) => value);
  const awards =
    address === "/scholarships"
      ? places(site, "scholarships.json", "*.id").map(({ value }) =>
          awardAnchor(String(value)),
        )
      : [];
  return [...(hasForm ? ["contact"] : []), ...awards];
}
