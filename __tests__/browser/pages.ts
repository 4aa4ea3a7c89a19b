import { contentFiles } from "../../src/content/registry";
import type {
  AptitudeTest,
  Country,
  Scholarship,
  SiteSettings,
} from "../../src/content/model";
import { readJson } from "../../src/content/readData";

// What the pages should say: the content that the tests' site is built from.

export const site = readJson<SiteSettings>("site.json");
export const scholarships = readJson<Scholarship[]>("scholarships.json");
export const aptitudeTest = readJson<AptitudeTest>("aptitude-test.json");
/** In the order of the menu. */
export const countries = readJson<Country[]>("countries.json");

type Page = { path: string; heading: string };

/** Every page with texts of its own; the pages of the countries are below. */
export const routes: readonly Page[] = Object.entries(contentFiles).flatMap(
  ([file, { route }]) =>
    route
      ? { path: route, heading: readJson<{ heading: string }>(file).heading }
      : [],
);

export const headingOf = (path: string) =>
  routes.find((route) => route.path === path)!.heading;
export const homeHeading = headingOf("/");

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
