import { useRef, useState } from "react";
import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { MapNames } from "../../components/MapNames";
import { RouteMap } from "../../components/RouteMap";
import { useDay } from "../../lib/useDay";
import { useMinute } from "../../lib/useMinute";
import { type Destination, useSite } from "../../site";
import { worldRatio } from "../../styles/grid";
import { onLow, onNarrow, onPhones } from "../../styles/media";
import { hourLines, meridian } from "../../styles/mixins";
import { HeroText } from "./HeroText";
import { HourRuler } from "./HourRuler";
import { LitCountry } from "./LitCountry";

type Props = {
  page: Pick<HomePage, "heading" | "lead" | "primary" | "secondary">;
};

/** The head of the home page: the world with every route from home, and the two ways to begin. */
export function Hero({ page }: Props) {
  const { countries, world } = useSite();
  const sea = useRef<HTMLElement>(null);
  const now = useMinute(sea);
  const day = useDay();
  const [chosen, setChosen] = useState<Destination | null>(null);
  // At rest one country is lit, another each day.
  const lit =
    chosen ?? (day === null ? null : countries[day % countries.length]!);
  return (
    <Sea ref={sea}>
      <Window>
        <div>
          <RouteMap
            lit={lit}
            onLit={setChosen}
            isFirst
            names={<MapNames map={world} lit={lit?.slug} />}
          >
            {lit && now && <LitCountry country={lit} now={now} />}
          </RouteMap>
        </div>
      </Window>
      <HourRuler />
      <HeroText {...page} />
    </Sea>
  );
}

const Sea = styled.section`
  position: relative;
  display: flex;
  align-items: flex-end;
  /* How far the map begins below its window's upper edge. */
  --map-top: calc(var(--my) - var(--header-h));
  /* As high as the map. In a wide and low window no higher than what leaves the buttons in it and the text below the USA. */
  min-height: max(min(51vw + 44px, max(100svh, 22vw + 530px)), 680px);
  overflow: hidden;
  background: var(--sea);
  @media ${onNarrow} {
    /* The map begins north of Norway. */
    --map-top: -2vw;
    --map-h: calc(49vw + 36px);
    --strip: 64px;
    display: block;
    min-height: 0;
    padding-top: calc(var(--header-h) + var(--map-h));
  }
  @media ${onPhones} {
    --map-top: -4.4vw;
    --map-h: calc(56vw + 64px);
  }
  /* Text first, then the map. */
  @media ${onLow} {
    --map-top: 0px;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    padding-top: var(--header-h);
  }
`;

/** Cuts the map off below the header, and on phones at its sides. */
const Window = styled.div`
  position: absolute;
  inset: var(--header-h) 0 0;
  overflow: hidden;
  background: ${hourLines("var(--sea-line)")};
  &::after {
    ${meridian}
    top: 0;
    bottom: 44px; /* Above its own name on the ruler. */
    pointer-events: none;
  }
  > div {
    position: absolute;
    left: var(--map-left);
    top: var(--map-top);
    width: var(--map-width);
    aspect-ratio: ${worldRatio};
  }
  @media ${onNarrow} {
    bottom: auto;
    height: var(--map-h);
    &::after {
      bottom: calc(var(--strip) + 28px);
    }
  }
  @media ${onLow} {
    position: relative;
    inset: auto;
    height: 51vw;
  }
`;
