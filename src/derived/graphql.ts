/**
 * Fields that `derive` adds to types of data/. Not in the plugin's option `types`, which also makes a fragment of each: pages name
 * these fields themselves.
 */
export const moreTypes = `
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

export const resolvers = {
  Query: { atlas: { type: "Atlas!" }, site: { type: "Site!" } },
  Site: { buildTime: { type: "Date!" } },
};
