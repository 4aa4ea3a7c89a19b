import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { LOCATOR } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { percent, placeOn } from "../../lib/placeOn";
import { useSite } from "../../site";
import { onPhones } from "../../styles/media";
import { haloed, smallCondensed } from "../../styles/mixins";

type Props = {
  locator: Queries.Locator;
  capital: string;
};

/** The route from home to a country's capital. The drawing is one cached file; two names and the hours stand over it. */
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
          aria-hidden
          data-side={locator.homeSide}
          data-home
          style={placeOn(LOCATOR, locator.home)}
        >
          {city}
        </Name>
        <Name
          aria-hidden
          data-side={locator.side}
          style={placeOn(LOCATOR, locator.capital)}
        >
          {capital}
        </Name>
        {locator.hours.map(({ x, name }) => (
          <Hour
            key={name}
            aria-hidden
            data-home={name === HOME_COUNTRY || undefined}
            style={placeOn(LOCATOR, { x, y: LOCATOR.height })}
          >
            {name}
          </Hour>
        ))}
      </Frame>
    </Box>
  );
}

/** At least as wide as the frame: the drawing's margins fill the rest. */
const Box = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: var(--sea);
  /* Land is white, as the page is. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 1px solid var(--sea-rule);
    pointer-events: none;
  }
  @media ${onPhones} {
    aspect-ratio: ${LOCATOR.width} / ${LOCATOR.height};
  }
`;

const Frame = styled.div`
  position: relative;
  height: 100%;
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

/** The atlas keeps names and hours apart for letters of at most so many units of the frame. */
const atMost = (size: string, units: number) =>
  `min(${size}, ${Number(((100 * units) / LOCATOR.width).toFixed(2))}cqi)`;

const Hour = styled.span`
  ${smallCondensed}
  ${haloed}
  position: absolute;
  left: var(--left);
  bottom: var(--space-1);
  transform: translateX(-50%);
  font-size: ${atMost("var(--t-xs)", LOCATOR.text.hour)};
  white-space: nowrap;
  &[data-home] {
    color: var(--route);
  }
`;

/** From the middle of a dot to the nearer edge of its name. */
const GAP_X = "4px";
const GAP_Y = "16px";

const Name = styled.span`
  ${haloed}
  position: absolute;
  left: var(--left);
  top: var(--top);
  transform: translate(var(--x), var(--y));
  font: var(--w-strong) var(--t-sm) / var(--lh-head) var(--font-text);
  font-size: ${atMost("var(--t-sm)", LOCATOR.text.name)};
  white-space: nowrap;
  &[data-home] {
    color: var(--route);
  }
  &[data-side$="Right"] {
    --x: ${GAP_X};
  }
  &[data-side$="Left"] {
    --x: calc(-100% - ${GAP_X});
  }
  &[data-side^="above"] {
    --y: calc(-100% - ${GAP_Y});
  }
  &[data-side^="below"] {
    --y: ${GAP_Y};
  }
  /* India's meridian goes on behind it, over land. */
  &[data-home][data-side$="Right"] {
    background: var(--land);
  }
`;
