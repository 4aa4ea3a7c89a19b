import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import postcss from "postcss";
import { plugins } from "./postcss.config";
import { writeAtlas } from "./src/atlas";
import { atlasTypes } from "./src/atlas/graphql";
import { writeSchemas } from "./src/content/editorSchemas";
import { writeFragments } from "./src/content/graphql/fragments";
import {
  recordOf,
  recordsOf,
  writeRecords,
} from "./src/content/graphql/records";
import {
  contentTypes,
  defineResolvers,
  defineTypes,
} from "./src/content/graphql/schema";
import type { Country } from "./src/content/model";
import { environmentError } from "./src/content/siteAddress";
import { readValidData, watchData } from "./src/content/validData";
import { formerAddresses, OTHER_PATHS, REDIRECTS } from "./src/lib/redirects";

/**
 * Switches off queries that `develop` runs on demand: their result is lost where it comes while other pages' are being written,
 * so that a new country has no page. Gatsby sets the variable before this hook, in each worker, too.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_QUERY_ON_DEMAND;
};

/**
 * Checks data/, redraws the atlas where its inputs changed, and writes what Gatsby reads. With an error that stays as it was.
 * @returns a sentence on the errors, null where there are none
 */
async function refreshRecords({ basePath }: ParentSpanPluginArgs) {
  const { data, error } = await readValidData();
  if (!data) return error;
  const nodes = await writeAtlas((file) => data[file], basePath);
  await writeRecords({
    ...recordsOf(data, nodes.CountryAtlas, basePath),
    Atlas: nodes.Atlas,
  });
  return null;
}

/** Writes static/print.css, which pages link to: as a part of their style sheet each of them would carry it. */
async function writePrintStyles() {
  const from = "src/styles/print.css";
  const source = await readFile(from, "utf8");
  const { css } = await postcss(plugins).process(source, { from });
  await writeFile("static/print.css", css);
}

/** With an error in data/ nothing is built. In `develop` one that is saved is reported, and pages stay as they are. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (build) => {
  const { reporter } = build;
  const error = environmentError() ?? (await refreshRecords(build));
  if (error) return reporter.panic(error);
  await writeFragments([...contentTypes, atlasTypes]);
  await writePrintStyles();
  if (process.env.NODE_ENV !== "development") return;
  await writeSchemas();
  watchData(async () => {
    const error = await refreshRecords(build).catch(String);
    if (error) reporter.error(error);
  });
};

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

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  // In `develop` Gatsby makes pages before it has made the nodes of a file that has changed.
  const countries = recordOf("countries.json");
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
    // Gatsby makes that page itself and would warn of it.
    if (from === "/404") continue;
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
}) => {
  // Each build begins without .cache: what webpack would keep there for the next one is lost.
  if (stage.startsWith("build")) actions.setWebpackConfig({ cache: false });
};
