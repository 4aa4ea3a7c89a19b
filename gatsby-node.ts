import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { writeAtlas } from "./src/atlas";
import { atlasTypes } from "./src/atlas/graphql";
import { kmOutside } from "./src/atlas/outside";
import { writeSchemas } from "./src/content/editorSchemas";
import { writeFragments } from "./src/content/graphql/fragments";
import {
  addressBelow,
  contentTypes,
  defineResolvers,
  defineTypes,
} from "./src/content/graphql/schema";
import type { Country } from "./src/content/model";
import { robots } from "./src/content/seo";
import { environmentError } from "./src/content/siteAddress";
import {
  filledData,
  refreshValidData,
  validData,
} from "./src/content/validData";
import { OTHER_PATHS, REDIRECTS } from "./src/lib/redirects";
import { buildInfo } from "./src/publish/buildInfo";
import { addHostFiles } from "./src/publish/hosts";
import { visitorScripts } from "./src/publish/scripts";
import { styleModules, styleTransforms } from "./src/styled/webpack";

/** Switches off Gatsby's slices: see docs/upgrading.md#scripts. Gatsby sets the variable before this hook, in each worker, too. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_SLICES;
};

/** With an error in data/ nothing is built. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({
  reporter,
}) => {
  const error = environmentError() ?? (await refreshValidData({ kmOutside }));
  if (error) return reporter.panic(error);
  await writeFragments([...contentTypes, atlasTypes]);
  if (process.env.NODE_ENV === "development") await writeSchemas();
};

/** Redraws the atlas if its inputs changed, and creates its nodes: Gatsby would read changed JSON files after running queries. */
async function createAtlasNodes({
  actions,
  basePath,
  createContentDigest,
}: ParentSpanPluginArgs) {
  const nodes = await writeAtlas(filledData, basePath);
  for (const [type, ofType] of Object.entries(nodes))
    for (const node of ofType)
      await actions.createNode({
        ...node,
        id: `${type} ${"slug" in node ? node.slug : ""}`,
        internal: { type, contentDigest: createContentDigest(node) },
      });
}

/** Must run before the schema is inferred and static/ is copied, for which createPages comes too late. */
export const sourceNodes: GatsbyNode["sourceNodes"] = createAtlasNodes;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  (build) => defineTypes(build, [atlasTypes]);

export const createResolvers: GatsbyNode["createResolvers"] = defineResolvers;

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

/** In the first run onPreBootstrap has just checked the data. */
let isFirstRun = true;

export const createPages: GatsbyNode["createPages"] = async (build) => {
  const { actions, reporter } = build;
  // In `develop` this runs after every save. An error is reported and the pages stay: without them the page that is open would become a 404.
  const error = isFirstRun ? null : await refreshValidData({ kmOutside });
  isFirstRun = false;
  if (error) reporter.panicOnBuild(error);
  await createAtlasNodes(build);

  for (const page of countryPages(validData("countries.json"))) {
    const component = path.resolve("src/templates/country.tsx");
    actions.createPage({ ...page, component });
  }
  actions.createPage({
    path: "/country/unlisted",
    matchPath: "/country/:slug",
    component: path.resolve("src/templates/unlistedCountry.tsx"),
  });
  for (const { from, to, status } of [...REDIRECTS, OTHER_PATHS]) {
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
