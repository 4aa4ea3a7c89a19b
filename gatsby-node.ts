import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readRecord } from "./plugins/gatsby-source-checked-json/node";
import { writeSchemas } from "./src/content/editorSchemas";
import type { Country } from "./src/content/model";
import { environmentError } from "./src/content/siteAddress";
import { moreTypes, resolvers } from "./src/derived/graphql";
import { formerAddresses, OTHER_PATHS, REDIRECTS } from "./src/lib/redirects";

/** What is wrong with the environment is said before the check of data/ finds its consequences. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const error = environmentError();
  if (error) reporter.panic(error);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  if (process.env.NODE_ENV === "development") await writeSchemas();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => actions.createTypes(moreTypes);

export const createResolvers: GatsbyNode["createResolvers"] = (build) =>
  build.createResolvers(resolvers);

/** The page of each country, with its neighbours by longitude: the westernmost one's neighbour is the easternmost. */
function countryPages(countries: readonly Country[]) {
  const slugs = [...countries]
    .sort((a, b) => a.capital.longitude - b.capital.longitude)
    .map(({ slug }) => slug);
  return countries.map(({ slug }) => {
    const index = slugs.indexOf(slug);
    return {
      path: `/country/${slug}`,
      context: {
        slug,
        west: slugs.at(index - 1),
        east: slugs[(index + 1) % slugs.length],
      },
    };
  });
}

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  // In `develop` Gatsby makes pages before it has made the nodes of a file that has changed.
  const countries = readRecord("Country") as Country[];
  for (const page of countryPages(countries)) {
    const component = path.resolve("src/templates/country.tsx");
    actions.createPage({ ...page, component });
  }
  actions.createPage({
    path: "/country/unlisted",
    matchPath: "/country/:slug",
    component: path.resolve("src/templates/unlistedCountry.tsx"),
  });
  const moved = formerAddresses(countries);
  for (const { from, to, status } of [...REDIRECTS, ...moved, OTHER_PATHS]) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status });
  }
};
