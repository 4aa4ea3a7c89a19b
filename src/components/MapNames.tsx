import styled, { css } from "styled-components";
import { placeOn } from "../lib/placeOn";
import { onNarrow, onPhones, onTablets, onWide } from "../styles/media";
import { covering, haloed, smallCondensed } from "../styles/mixins";

const SCREENS = ["wide", "tablet", "phone"] as const;

type Props = {
  map: Pick<
    Queries.WorldMap,
    "width" | "height" | "home" | "dots" | (typeof SCREENS)[number]
  >;
  /** The slug of the country whose name is a label, on every map. */
  lit?: string | undefined;
};

/** The names of home and of countries on a map, at the places that src/atlas/mapNames.ts gives them. */
export const MapNames = ({ map, lit }: Props) => (
  <>
    {SCREENS.map((screen) => (
      <Leaders
        key={screen}
        viewBox={`0 0 ${map.width} ${map.height}`}
        data-on={screen}
      >
        <path d={map[screen].leaders} />
      </Leaders>
    ))}
    {map.dots.map((dot, index) => {
      const sides: Record<string, string> = {};
      const style = {};
      for (const screen of SCREENS) {
        const place = map[screen].places[index];
        Object.assign(style, placeOn(map, place || dot, `${screen}-`));
        if (place) sides[`data-${screen}`] = place.side;
      }
      return (
        <Name
          key={dot.slug}
          {...sides}
          data-name={dot.slug}
          data-lit={dot.slug === lit || undefined}
          style={style}
        >
          {dot.name}
        </Name>
      );
    })}
    <HomeName style={placeOn(map, map.home)}>{map.home.name}</HomeName>
  </>
);

const Leaders = styled.svg`
  ${covering}
  pointer-events: none;
  stroke: var(--ink);
  stroke-opacity: 0.7;
  path {
    vector-effect: non-scaling-stroke;
  }
  @media not all and ${onWide} {
    &[data-on="wide"] {
      display: none;
    }
  }
  @media not all and ${onTablets} {
    &[data-on="tablet"] {
      display: none;
    }
  }
  @media not all and ${onPhones} {
    &[data-on="phone"] {
      display: none;
    }
  }
`;

const placed = (screen: (typeof SCREENS)[number]) => css`
  left: var(--${screen}-left);
  top: var(--${screen}-top);
  &:not([data-${screen}], [data-lit]) {
    display: none;
  }
  &[data-${screen}="right"] {
    transform: translate(var(--away), calc(-50% - 9px));
  }
  &[data-${screen}="above"] {
    transform: translate(-50%, calc(-100% - var(--away)));
  }
  &[data-${screen}="below"] {
    transform: translate(-50%, var(--away));
  }
`;

const word = css`
  ${smallCondensed}
  ${haloed}
  --away: 7px; /* From the middle of the dot, as in src/atlas/mapNames.ts. */
  position: absolute;
  transform: translate(calc(-100% - var(--away)), -50%);
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger ones would lie on each other */
  font-size: min(var(--t-xs), 4vw);
  line-height: 1;
  white-space: nowrap;
`;

const Name = styled.span`
  ${word}
  &[data-lit] {
    z-index: 1;
    padding-inline: var(--space-2);
    line-height: 1.5;
    @media ${onNarrow} {
      /* As high as a line of a column. */
      line-height: 1.1;
    }
    background: var(--float);
    color: var(--on-float);
    text-shadow: none;
  }
  @media ${onWide} {
    ${placed("wide")}
  }
  @media ${onTablets} {
    ${placed("tablet")}
  }
  @media ${onPhones} {
    ${placed("phone")}
  }
`;

/** At the left of its dot, on narrow screens beyond India's meridian. */
export const HomeName = styled.span`
  ${word}
  --away: var(--space-3);
  left: var(--left);
  top: var(--top);
  color: var(--route);
  @media ${onNarrow} {
    left: calc(100% * var(--india) + var(--space-2));
    transform: translateY(-115%);
  }
`;
