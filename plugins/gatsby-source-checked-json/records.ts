/** What Gatsby reads: valid data, and what is worked out from it, in a file for each GraphQL type. */
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { contentFiles, type Data, type FileName, pages } from "../registry";
import { countryBreadcrumb, organisationJsonLd } from "../seo";
import { addressBelow } from "../siteAddress";

/** The folder of the files. A build clears .cache/, and Git ignores it. */
export const RECORDS = ".cache/records";

/**
 * The records that pages query, by their GraphQL type.
 * @param valid data with the variables in all texts filled in
 * @param atlases what the atlas knows of each country, in their order
 * @param basePath the path below which the site is published
 */
export function recordsOf(
  valid: Data,
  atlases: readonly object[],
  basePath: string,
): Record<string, unknown> {
  const data = withNewNames(valid);
  const site = data["site.json"];
  const home = data["pages/home.json"];
  const address = addressBelow(basePath, site.url);
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
      atlas: atlases[order],
    })),
  };
}

/** Data in which links and lists name countries by the slugs that they have now. */
export function withNewNames(data: Data): Data {
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

const fileOf = (type: string) => `${RECORDS}/${type}.json`;

/** Writes records where Gatsby reads them. What has not changed is left alone: in `develop` Gatsby queries again what has. */
export async function writeRecords(
  records: Record<string, unknown>,
): Promise<void> {
  await mkdir(RECORDS, { recursive: true });
  for (const [type, record] of Object.entries(records)) {
    const text = JSON.stringify(record);
    const before = await readFile(fileOf(type), "utf8").catch(() => "");
    if (before === text) continue;
    // Gatsby never sees a file that is half written.
    await writeFile(`${RECORDS}.new`, text);
    await rename(`${RECORDS}.new`, fileOf(type));
  }
}

/** The record, or list of records, made of a file of data/. */
export const recordOf = <File extends FileName>(file: File): Data[File] =>
  JSON.parse(
    readFileSync(fileOf(contentFiles[file].type), "utf8"),
  ) as Data[File];
