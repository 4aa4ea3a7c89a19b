import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { drawAtlas } from "./src/atlas/atlas";
import { atlasTypeDefs } from "./src/atlas/typeDefs";
import { contentFiles } from "./src/content/files";
import type { Country, SiteSettings } from "./src/content/model";
import { namedExtension } from "./src/content/named";
import { readJson } from "./src/content/readData";
import { typeDefs } from "./src/content/typeDefs";
import { redirects } from "./src/lib/redirects";

const readCountries = () => readJson<Country[]>("countries.json");
const readAtlas = () =>
  drawAtlas(readCountries(), readJson<SiteSettings>("site.json").home);

/** Where the atlas's files are served from. */
const ATLAS_FOLDERS = ["atlas", "flags"];

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createFieldExtension(namedExtension);
    const definitions = Object.values(contentFiles).flatMap(
      ({ type, record }) => typeDefs(type, record),
    );
    actions.createTypes([
      ...new Set(definitions),
      atlasTypeDefs,
      `type CountryPhoto { image: File @link(by: "base", from: "file") }`,
    ]);
  };

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
}) => {
  createResolvers({
    Country: {
      order: {
        type: "Int!",
        resolve: ({ slug }: Country) =>
          readCountries().findIndex((country) => country.slug === slug),
      },
      atlas: {
        type: "CountryAtlas!",
        resolve: async ({ slug }: Country) =>
          (await readAtlas()).countries[slug],
      },
    },
    Query: {
      atlas: {
        type: "Atlas!",
        // Asking for the countries tells Gatsby that what is drawn here depends on them.
        resolve: async (
          _: unknown,
          __: unknown,
          {
            nodeModel,
          }: { nodeModel: { findAll(of: object): Promise<unknown> } },
        ) => {
          await nodeModel.findAll({ type: "Country" });
          return readAtlas();
        },
      },
    },
  });
};

export const createPages: GatsbyNode["createPages"] = async ({
  actions,
  reporter,
}) => {
  const { files, warnings } = await readAtlas();
  await publish(files);
  warnings.forEach((warning) => reporter.warn(warning));

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

/** Writes the atlas's files into public/ and takes away those that nothing asks for any more. */
async function publish(files: Awaited<ReturnType<typeof readAtlas>>["files"]) {
  const wanted = new Set(files.map((file) => path.basename(file.path)));
  for (const folder of ATLAS_FOLDERS) {
    await mkdir(`public/${folder}`, { recursive: true });
    for (const name of await readdir(`public/${folder}`)) {
      if (!wanted.has(name)) await rm(`public/${folder}/${name}`);
    }
  }
  for (const file of files) await writeFile(`public${file.path}`, file.content);
}
