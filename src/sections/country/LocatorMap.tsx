import styled from "styled-components";
import { fill } from "../../lib/format";
import { placeIn, vars } from "../../ui/vars";
import { Drawing } from "../../ui/Drawing";

type Point = { x: number; y: number };
type Props = {
  locator: {
    url: string;
    home: Point;
    homeSide: string;
    capital: Point;
    side: string;
  };
  city: string;
  capital: string;
  /** The map in words; {city} and {capital} are filled in. */
  description: string;
};

/** The size of the frame that the atlas draws in. */
const FRAME = { width: 640, height: 512 };

/** The route from home to a country's capital. The drawing is one cached file; only the two names stand over it. */
export function LocatorMap({ locator, city, capital, description }: Props) {
  return (
    <Frame role="img" aria-label={fill(description, { city, capital })}>
      <Drawing
        src={locator.url}
        width={FRAME.width}
        height={FRAME.height}
        loading="lazy"
      />
      <Name
        aria-hidden
        data-side={locator.homeSide}
        data-home
        {...vars(placeIn(FRAME, locator.home))}
      >
        {city}
      </Name>
      <Name
        aria-hidden
        data-side={locator.side}
        {...vars(placeIn(FRAME, locator.capital))}
      >
        {capital}
      </Name>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  align-self: start;
  aspect-ratio: ${FRAME.width} / ${FRAME.height};
  overflow: hidden;
  background: var(--sea);
  box-shadow: 0 0 0 1px var(--line);
  img {
    width: 100%;
    height: 100%;
  }
`;

/** From the dot's middle to a name beside it, above or below it, and at one of its corners: the atlas chose the sides so. */
const BESIDE = "14px";
const ABOVE = "16px";
const ASIDE = "4px";

const Name = styled.span`
  --x: -50%;
  --y: -50%;
  position: absolute;
  left: var(--left);
  top: var(--top);
  transform: translate(var(--x), var(--y));
  font: 600 1rem/1.1 var(--font-text);
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
    --x: ${ASIDE};
  }
  &[data-side$="Left"] {
    --x: calc(-100% - ${ASIDE});
  }
  &[data-side^="above"] {
    --y: calc(-100% - ${ABOVE});
  }
  &[data-side^="below"] {
    --y: ${ABOVE};
  }
`;
