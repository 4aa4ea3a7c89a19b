import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { resolveContactPage } from "./src/content/contactPage";
import { contentFiles } from "./src/content/files";
import type { Country, SiteSettings } from "./src/content/model";
import { filledExtension } from "./src/content/facts";
import { writeFragments } from "./src/content/fragments";
import { report, summary } from "./src/content/check/report";
import {
  pathPrefixError,
  siteAddress,
  siteUrlError,
} from "./src/content/siteAddress";
import { typeDefs } from "./src/content/typeDefs";
import {
  filledData,
  refreshValidData,
  type ResolverContext,
  validData,
} from "./src/content/validData";
import { writeSchemas } from "./src/content/editorSchemas";
import { REDIRECTS } from "./src/lib/redirects";
import { robots } from "./src/content/robots";
import { aboutUs, wayToCountry } from "./src/content/structuredData";

export {
  onCreateBabelConfig,
  onCreateWebpackConfig,
} from "./src/delivery/webpack";

const readCountries = () => validData<Country[]>("countries.json");
const readSite = () => validData<SiteSettings>("site.json");

/**
 * Checks data/ and reports all that is wrong with it. Printed past Gatsby's reporter and the console, which it takes
 * over: they break lines at 80 columns, which would tear code frames apart.
 * @returns a sentence on the errors, null where there are none
 */
async function check(): Promise<string | null> {
  const { problems, errors } = await refreshValidData();
  const reported = errors.length > 0 ? errors : problems;
  reported.forEach((problem) => process.stdout.write(`${report(problem)}\n`));
  return errors.length > 0 ? summary(errors) : null;
}

const addressBelow = (basePath: string) => {
  const address = siteAddress(readSite().url);
  return address && address + basePath;
};

/** The types of data/ in GraphQL. */
const definitions = [
  ...new Set(
    Object.values(contentFiles).flatMap(({ type, record }) =>
      typeDefs(type, record),
    ),
  ),
];

/** With an error in data/ nothing is built, and nothing is written over the last good build. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({
  reporter,
}) => {
  const error = siteUrlError() ?? pathPrefixError() ?? (await check());
  if (error) reporter.panic(error);
  await writeFragments("content", definitions);
  if (process.env.NODE_ENV === "development") await writeSchemas();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createFieldExtension(filledExtension);
    actions.createTypes([
      ...definitions,
      `type Country implements Node {
         "Its place in data/countries.json, which is its place in every menu."
         order: Int!
       }`,
      `type Site implements Node { siteMetadata: SiteSiteMetadata! }
       type SiteSiteMetadata { siteUrl: String }`,
      `type CountryPhoto { image: File @link(by: "base", from: "file") }`,
    ]);
  };

/** data/site.json for a resolver. */
async function siteFor({ nodeModel }: ResolverContext) {
  await nodeModel.findAll({ type: "SiteSettings" });
  return filledData<SiteSettings>("site.json");
}

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  basePath,
}) => {
  // The check has made sure that these are there: their queries need not ask.
  const present = Object.values(contentFiles).map(({ type }) => [
    type.charAt(0).toLowerCase() + type.slice(1),
    { type: `${type}!` },
  ]);
  createResolvers({
    Query: { ...Object.fromEntries(present), site: { type: "Site!" } },
    Site: { buildTime: { type: "Date!" } },
    SiteSettings: {
      contactPage: { type: "String", resolve: resolveContactPage },
    },
    HomePage: {
      structuredData: {
        type: "String!",
        resolve: async (_: unknown, __: unknown, context: ResolverContext) =>
          aboutUs(await siteFor(context), addressBelow(basePath)),
      },
    },
    Country: {
      structuredData: {
        type: "String",
        resolve: async (
          country: Country,
          _: unknown,
          context: ResolverContext,
        ) =>
          wayToCountry(country, await siteFor(context), addressBelow(basePath)),
      },
      order: {
        type: "Int!",
        resolve: ({ slug }: Country) =>
          readCountries().findIndex((country) => country.slug === slug),
      },
    },
  });
};

/** The first time, onPreBootstrap has checked just before. */
let isFirstRun = true;

export const createPages: GatsbyNode["createPages"] = async ({
  actions,
  reporter,
}) => {
  // In `develop` this runs after every save. An error is reported and the pages stay: without them the open page would go.
  const error = isFirstRun ? null : await check();
  isFirstRun = false;
  if (error) reporter.panicOnBuild(error);

  const countries = readCountries();
  const westToEast = [...countries].sort(
    (a, b) => a.capital.longitude - b.capital.longitude,
  );
  for (const { slug } of countries) {
    const at = westToEast.findIndex((country) => country.slug === slug);
    actions.createPage({
      path: `/country/${slug}`,
      component: path.resolve("src/templates/country.tsx"),
      context: {
        slug,
        west: westToEast.at(at - 1)!.slug,
        east: westToEast[(at + 1) % westToEast.length]!.slug,
      },
    });
  }
  actions.createPage({
    path: "/country/unlisted",
    matchPath: "/country/:slug",
    component: path.resolve("src/templates/unlistedCountry.tsx"),
  });
  for (const { from, to, status } of REDIRECTS) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ basePath }) =>
  writeFile("public/robots.txt", robots(addressBelow(basePath)));
