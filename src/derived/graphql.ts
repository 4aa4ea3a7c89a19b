/** data/ in GraphQL. */
import type {
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
} from "gatsby";
import { entryOf } from "../readModel";
import { contentFiles } from "../registry";
import { typeDefs } from "./typeDefs";
import { resolveUprightImage } from "./uprightImage";

/** The types of the files, read off the model. */
export const contentTypes: readonly string[] = [
  ...new Set(
    Object.values(contentFiles).flatMap(({ type, schema }) =>
      typeDefs(type, entryOf(schema) ?? schema),
    ),
  ),
];

/** Types and fields beside those of data/ (records.ts). */
const MORE_TYPES = `
  type SiteSettings implements Node { contactPage: String }
  type HomePage implements Node { structuredData: String! }
  type Country implements Node {
    "Its position in data/countries.json, and so in every menu."
    order: Int!
    structuredData: String
    atlas: CountryAtlas!
  }
  type CountryPhoto { image: File @link(by: "base", from: "file") }
  type Site implements Node { siteMetadata: SiteSiteMetadata! }
  type SiteSiteMetadata { siteUrl: String }
`;

/** @param types those of other parts of the build, as GraphQL */
export const defineTypes = (
  { actions }: CreateSchemaCustomizationArgs,
  types: readonly string[],
) => actions.createTypes([...contentTypes, ...types, MORE_TYPES]);

export function defineResolvers({ createResolvers }: CreateResolversArgs) {
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
    ImageSharp: { gatsbyImageData: { resolve: resolveUprightImage } },
  });
}
