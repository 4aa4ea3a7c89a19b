/** What pages query: valid data, and what is worked out from several files of it. */
import { writeAtlas } from "../atlas";
import {
  contentFiles,
  type Data,
  type FileName,
  pages,
} from "../content/registry";
import { siteAddress } from "../content/siteAddress";
import { withVariables } from "../content/variables";
import { countryBreadcrumb, organisationJsonLd } from "./seo";

/**
 * Redraws the atlas where its inputs changed, and makes the records.
 * @param valid data without errors
 * @param basePath the path below which the site is published
 * @returns the records, by their GraphQL type
 * @throws Error where something cannot be drawn
 */
export async function derive(
  valid: Data,
  basePath: string,
): Promise<Record<string, unknown>> {
  const data = withNewNames(withVariables(valid));
  const { CountryAtlas, Atlas } = await writeAtlas(data, basePath);
  const site = data["site.json"];
  const home = data["pages/home.json"];
  const origin = siteAddress(site.url);
  const address = origin && origin + basePath;
  const asInData = Object.entries(contentFiles).map(([file, { type }]) => [
    type,
    data[file as FileName],
  ]);
  return {
    ...Object.fromEntries(asInData),
    SiteSettings: { ...site, contactPage: contactPage(data) },
    HomePage: { ...home, structuredData: organisationJsonLd(site, address) },
    Country: data["countries.json"].map((country, order) => ({
      ...country,
      order,
      structuredData: countryBreadcrumb(country, site, address),
      atlas: CountryAtlas[order],
    })),
    Atlas,
  };
}

/** Data in which links and lists name countries by the slugs that they have now. */
function withNewNames(data: Data): Data {
  const slugs = new Map(
    data["countries.json"].flatMap(({ slug, formerly }) =>
      (formerly ?? []).map((former) => [former, slug]),
    ),
  );
  const newName = (slug: string) => slugs.get(slug) ?? slug;
  const link = /(?<=^\/country\/)[^?#]+/;
  const renamed = JSON.parse(JSON.stringify(data), (_, part: unknown) =>
    typeof part === "string" ? part.replace(link, newName) : part,
  ) as Data;
  const { footer } = renamed["site.json"];
  const destinations = footer.destinations.map(newName);
  const site = { ...renamed["site.json"], footer: { ...footer, destinations } };
  return { ...renamed, "site.json": site };
}

/** The page that most visitors look for help on. */
const FIRST = "/services";

/** The route of the page whose contact form serves the pages without one, countries' pages left out; null where none has it. */
export function contactPage(data: Data): string | null {
  const routes = pages
    .filter(({ file }) => data[file].contactForm)
    .map(({ route }) => route);
  return routes.includes(FIRST) ? FIRST : (routes[0] ?? null);
}
