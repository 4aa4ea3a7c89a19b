import { factsOf, withFacts } from "../../src/content/facts";
import { contentFiles } from "../../src/content/files";
import type {
  AptitudeTest,
  AptitudeTestPage,
  Country,
  Scholarship,
  ScholarshipsPage,
  SiteSettings,
} from "../../src/content/model";
import { readJson } from "../../src/content/readData";

// What the pages should say: the content that the tests' site is built from.

export const site = readJson<SiteSettings>("site.json");

const facts = factsOf(site.name, readJson<Scholarship[]>("scholarships.json"));

/** A file below data/ as pages have it: with the consultancy's name where it says {name}. */
const read = <Content>(path: string): Content =>
  withFacts(readJson<Content>(path), facts);

type Page = { path: string; heading: string };

/** Every page with texts of its own; the pages of the countries are below. */
export const routes: readonly Page[] = Object.entries(contentFiles).flatMap(
  ([file, { route }]) =>
    route
      ? { path: route, heading: read<{ heading: string }>(file).heading }
      : [],
);

export const headingOf = (path: string) =>
  routes.find((route) => route.path === path)!.heading;

/** In the order of the menu. */
export const countries = read<Country[]>("countries.json");

export const countryPages: readonly Page[] = countries.map(
  ({ slug, name }) => ({
    path: `/country/${slug}`,
    heading: `Study in ${name}`,
  }),
);

export const unlisted: Page = {
  path: "/country/new-zealand",
  heading: "Study in New Zealand",
};

export const homeHeading = routes[0]!.heading;

export const scholarships = read<Scholarship[]>("scholarships.json");
export const finder = read<ScholarshipsPage>("pages/scholarships.json").finder;

export const aptitudeTest = read<AptitudeTest>("aptitude-test.json");
export const aptitudeTexts = read<AptitudeTestPage>("pages/aptitude-test.json");
