import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { drawAside } from "./src/atlas/drawAside";
import { atlasTypeDefs } from "./src/atlas/typeDefs";
import { resolveContactPage } from "./src/content/contactPage";
import { contentFiles } from "./src/content/files";
import type { Country, SiteSettings } from "./src/content/model";
import { namedExtension, withName } from "./src/content/named";
import { checkData } from "./src/content/check/checkData";
import { report, summary } from "./src/content/check/report";
import { parsed, readData } from "./src/content/readData";
import { siteAddress, siteUrlError } from "./src/content/siteAddress";
import { typeDefs } from "./src/content/typeDefs";
import { writeSchemas } from "./src/content/writeSchemas";
import { redirects } from "./src/lib/redirects";
import { robots } from "./src/lib/robots";
import { clocksOf, clocksTypeDefs } from "./src/sections/country/clocks";
import { sharingPictures } from "./src/sharing/sharingPictures";

export {
  onCreateBabelConfig,
  onCreateWebpackConfig,
} from "./src/delivery/webpack";

/**
 * data/ as it last was without an error: `develop` goes on with this until an editor has fixed a file. Read when first
 * asked for, because Gatsby may answer queries in worker processes, where nothing has been checked before.
 */
let valid: Record<string, unknown> | undefined;
const read = <Content>(file: string): Content =>
  (valid ??= parsed(readData()))[file] as Content;

const readCountries = () => read<Country[]>("countries.json");
const readAtlas = () =>
  drawAside(readCountries(), read<SiteSettings>("site.json").home);

/**
 * Checks data/ and reports all that is wrong with it. Printed past Gatsby's reporter and the console, which it takes
 * over: they break lines at 80 columns, which would tear code frames apart.
 * @returns a sentence on the errors, null where there are none
 */
async function check(): Promise<string | null> {
  const { files, problems, errors } = await checkData();
  if (errors.length === 0) valid = parsed(files);
  const reported = errors.length > 0 ? errors : problems;
  reported.forEach((problem) => process.stdout.write(`${report(problem)}\n`));
  return errors.length > 0 ? summary(errors) : null;
}

/** With an error in data/ nothing is built, and nothing is written over the last good build. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({
  reporter,
}) => {
  const error = siteUrlError() ?? (await check());
  if (error) reporter.panic(error);
  else void readAtlas(); // drawn while Gatsby gets ready
  if (process.env.NODE_ENV === "development") await writeSchemas();
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createFieldExtension(namedExtension);
    const definitions = Object.values(contentFiles).flatMap(
      ({ type, record }) => typeDefs(type, record),
    );
    actions.createTypes([
      ...new Set(definitions),
      atlasTypeDefs,
      clocksTypeDefs,
      `type Site implements Node { siteMetadata: SiteSiteMetadata }
       type SiteSiteMetadata { siteUrl: String }`,
      `type CountryPhoto { image: File @link(by: "base", from: "file") }`,
    ]);
  };

/** Where drawings are laid for the processes that Gatsby answers queries in: they draw nothing. */
const drawingOf = (slug: string) => `drawing of ${slug}`;
const MAPS = "maps";

/** Settled when the drawings for the latest pages lie there. Those other processes know nothing of it. */
let laidOut: Promise<void> | undefined;

async function layOut({
  cache,
  reporter,
}: Pick<CreatePagesArgs, "cache" | "reporter">) {
  const { files, warnings, countries, ...maps } = await readAtlas();
  await writeFiles(files);
  await cache.set(MAPS, maps);
  for (const [slug, drawing] of Object.entries(countries))
    await cache.set(drawingOf(slug), drawing);
  warnings.forEach((warning) => reporter.warn(warning));
}

/** From here on other processes answer queries. */
export const onPreBuild: GatsbyNode["onPreBuild"] = () => laidOut;

/** What Gatsby hands to a resolver. */
type Context = { nodeModel: { findAll(of: object): Promise<unknown> } };

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  cache,
}) => {
  const drawn = async (key: string) => {
    await laidOut;
    return cache.get(key);
  };
  createResolvers({
    SiteSettings: {
      contactPage: { type: "String", resolve: resolveContactPage },
    },
    Country: {
      order: {
        type: "Int!",
        resolve: ({ slug }: Country) =>
          readCountries().findIndex((country) => country.slug === slug),
      },
      atlas: {
        type: "CountryAtlas!",
        resolve: ({ slug }: Country) => drawn(drawingOf(slug)),
      },
      clocks: {
        type: "Clocks!",
        // Asking for both tells Gatsby that clocks depend on them.
        resolve: async (
          country: Country,
          _: unknown,
          { nodeModel }: Context,
        ) => {
          await nodeModel.findAll({ type: "Country" });
          await nodeModel.findAll({ type: "SiteSettings" });
          return clocksOf(
            country,
            readCountries(),
            read<SiteSettings>("site.json"),
            new Date().getFullYear(),
          );
        },
      },
    },
    Query: {
      atlas: {
        type: "Atlas!",
        // Asking for the countries tells Gatsby that what is drawn here depends on them.
        resolve: async (_: unknown, __: unknown, { nodeModel }: Context) => {
          await nodeModel.findAll({ type: "Country" });
          return drawn(MAPS);
        },
      },
    },
  });
};

/** The first time, onPreBootstrap has checked just before. */
let isFirstRun = true;

export const createPages: GatsbyNode["createPages"] = async ({
  actions,
  reporter,
  cache,
}) => {
  // In `develop` this runs after every save. An error is reported and the pages stay: without them the open page would go.
  const error = isFirstRun ? null : await check();
  isFirstRun = false;
  if (error) reporter.panicOnBuild(error);

  await laidOut; // else two would write the same folders
  laidOut = layOut({ cache, reporter });
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
  for (const { from, to, status } of redirects()) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode: status });
  }
};

/** What is known only when the pages stand: the pictures they are shared with, and what search engines may read. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const site = read<SiteSettings>("site.json");
  const readNamed = <Content>(file: string) =>
    withName(read<Content>(file), site.name);
  const address = siteAddress(site.url);
  await writeFile("public/robots.txt", robots(address));
  const pictures = address
    ? await sharingPictures({
        site,
        countries: readNamed("countries.json"),
        country: readNamed("pages/country.json"),
        pages: Object.entries(contentFiles).flatMap(([file, { route }]) =>
          route
            ? { route, heading: readNamed<{ heading: string }>(file).heading }
            : [],
        ),
        atlas: await readAtlas(),
      })
    : [];
  await writeFiles(pictures);
};

type Output = { path: string; content: string | Buffer };

async function writeFiles(files: readonly Output[]) {
  for (const { path: address, content } of files) {
    await mkdir(path.dirname(`public${address}`), { recursive: true });
    await writeFile(`public${address}`, content);
  }
}
