import { graphql, useStaticQuery } from "gatsby";
import { chatAddress } from "./lib/contactUrls";

/** A destination as the menu, the map and the sheet of all show it. */
export type Destination = Queries.SiteQuery["allCountry"]["nodes"][number];

/** The one map of the world: its picture, its routes and where they lead. */
export type World = Queries.SiteQuery["atlas"]["world"];

/**
 * What is known on every page: data/site.json, all destinations in the order of the menu, the map of the world, and when
 * and for which address the site was built. One query for all, because each is a file that a first visit waits for.
 */
export function useSite() {
  const { siteSettings, gatsby, allCountry, atlas } =
    useStaticQuery<Queries.SiteQuery>(query);
  const host = gatsby.siteMetadata.siteUrl;
  return {
    ...siteSettings,
    countries: allCountry.nodes,
    world: atlas.world,
    /** All destinations by the hour, from west to east. Null is home. */
    byHour: atlas.sheet.map(
      (slug) =>
        allCountry.nodes.find((country) => country.slug === slug) ?? null,
    ),
    /** The published site's address, without a slash at its end. Null: not known. */
    siteUrl: host ? host + __PATH_PREFIX__ : null,
    /** When this version of the site was built, in ISO's form. */
    builtAt: gatsby.buildTime,
    /** The address of the chat, with the greeting already written. */
    chatUrl: chatAddress(siteSettings.phone, siteSettings.chat.greeting),
  };
}

/** A page's whole address, to be passed on. Null: the published site's address is not known. */
export function usePageAddress(path: string): string | null {
  const { siteUrl } = useSite();
  return siteUrl && siteUrl + path;
}

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
          distanceKm
          clock {
            ...ClockFields
          }
          art {
            cell {
              url
            }
          }
        }
      }
    }
    atlas {
      sheet
      world {
        url
        arcs
        width
        height
        home {
          ...MapDotFields
        }
        dots {
          ...MapDotFields
        }
        wide {
          ...NamePositionFields
        }
        tablet {
          ...NamePositionFields
        }
        phone {
          ...NamePositionFields
        }
      }
    }
  }
`;
