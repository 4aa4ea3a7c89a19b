/** Links between our own pages: every one must lead somewhere. */
import { awardAnchor } from "../../lib/awardAnchor";
import { redirects } from "../../lib/redirects";
import { contentFiles, routes } from "../files";
import { errorAt, type Finding, listed, type Wording } from "./findings";
import { nearest } from "./similar";
import { known, places, type Site } from "./site";

const COUNTRY = "/country/";
const COUNTRIES = { file: "countries.json", list: "", value: "slug" };

export function linksLeadSomewhere(site: Site): Finding[] {
  const pages = pagesOf(site);
  return site.fields.flatMap((field) => {
    const isPath = /^\/(?!\/)\S*$/.test(String(field.value));
    if (field.meta.role !== "link" || !isPath) return [];
    const wrong = wrongLink(site, pages, String(field.value));
    return wrong ? errorAt(field, wrong.message, wrong.fix) : [];
  });
}

/** Every address that leads somewhere, and whether that holds for all countries. */
function pagesOf(site: Site) {
  const slugs = known(site, COUNTRIES);
  const redirected = redirects()
    .map(({ from }) => from)
    .filter((from) => !from.includes("*"));
  const countries = slugs?.words.map((slug) => COUNTRY + slug) ?? [];
  return {
    all: [...routes, ...countries, ...redirected],
    knowsCountries: slugs?.isComplete ?? false,
  };
}

function wrongLink(
  site: Site,
  pages: ReturnType<typeof pagesOf>,
  link: string,
): Wording | null {
  const [, address = "", fragment] =
    /^([^?#]*)[^#]*(?:#(.*))?$/.exec(link) ?? [];
  if (!pages.all.includes(address)) {
    const isCountry = address.startsWith(COUNTRY);
    const meant = nearest(
      address,
      // What stands before a country's slug is always alike.
      pages.all.filter((page) => page.startsWith(COUNTRY) === isCountry),
    );
    // A country whose slug is wrong is reported there; whoever links to it is not reported as well.
    if (isCountry && !meant && !pages.knowsCountries) return null;
    return {
      message: "a link to a page that does not exist",
      fix: meant
        ? `did you mean "${meant}"?`
        : `write one of ${listed(routes, "or")}, or a country such as /country/germany`,
    };
  }
  if (fragment === undefined) return null;
  const anchors = anchorsOf(site, address);
  if (!anchors || anchors.includes(fragment)) return null;
  const meant = nearest(fragment, anchors);
  return {
    message: `a link to #${fragment}, which is not on that page`,
    fix:
      fragment === "contact"
        ? 'set "contactForm" of that page to true, or link to a page that has the form'
        : meant
          ? `did you mean #${meant}?`
          : `write "${address}"`,
  };
}

/** What a link may point to within a page; null where the page's file is not valid JSON. */
function anchorsOf(site: Site, address: string): string[] | null {
  const file = address.startsWith(COUNTRY)
    ? "pages/country.json"
    : Object.keys(contentFiles).find(
        (name) => contentFiles[name]?.route === address,
      );
  if (!file) return []; // a redirect: it leads home, where no fragment survives
  if (site.documents.get(file)?.value === undefined) return null;
  const hasForm = places(site, file, "contactForm").some(({ value }) => value);
  const awards = places(site, "scholarships.json", "*.id").map(({ value }) =>
    awardAnchor(String(value)),
  );
  return [
    ...(hasForm ? ["contact"] : []),
    ...(address === "/scholarships" ? awards : []),
  ];
}
