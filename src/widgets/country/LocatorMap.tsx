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
          data-home
          data-side={locator.homeSide}
          style={besideDot(locator.home, locator.homeSide)}
        >
          {city}
        </Name>
        <Name style={besideDot(locator.capital, locator.side)}>{capital}</Name>
        {locator.hours.map(({ x, name }) => (
          <Hour
            key={name}
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

/** @param dot in the map's frame */
const besideDot = (dot: Queries.MapPoint, side: Queries.LabelSide) => ({
  ...placeOn(LOCATOR, dot),
  "--x": side.endsWith("Right")
    ? "var(--space-1)"
    : "calc(-100% - var(--space-1))",
  "--y": side.startsWith("below")
    ? "var(--space-4)"
    : "calc(-100% - var(--space-4))",
});

/** The atlas keeps names and hours apart for letters of at most so many units of the frame. */
const atMost = (size: string, units: number) =>
  `min(${size}, ${percent(units / LOCATOR.width).replace("%", "cqi")})`;

/** At least as wide as the frame: the drawing's margins fill the rest. */
const Box = styled.div`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border: 1px solid var(--sea-rule); /* Land is white, as the page is. */
  background: var(--sea);
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

const Label = styled.span`
  ${smallCondensed}
  ${haloed}
  position: absolute;
  left: var(--left);
  white-space: nowrap;
  &[data-home] {
    color: var(--route);
  }
`;

const Hour = styled(Label)`
  bottom: var(--space-1);
  transform: translateX(-50%);
  font-size: ${atMost("var(--t-xs)", LOCATOR.text.hour)};
`;

const Name = styled(Label)`
  top: var(--top);
  transform: translate(var(--x), var(--y));
  font: var(--w-strong) var(--t-sm) / var(--lh-head) var(--font-text);
  font-size: ${atMost("var(--t-sm)", LOCATOR.text.name)};
  /* India's meridian goes on behind it, over land. */
  &[data-side$="Right"] {
    background: var(--land);
  }
`;
