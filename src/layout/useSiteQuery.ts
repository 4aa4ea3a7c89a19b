import { graphql, useStaticQuery } from "gatsby";

/** One query for all hooks of this folder: each query is a file that every first visit waits for. */
export const useSiteQuery = () => useStaticQuery<Queries.SiteQuery>(query);

const query = graphql`
  query Site {
    gatsby: site {
      buildTime
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      ...SiteSettingsFields
      contactPage
    }
    allCountry(sort: { order: ASC }) {
      nodes {
        slug
        name
        atlas {
          ink
          flag
          clock {
            ...ClockFields
          }
        }
      }
    }
    atlas {
      world {
        url
        arcs
        width
        height
        home {
          x
          y
        }
        dots {
          ...CountryPointFields
        }
      }
      footer {
        url
      }
    }
  }
`;
