/** data/ in GraphQL: its types, and the fields that are worked out. */
import type {
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
} from "gatsby";
import { contactPage } from "../contactPage";
import type { Country } from "../model";
import { entryOf } from "../readModel";
import { contentFiles, type FileName, pages } from "../registry";
import { siteAddress } from "../siteAddress";
import { countryBreadcrumb, organisationJsonLd } from "../seo";
import { typeDefs } from "./typeDefs";
import { resolveUprightImage } from "./uprightImage";
import { filledData, validData } from "../validData";
import { sourcesOf, withVariables } from "../variables";

/** The types of the files, read off the model. */
export const contentTypes: readonly string[] = [
  ...new Set(
    Object.values(contentFiles).flatMap(({ type, schema }) =>
      typeDefs(type, entryOf(schema) ?? schema),
    ),
  ),
];

/** Types and fields beside those of data/. */
const MORE_TYPES = `
  type Country implements Node {
    "Its position in data/countries.json, and so in every menu."
    order: Int!
    atlas: CountryAtlas! @link(by: "slug", from: "slug")
  }
  type CountryPhoto { image: File @link(by: "base", from: "file") }
  type Site implements Node { siteMetadata: SiteSiteMetadata! }
  type SiteSiteMetadata { siteUrl: String }
`;

/** What Gatsby passes to a resolver, as far as it is used here. */
type ResolverContext = {
  defaultFieldResolver(...all: unknown[]): unknown;
  nodeModel: { findAll(of: { type: string }): Promise<unknown> };
};

/** Declares a dependency: Gatsby runs the query again when one of these files changes. */
const dependOn = ({ nodeModel }: ResolverContext, files: readonly FileName[]) =>
  Promise.all(
    files.map((file) => nodeModel.findAll({ type: contentFiles[file].type })),
  );

/** The field extension `@filled`, which all texts have: their variables are filled in (see variables.ts). */
const filledExtension = {
  name: "filled",
  extend: () => ({
    async resolve(...all: [unknown, unknown, ResolverContext, unknown]) {
      const [, , context] = all;
      const value = await context.defaultFieldResolver(...all);
      const sources = sourcesOf(JSON.stringify(value) ?? "");
      if (sources.length === 0) return value;
      await dependOn(context, sources);
      return withVariables(value, validData);
    },
  }),
};

/** @param types those of other parts of the build, as GraphQL */
export function defineTypes(
  { actions }: CreateSchemaCustomizationArgs,
  types: readonly string[],
) {
  actions.createFieldExtension(filledExtension);
  actions.createTypes([...contentTypes, ...types, MORE_TYPES]);
}

/** The published site's address, as far as it is known. @param basePath the path below which it is published */
export function addressBelow(basePath: string): string | null {
  const address = siteAddress(validData("site.json").url);
  return address && address + basePath;
}

/** A field that also depends on some files of data/. */
const field = <Source>(
  type: string,
  files: readonly FileName[],
  valueOf: (source: Source) => unknown,
) => ({
  type,
  async resolve(source: Source, _: unknown, context: ResolverContext) {
    await dependOn(context, files);
    return valueOf(source);
  },
});

export function defineResolvers({
  createResolvers,
  basePath,
}: CreateResolversArgs) {
  const settings = () => filledData("site.json");
  // The check guarantees these nodes, so their queries are not null.
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
      contactPage: field(
        "String",
        pages.map(({ file }) => file),
        () => contactPage(validData),
      ),
    },
    ImageSharp: { gatsbyImageData: { resolve: resolveUprightImage } },
    HomePage: {
      structuredData: field("String!", ["site.json"], () =>
        organisationJsonLd(settings(), addressBelow(basePath)),
      ),
    },
    Country: {
      structuredData: field("String", ["site.json"], (country: Country) =>
        countryBreadcrumb(country, settings(), addressBelow(basePath)),
      ),
      order: field("Int!", ["countries.json"], ({ slug }: Country) =>
        validData("countries.json").findIndex(
          (country) => country.slug === slug,
        ),
      ),
    },
  });
}
