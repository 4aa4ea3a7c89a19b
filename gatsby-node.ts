import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { writeAtlas } from "./src/atlas";
import { atlasTypes } from "./src/atlas/graphql";
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

import { buildInfo } from "./src/publish/buildInfo";
import { addHostFiles } from "./src/publish/hosts";
import { visitorScripts } from "./src/publish/scripts";
import { styleModules, styleTransforms } from "./src/styled/webpack";

/**
 * Switches off Gatsby's slices, which nothing here uses. With them Gatsby adds the scripts to each page after it is rendered,
 * without the page's own, and with its list of all scripts as a string that its loader cannot read: see
 * docs/upgrading.md#scripts. It sets the variable itself, before this hook, in the main process and in each worker.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_SLICES;
};

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

/**
 * Draws what data/ as it last was without an error needs, if that is not what was drawn last, and makes the nodes of its
 * figures. In a file they would come too late: Gatsby runs queries before it has read a file that changes in `develop`.
 */
async function draw({
  actions,
  basePath,
  createContentDigest,
  reporter,
}: ParentSpanPluginArgs) {
  const { figures, warnings } = await writeAtlas(filledData, basePath);
  warnings.forEach((warning) => reporter.warn(warning));
  for (const [type, nodes] of Object.entries(figures))
    for (const node of nodes)
      await actions.createNode({
        ...node,
        id: `${type} ${"slug" in node ? node.slug : ""}`,
        internal: { type, contentDigest: createContentDigest(node) },
      });
}

/** The first time: createPages comes too late for the schema and for static/. */
export const sourceNodes: GatsbyNode["sourceNodes"] = draw;

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
  if (error) return reporter.panic(error);
  await writeFragments("content", definitions);
  await writeFragments("atlas", [atlasTypes]);
  if (process.env.NODE_ENV === "development") await writeSchemas();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createFieldExtension(filledExtension);
    actions.createTypes([
      ...definitions,
      atlasTypes,
      `type Country implements Node {
         "Its place in data/countries.json, which is its place in every menu."
         order: Int!
         atlas: CountryAtlas! @link(by: "slug", from: "slug")
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
    Query: {
      ...Object.fromEntries(present),
      atlas: { type: "Atlas!" },
      site: { type: "Site!" },
    },
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

export const createPages: GatsbyNode["createPages"] = async (build) => {
  const { actions, reporter } = build;
  // In `develop` this runs after every save. An error is reported and the pages stay: without them the open page would go.
  const error = isFirstRun ? null : await check();
  isFirstRun = false;
  if (error) reporter.panicOnBuild(error);
  await draw(build);

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
    // Gatsby makes that page itself and would warn of it.
    if (from === "/404") continue;
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status });
  }
};

export const onCreateBabelConfig = styleTransforms;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  build,
) => {
  styleModules(build);
  if (build.stage === "build-javascript") visitorScripts(build);
  if (build.stage.endsWith("-html"))
    build.actions.setWebpackConfig({
      plugins: [
        build.plugins.define({ __BUILD_INFO__: JSON.stringify(buildInfo()) }),
      ],
    });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  basePath,
  getNodesByType,
}) => {
  await writeFile("public/robots.txt", robots(addressBelow(basePath)));
  await addHostFiles(
    getNodesByType("SitePage").map(({ path }) => String(path)),
  );
};
