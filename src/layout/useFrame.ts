import { useSite } from "./useSite";
import { useSiteQuery } from "./useSiteQuery";

/** What the frame shows on every page: the settings, the countries in menu order, and the maps of menu and footer. */
export function useFrame() {
  const { allCountry, atlas } = useSiteQuery();
  const { site, builtAt, chat } = useSite();
  return {
    site,
    builtAt,
    chat,
    countries: allCountry.nodes,
    world: atlas.world,
    footerMap: atlas.footer.url,
  };
}

export type FrameContent = ReturnType<typeof useFrame>;
export type MenuCountry = FrameContent["countries"][number];
