import styled from "styled-components";
import { fill } from "../../lib/format";
import { LOCATOR } from "../../lib/drawings";
import { Drawing } from "../../ui/Drawing";
import { narrow, phone } from "../../ui/media";
import { percent, placeIn, vars } from "../../ui/vars";

type Props = {
  locator: Queries.Locator;
  city: string;
  capital: string;
  /** The map in words; {city} and {capital} are filled in. */
  description: string;
};

/** The route from home to a country's capital. The drawing is one cached file; only the two names stand over it. */
export function LocatorMap({ locator, city, capital, description }: Props) {
  return (
    <Box role="img" aria-label={fill(description, { city, capital })}>
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
          {...vars(placeIn(LOCATOR, locator.home))}
        >
          {city}
        </Name>
        <Name
          aria-hidden
          data-side={locator.side}
          {...vars(placeIn(LOCATOR, locator.capital))}
        >
          {capital}
        </Name>
      </Frame>
    </Box>
  );
}

/** As high as what stands beside it. */
const Box = styled.div`
  display: grid;
  place-items: center;
  min-height: max(20rem, 24vw);
  max-height: max(36rem, 24vw);
  overflow: hidden;
  background: var(--sea);
  box-shadow: 0 0 0 1px var(--line);
  container-type: size;
  @media ${narrow} {
    aspect-ratio: 2;
    min-height: 0;
  }
  @media ${phone} {
    aspect-ratio: ${LOCATOR.width} / ${LOCATOR.height};
  }
  /* Safari before 16 */
  @supports not (width: 1cqh) {
    align-self: start;
    aspect-ratio: ${LOCATOR.width} / ${LOCATOR.height};
    max-height: none;
  }
`;

/** All of it is seen: the drawing's margins fill the rest of the box. */
const Frame = styled.div`
  position: relative;
  width: 100%;
  width: min(100%, ${(100 * LOCATOR.width) / LOCATOR.height}cqh);
  aspect-ratio: ${LOCATOR.width} / ${LOCATOR.height};
  img {
    position: absolute;
    left: ${percent(-LOCATOR.margin.x / LOCATOR.width)};
    top: ${percent(-LOCATOR.margin.y / LOCATOR.height)};
    width: ${percent((LOCATOR.width + 2 * LOCATOR.margin.x) / LOCATOR.width)};
    height: ${percent((LOCATOR.height + 2 * LOCATOR.margin.y) / LOCATOR.height)};
  }
`;

/** From the dot's middle to a name beside it, above or below it, and at one of its corners: the atlas chose the sides so. */
const BESIDE = "14px";
const ABOVE = "16px";
const LABEL_GAP = "4px";

const Name = styled.span`
  --x: -50%;
  --y: -50%;
  position: absolute;
  left: var(--left);
  top: var(--top);
  transform: translate(var(--x), var(--y));
  font: 600 1rem/1.1 var(--font-text);
  /* Where letters are large the map has less room for them. */
  font-size: min(1rem, max(16px, 5.2cqw));
  white-space: nowrap;
  text-shadow:
    0 0 3px var(--sea),
    0 0 3px var(--sea),
    0 0 4px var(--sea);
  &[data-home] {
    color: var(--route);
  }
  &[data-side="right"] {
    --x: ${BESIDE};
  }
  &[data-side="left"] {
    --x: calc(-100% - ${BESIDE});
  }
  &[data-side$="Right"] {
    --x: ${LABEL_GAP};
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
