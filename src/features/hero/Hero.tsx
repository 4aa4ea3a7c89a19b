import styled from "styled-components";
import type { Home, HomePage } from "../../content/model";
import { low, narrow, phone } from "../../ui/media";
import { HeroMap } from "./HeroMap";
import { HeroText } from "./HeroText";
import { HourRuler } from "./HourRuler";

type Props = HomePage & {
  home: Pick<Home, "city" | "country">;
  world: Queries.WorldMap;
  countries: readonly { slug: string; atlas: { distanceKm: number } }[];
};

/** The head of the home page: the world with every route from home, and the two ways to begin. */
export function Hero({ home, world, countries, ...texts }: Props) {
  return (
    <Sea>
      <HeroMap
        world={world}
        nearestFirst={nearestFirst(countries)}
        city={home.city}
        description={texts.mapDescription}
      />
      <HourRuler
        meridians={world.meridians}
        width={world.width}
        home={home.country}
      />
      <HeroText {...texts} />
    </Sea>
  );
}

/** The slugs of all destinations in the order in which their routes are drawn. */
const nearestFirst = (countries: Props["countries"]) =>
  [...countries]
    .sort((a, b) => a.atlas.distanceKm - b.atlas.distanceKm)
    .map(({ slug }) => slug);

const Sea = styled.section`
  --map-h: calc(var(--my) + 49vw + 36px);
  position: relative;
  display: flex;
  align-items: flex-end;
  /* As high as the map. In a wide and low window no higher than what leaves the buttons in it and the text below the USA. */
  min-height: max(min(51vw + 44px, max(100svh, 22vw + 530px)), 680px);
  overflow: hidden;
  background: var(--sea);
  @media ${narrow} {
    display: block;
    min-height: 0;
    padding-top: var(--map-h);
  }
  @media ${phone} {
    /* The map begins north of Norway, so that the first button is in sight on a small phone. */
    --my: calc(var(--header-h) - 4.4vw);
    --map-h: calc(var(--header-h) + 66vw + 40px);
  }
  /* Text first, then the map. */
  @media ${low} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    min-height: 0;
    padding-top: var(--header-h);
  }
`;
