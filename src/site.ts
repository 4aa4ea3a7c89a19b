import { graphql, useStaticQuery } from "gatsby";
import { chatAddress } from "./lib/contactUrls";
import { useInBrowser } from "./lib/useInBrowser";

/** A destination, with the data that the menu, the map and the grid of all destinations show. */
export type Destination = Queries.SiteQuery["allCountry"]["nodes"][number];

/**
 * The data of every page: data/site.json, all destinations in the order of the menu, the map of the world, and when and
 * for which address the site was built. One query for all of it, because each query is a file that a first visit loads.
 */
export function useSite() {
  const { siteSettings, gatsby, allCountry, atlas } =
    useStaticQuery<Queries.SiteQuery>(query);
  const host = gatsby.siteMetadata.siteUrl;
  const chatPhone = siteSettings.chat.phone ?? siteSettings.phone;
  return {
    ...siteSettings,
    closedDays: siteSettings.closedDays ?? [],
    countries: allCountry.nodes,
    world: atlas.world,
    /** The slugs of all destinations by the hour, from west to east. Null is home. */
    westToEast: atlas.westToEast,
    /** The published site's address, without a trailing slash. Null if it is not known. */
    siteUrl: host ? host + __PATH_PREFIX__ : null,
    /** When this version of the site was built, in ISO format. */
    builtAt: gatsby.buildTime,
    /** The address of the chat, with the greeting already written. */
    chatUrl: chatAddress(chatPhone, siteSettings.chat.greeting),
    /** The number of the chat. */
    chatPhone,
  };
}

/** The absolute URL of a page, for sharing. Where the published site's address is not known, it is below the host that the visitor is on, and null until scripts run. */
export function usePageAddress(path: string): string | null {
  const { siteUrl } = useSite();
  const site = useInBrowser(
    () => siteUrl ?? location.origin + __PATH_PREFIX__,
    siteUrl,
  );
  return site && site + path;
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
      westToEast
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
        narrow {
          ...NamePositionFields
        }
      }
    }
  }
`;
