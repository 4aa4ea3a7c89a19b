/** Links between our own pages: every one must lead somewhere. */
import { awardAnchor } from "../../lib/paths";
import { REDIRECTS } from "../../lib/redirects";
import { contentFiles, routes } from "../files";
import { nearestOr, or, type Words } from "./findings";
import { error, everyText, known, places, type Site } from "./site";

const COUNTRY = "/country/";
const COUNTRIES = { file: "countries.json", list: "", value: "slug" };

const links = (site: Site) =>
  everyText(site).filter(
    ({ meta, value }) => meta.role === "link" && value.startsWith("/"),
  );

export const linksLeadSomewhere = error(links, ({ value }, site) => {
  const [, address = "", fragment] =
    /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  return (
    wrongAddress(site, address) ??
    (fragment !== undefined && wrongFragment(site, address, fragment))
  );
});

function wrongAddress(site: Site, address: string): Words | false | undefined {
  const isCountry = address.startsWith(COUNTRY);
  const countries = isCountry ? known(site, COUNTRIES) : null;
  const pages = isCountry
    ? (countries?.words ?? []).map((slug) => COUNTRY + slug)
    : [...routes, ...REDIRECTS.map(({ from }) => from)];
  if (pages.includes(address) && address !== "/*") return undefined;
  const fix = nearestOr(
    address,
    pages,
    // A country whose slug is wrong is reported there; whoever links to it is not reported as well.
    isCountry && !countries?.isComplete
      ? ""
      : `write one of ${or(routes)}, or a country such as /country/germany`,
  );
  return fix !== "" && ["a link to a page that does not exist", fix];
}

function wrongFragment(
  site: Site,
  address: string,
  fragment: string,
): Words | false {
  const anchors = anchorsOf(site, address);
  if (!anchors || anchors.includes(fragment)) return false;
  return [
    `a link to #${fragment}, which is not on that page`,
    fragment === "contact"
      ? 'set "contactForm" of that page to true, or link to a page that has the form'
      : nearestOr(fragment, anchors, `write "${address}"`),
  ];
}

/** What a link may point to within a page; null where the page's file is not valid JSON. */
function anchorsOf(site: Site, address: string): string[] | null {
  const file = address.startsWith(COUNTRY)
    ? "pages/country.json"
    : Object.keys(contentFiles).find(
        (name) => contentFiles[name]?.route === address,
      );
  if (!file) return []; // a redirect: it leads home, where no fragment survives
  if (places(site, `${file} `).length === 0) return null;
  const [form] = places(site, `${file} contactForm`);
  const awards = places(site, "scholarships.json *.id").map(({ value }) =>
    awardAnchor(String(value)),
  );
  return [
    ...(form?.value ? ["contact"] : []),
    ...(address === "/scholarships" ? awards : []),
  ];
}
