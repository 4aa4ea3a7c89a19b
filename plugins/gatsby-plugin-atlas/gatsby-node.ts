import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { Country, SiteSettings } from "../../src/content/model";
import { writeFragments } from "../../src/content/fragments";
import { siteAddress } from "../../src/content/siteAddress";
import {
  filledData,
  refreshValidData,
  type ResolverContext,
  validData,
} from "../../src/content/validData";
import { byHour } from "./clocks/byHour";
import { clocksOf } from "./clocks/clocks";
import type { Asset } from "./drawing/assetEmitter";
import { drawInChildProcess } from "./drawing/drawInChildProcess";
import { sharingPictures } from "./sharing/sharingPictures";
import { altOf, countryWords, PAGES, pageWords } from "./sharing/words";
import { typeDefs } from "./typeDefs";

const readCountries = () => validData<Country[]>("countries.json");
const readSite = () => validData<SiteSettings>("site.json");
const readAtlas = (prefix: string) =>
  drawInChildProcess(readCountries(), readSite().home, prefix);

/** Keys of Gatsby's cache, through which its worker processes find drawings: they draw nothing. */
const drawingOf = (slug: string) => `drawing of ${slug}`;
const MAPS = "maps";

/** Resolves when the files for the latest pages are written and the cache is filled. Workers have none. */
let written: Promise<void> | undefined;

async function writeAtlas({
  cache,
  reporter,
  basePath,
}: Pick<CreatePagesArgs, "cache" | "reporter" | "basePath">) {
  const { files, warnings, countries, ...maps } = await readAtlas(basePath);
  await writeAssets(files);
  await cache.set(MAPS, maps);
  for (const [slug, drawing] of Object.entries(countries))
    await cache.set(drawingOf(slug), drawing);
  warnings.forEach((warning) => reporter.warn(warning));
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () =>
  writeFragments("atlas", [typeDefs]);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => actions.createTypes(typeDefs);

/**
 * Starts drawing, while Gatsby goes on: data/ has been checked by now. Workers, which run queries, make the schema for
 * themselves, but no nodes, so they draw nothing.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ basePath }) => {
  void readAtlas(basePath);
};

/** In `develop` this runs again after every save. The site reports errors in data/; the drawings stay until they are fixed. */
export const createPages: GatsbyNode["createPages"] = async ({
  cache,
  reporter,
  basePath,
}) => {
  if (written) await refreshValidData();
  await written; // two at a time would write the same files
  written = writeAtlas({ cache, reporter, basePath });
};

/** After this hook workers run queries. */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => written;

async function dependOnData({ nodeModel }: ResolverContext) {
  await nodeModel.findAll({ type: "Country" });
  await nodeModel.findAll({ type: "SiteSettings" });
}

const thisYear = () => new Date().getFullYear();

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  cache,
}) => {
  const drawing = async (key: string) => {
    await written;
    return cache.get(key);
  };
  const altOfPages = PAGES.map((page) => [
    page.type,
    {
      pictureAlt: {
        type: "String!",
        resolve: () => altOf(pageWords(page, filledData)),
      },
    },
  ]);
  createResolvers({
    ...Object.fromEntries(altOfPages),
    Country: {
      atlas: {
        type: "CountryAtlas!",
        resolve: ({ slug }: Country) => drawing(drawingOf(slug)),
      },
      pictureAlt: {
        type: "String!",
        resolve: async ({ slug, name }: Country) =>
          altOf(countryWords(name, await drawing(drawingOf(slug)), filledData)),
      },
      clocks: {
        type: "Clocks!",
        resolve: async (
          country: Country,
          _: unknown,
          context: ResolverContext,
        ) => {
          await dependOnData(context);
          return clocksOf(country, readCountries(), readSite(), thisYear());
        },
      },
    },
    Atlas: {
      hours: {
        resolve: async (_: unknown, __: unknown, context: ResolverContext) => {
          await dependOnData(context);
          return byHour(readCountries(), readSite().home, thisYear());
        },
      },
    },
    Query: {
      atlas: {
        type: "Atlas!",
        resolve: async (_: unknown, __: unknown, context: ResolverContext) => {
          await dependOnData(context);
          return drawing(MAPS);
        },
      },
    },
  });
};

/** Sharing pictures are drawn from pages' data, and only for a site whose address is known: their links are absolute. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath }) => {
  if (!siteAddress(readSite().url)) return;
  await writeAssets(
    await sharingPictures(filledData, await readAtlas(basePath)),
  );
};

async function writeAssets(assets: readonly Asset[]) {
  for (const { path: address, content } of assets) {
    await mkdir(path.dirname(`public${address}`), { recursive: true });
    await writeFile(`public${address}`, content);
  }
}
