import { useState } from "react";
import styled from "styled-components";
import { RouteMap } from "../../components/RouteMap";
import type { HomePage } from "../../content/model";
import { ground } from "../../lib/inks";
import { useDay } from "../../lib/useInBrowser";
import { type Destination, useSite } from "../../site";
import { worldRatio } from "../../styles/grid";
import { onFlat, onNarrowOrFlat } from "../../styles/media";
import { hourLines, meridian } from "../../styles/mixins";
import { ActiveCountry } from "./ActiveCountry";
import { HeroText } from "./HeroText";
import { HourRuler } from "./HourRuler";

type Props = {
  page: Pick<HomePage, "heading" | "lead" | "primary" | "secondary">;
};

/** The head of the home page: the world with every route from home, the active country and the text. */
export function Hero({ page }: Props) {
  const { countries } = useSite();
  const day = useDay();
  const [chosen, setChosen] = useState<Destination | null>(null);
  // Until the visitor chooses one, another country is active each day.
  const ofTheDay = day === null ? null : countries[day % countries.length]!;
  const active = chosen ?? ofTheDay;
  return (
    <Stage {...ground("sea")}>
      <MapWindow>
        <Position>
          <RouteMap active={active} onActive={setChosen} isHero />
        </Position>
        <HourRuler />
      </MapWindow>
      <Card>{active && <ActiveCountry country={active} />}</Card>
      <HeroText {...page} />
    </Stage>
  );
}

/** Text over the map where there is room, else map, card and text stacked. */
const Stage = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: end;
  /* As high as the map, and the text stays below the USA. */
  --whole: clamp(42.5rem, 51vw + 2.75rem, max(100svh, 22vw + 33rem));
  /* Up to Norway the map is cut at its top where a low window would end above the buttons, which end above the ruler. */
  --cut: clamp(0px, var(--whole) - 100svh - var(--space-7), 3vw);
  min-height: calc(var(--whole) - var(--cut));
  padding-top: var(--header-h);
  @media ${onNarrowOrFlat} {
    --cut: 0px;
    align-items: stretch;
    min-height: 0;
  }
  /* Text first. */
  @media ${onFlat} {
    flex-direction: column-reverse;
  }
`;

/** Cuts the map off at the header, and on phones at its sides. */
const MapWindow = styled.div`
  position: absolute;
  inset: var(--header-h) 0 0;
  overflow: hidden;
  background: ${hourLines("var(--sea-line)")};
  &::after {
    ${meridian}
    inset-block: 0 var(--space-6); /* Ends above the name on the ruler. */
    pointer-events: none;
  }
  @media ${onNarrowOrFlat} {
    position: relative;
    inset: auto;
  }
`;

const Position = styled.div`
  position: relative;
  width: var(--map-width);
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- the map begins north of Norway */
  margin: calc(-3.2vw - var(--cut)) 0 0 var(--map-left);
  aspect-ratio: ${worldRatio};
`;

/** In a column beside India's meridian, or below the map, where room is reserved for it. */
const Card = styled.div`
  position: absolute;
  left: calc(var(--home-x) + var(--space-5));
  top: calc(var(--header-h) + var(--space-5));
  min-width: calc(100% - var(--home-x) - var(--space-5) - var(--gutter-r));
  @media ${onNarrowOrFlat} {
    position: static;
    display: grid;
    min-height: 4rem;
  }
  /* Where facts and time take a line each, for every country. */
  @media (max-width: 24.3em) {
    min-height: 4.75rem;
  }
`;
