import { useRef, useState } from "react";
import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { MapNames } from "../../components/MapNames";
import { RouteMap } from "../../components/RouteMap";
import { useDay } from "../../lib/useDay";
import { useMinute } from "../../lib/useMinute";
import { type Destination, useSite } from "../../site";
import { pageGrid, worldRatio } from "../../styles/grid";
import { atNight, onLow, onNarrow, onPhones } from "../../styles/media";
import { hourLines, meridian } from "../../styles/mixins";
import { ActiveCountry } from "./ActiveCountry";
import { HeroText } from "./HeroText";
import { HourRuler } from "./HourRuler";

type Props = {
  page: Pick<HomePage, "heading" | "lead" | "primary" | "secondary">;
};

/** The head of the home page: the world with every route from home, and the two ways to begin. */
export function Hero({ page }: Props) {
  const { countries, world } = useSite();
  const stage = useRef<HTMLElement>(null);
  const now = useMinute(stage);
  const day = useDay();
  const [chosen, setChosen] = useState<Destination | null>(null);
  // Until the visitor chooses one, another country is active each day.
  const ofTheDay = day === null ? null : countries[day % countries.length]!;
  const active = chosen ?? ofTheDay;
  return (
    <Stage ref={stage}>
      <Area>
        <Window>
          <Position>
            <RouteMap
              active={active}
              onActive={setChosen}
              isFirst
              names={
                <MapNames kind="world" map={world} active={active?.slug} />
              }
            />
          </Position>
          <HourRuler />
        </Window>
        <Card>
          {active && now && <ActiveCountry country={active} now={now} />}
        </Card>
      </Area>
      <HeroText {...page} />
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  display: flex;
  align-items: flex-end;
  /* As high as the map. In a wide and low window no higher than what leaves the buttons in it and the text below the USA. */
  min-height: max(min(51vw + 44px, max(100svh, 22vw + 530px)), 680px);
  background: var(--sea);
  @media ${onNarrow} {
    display: block;
    min-height: 0;
    padding-top: var(--header-h);
  }
  /* Text first, then the map. */
  @media ${onLow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    padding-top: var(--header-h);
  }
`;

/** The map with its hours and the card of the active country: below the text where that has room beside the map. */
const Area = styled.div`
  position: absolute;
  inset: var(--header-h) 0 0;
  background: ${hourLines("var(--sea-line)")};
  @media ${onNarrow}, ${onLow} {
    position: relative;
    inset: auto;
  }
`;

/** Cuts the map off at the header, and on phones at its sides. */
const Window = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  &::after {
    ${meridian}
    top: 0;
    /* Above its own name on the ruler. */
    bottom: calc(var(--space-5) + var(--t-xs));
    pointer-events: none;
  }
  @media ${onNarrow}, ${onLow} {
    position: relative;
    height: 51vw;
  }
  @media ${onPhones} {
    height: 56vw;
  }
`;

/** The map begins north of Norway. */
const Position = styled.div`
  position: absolute;
  left: ${pageGrid.left};
  top: -3.2vw;
  width: ${pageGrid.width};
  aspect-ratio: ${worldRatio};
`;

/** In a column beside India's meridian; on narrow screens below the map, where it keeps its room before it is there. */
const Card = styled.div`
  position: absolute;
  left: calc(${pageGrid.home} + var(--space-5));
  top: var(--space-5);
  min-width: calc(100% - ${pageGrid.home} - var(--space-5) - var(--gutter-r));
  background: var(--float);
  color: var(--on-float);
  &:empty {
    display: none;
  }
  @media ${onNarrow} {
    position: static;
    min-height: 4rem;
    @media ${atNight} {
      background: var(--raise);
      color: var(--ink);
    }
    &:empty {
      display: block;
      background: none;
    }
  }
`;
