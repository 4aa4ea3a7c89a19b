import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { LOCATOR } from "../../lib/drawings";
import { HOME_COUNTRY } from "../../lib/hours";
import { percent, placeOn } from "../../lib/placeOn";
import { useSite } from "../../site";
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
      <Land
        src={locator.url}
        width={LOCATOR.width}
        height={LOCATOR.height}
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

const Box = styled.div`
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  border: 1px solid var(--sea-rule); /* Land is white, as the page is. */
  background: var(--sea);
`;

const Land = styled(Drawing)`
  width: 100%;
  height: auto;
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
