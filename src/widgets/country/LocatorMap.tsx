import styled, { css } from "styled-components";
import { Drawing } from "../../components/Drawing";
import { LOCATOR } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { percent } from "../../lib/percent";
import { useSite } from "../../site";
import { withContainerUnits } from "../../styles/media";
import { haloOf, smallCondensed } from "../../styles/mixins";

type Props = {
  locator: Queries.Locator;
  capital: string;
};

/** The route from home to a country's capital. The drawing is one cached file; names and hours are HTML over it. */
export function LocatorMap({ locator, capital }: Props) {
  const { city } = useSite().home;
  return (
    <Box role="img" aria-label={`Map: the route from ${city} to ${capital}`}>
      <Frame>
        <WithMargins
          src={locator.url}
          width={LOCATOR.width + 2 * LOCATOR.margin.x}
          height={LOCATOR.height + 2 * LOCATOR.margin.y}
          loading="lazy"
        />
        <Name
          data-home
          data-side={locator.homeSide}
          style={placeOf(locator.home)}
        >
          {city}
        </Name>
        <Name data-side={locator.side} style={placeOf(locator.capital)}>
          {capital}
        </Name>
        {locator.hours.map(({ x, name }) => (
          <Hour
            key={name}
            data-home={name === HOME_COUNTRY || undefined}
            style={placeOf({ x, y: LOCATOR.height })}
          >
            {name}
          </Hour>
        ))}
      </Frame>
    </Box>
  );
}

const placeOf = ({ x, y }: { x: number; y: number }) => ({
  left: percent(x / LOCATOR.width),
  top: percent(y / LOCATOR.height),
});

const Box = styled.div`
  overflow: hidden;
  border: 1px solid var(--sea-rule); /* Land is white, as the page is. */
  background: var(--sea);
`;

/** On a wide map the drawing's margins are seen beside it. */
const Frame = styled.div`
  position: relative;
  width: max(78%, min(22rem, 100%));
  margin-inline: auto;
  aspect-ratio: ${LOCATOR.width} / ${LOCATOR.height};
  container-type: inline-size;
`;

const WithMargins = styled(Drawing)`
  position: absolute;
  left: ${percent(-LOCATOR.margin.x / LOCATOR.width)};
  top: ${percent(-LOCATOR.margin.y / LOCATOR.height)};
  width: ${percent((LOCATOR.width + 2 * LOCATOR.margin.x) / LOCATOR.width)};
  height: ${percent((LOCATOR.height + 2 * LOCATOR.margin.y) / LOCATOR.height)};
`;

/** @param units the largest letters, in units of the extent, for which the atlas keeps names and hours apart */
const atMost = (size: string, units: number) => css`
  font-size: ${size};
  @supports ${withContainerUnits} {
    font-size: min(${size}, ${percent(units / LOCATOR.width, "cqi")});
  }
`;

const Label = styled.span`
  ${smallCondensed}
  ${haloOf("sea")}
  position: absolute;
  width: max-content;
  transform: translate(var(--x), var(--y));
  &[data-home] {
    color: var(--route);
  }
`;

const Hour = styled(Label)`
  --x: -50%;
  --y: calc(-100% - var(--space-1));
  ${atMost("var(--t-xs)", LOCATOR.text.hour)}
`;

/** A long name takes several lines: half of the map is on its side of the dot. */
const Name = styled(Label)`
  --x: var(--space-1);
  --y: var(--space-4);
  max-width: 50cqi;
  ${atMost("var(--t-sm)", LOCATOR.text.name)}
  line-height: var(--lh-head);
  overflow-wrap: anywhere;
  &[data-side$="Left"] {
    --x: calc(-100% - var(--space-1));
    text-align: right;
  }
  &[data-side^="above"] {
    --y: calc(-100% - var(--space-4));
  }
  /* India's meridian goes on behind home's name, over land. */
  &[data-home][data-side$="Right"] {
    background: var(--land);
  }
`;
