import styled from "styled-components";
import { LOCATOR } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { percent, placeOn } from "../../lib/placeOn";
import { useSite } from "../../site";
import { Drawing } from "../../components/Drawing";
import { onPhones } from "../../styles/media";
import { haloed, smallCondensed } from "../../styles/mixins";

type Props = {
  locator: Queries.Locator;
  capital: string;
};

/** The route from home to a country's capital. The drawing is one cached file; only the two names stand over it. */
export function LocatorMap({ locator, capital }: Props) {
  const { city } = useSite().home;
  return (
    <Box role="img" aria-label={`Map: the route from ${city} to ${capital}`}>
      <Frame>
        <Drawing
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
            style={{ left: percent(x / LOCATOR.width) }}
          >
            {name}
          </Hour>
        ))}
      </Frame>
    </Box>
  );
}

/** At least as wide as the drawing's frame: its margins fill the rest. */
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
  img {
    position: absolute;
    left: ${percent(-LOCATOR.margin.x / LOCATOR.width)};
    top: ${percent(-LOCATOR.margin.y / LOCATOR.height)};
    width: ${percent((LOCATOR.width + 2 * LOCATOR.margin.x) / LOCATOR.width)};
    height: ${percent((LOCATOR.height + 2 * LOCATOR.margin.y) / LOCATOR.height)};
  }
`;

const Hour = styled.span`
  ${smallCondensed}
  ${haloed}
  position: absolute;
  bottom: var(--space-1);
  transform: translateX(-50%);
  white-space: nowrap;
  &[data-home] {
    color: var(--route);
  }
`;

/** From the dot's middle to the nearer edge of a name, up or down and to the side. */
const ABOVE = "16px";
const LABEL_GAP = "4px";

const Name = styled.span`
  position: absolute;
  left: var(--left);
  top: var(--top);
  transform: translate(var(--x), var(--y));
  font: var(--w-strong) var(--t-sm) / 1.1 var(--font-text);
  white-space: nowrap;
  ${haloed}
  &[data-home] {
    color: var(--route);
  }
  &[data-side$="Right"] {
    --x: ${LABEL_GAP};
  }
  /* India's meridian goes on behind it, over land. */
  &[data-home][data-side$="Right"] {
    background: var(--land);
  }
  &[data-side$="Left"] {
    --x: calc(-100% - ${LABEL_GAP});
  }
  &[data-side^="above"] {
    --y: calc(-100% - ${ABOVE});
  }
  &[data-side^="below"] {
    --y: ${ABOVE};
  }
`;
