import { pages } from "../../src/content/registry";
import { readJson } from "../../src/content/dataFolder";

// What the pages should say: the content that the tests' site is built from.

export const site = readJson("site.json");
export const scholarships = readJson("scholarships.json");
export const aptitudeTest = readJson("aptitude-test.json");
/** In the order of the menu. */
export const countries = readJson("countries.json");

type Page = { path: string; heading: string };

/** Every page whose texts are in one file; the pages of the countries are below. */
export const routes: readonly Page[] = pages.map(({ file, route }) => ({
  path: route,
  heading: readJson(file).heading,
}));

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
