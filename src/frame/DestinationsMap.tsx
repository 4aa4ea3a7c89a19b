import styled from "styled-components";
import { RouteMap } from "../components/RouteMap";
import { offsetInWords } from "../lib/format";
import type { Destination } from "../site";
import { gridTokens, worldRatio } from "../styles/grid";
import { onNarrow } from "../styles/media";
import { hourLines, meridian, smallCondensed } from "../styles/mixins";

type Props = {
  active: Destination | null;
  /** Called when a country is hovered. */
  onActive: (country: Destination) => void;
};

/** The map beside the list of destinations, with the offset of the active country's clock from home's. */
export const DestinationsMap = ({ active, onActive }: Props) => (
  <Figure aria-hidden>
    <div>
      <RouteMap active={active} onActive={onActive} />
    </div>
    <figcaption>
      {active
        ? `${active.name}: ${offsetInWords(active.atlas.clock)}`
        : "Hours ahead of (+) or behind (−) India, standard time of the capital"}
    </figcaption>
  </Figure>
);

/** Unlike the home page's map, without the Pacific. */
const Figure = styled.figure`
  ${gridTokens({ width: 1.15, left: -0.1 })};
  position: relative;
  min-height: 0;
  overflow: hidden;
  background: var(--sea) ${hourLines("var(--sea-line)")};
  > div {
    position: absolute;
    left: var(--map-left);
    width: var(--map-width);
    aspect-ratio: ${worldRatio};
  }
  &::after {
    ${meridian}
    inset-block: 0;
    pointer-events: none;
  }
  figcaption {
    ${smallCondensed}
    position: absolute;
    inset: auto calc(100% - var(--home-x) + var(--space-3)) var(--space-3)
      var(--space-4);
  }
  @media ${onNarrow} {
    display: none;
  }
`;
