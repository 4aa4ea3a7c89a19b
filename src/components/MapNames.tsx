import styled, { css } from "styled-components";
import { placeOn } from "../lib/placeOn";
import { homeOnMap } from "../styles/grid";
import {
  onMeridian,
  onNarrow,
  onPhones,
  onTablets,
  onWide,
} from "../styles/media";
import { covering, haloed, smallCondensed } from "../styles/mixins";

const SCREENS = ["wide", "tablet", "phone"] as const;

type Props = {
  map: Pick<
    Queries.WorldMap,
    "width" | "height" | "home" | "dots" | (typeof SCREENS)[number]
  >;
  /** The slug of the country whose name is a label. */
  lit?: string | undefined;
};

/** The names of home and of countries on a map, at the places that src/atlas/mapNames.ts gives them. */
export const MapNames = ({ map, lit }: Props) => (
  <>
    <Leaders viewBox={`0 0 ${map.width} ${map.height}`} data-lit={lit}>
      {SCREENS.map((screen) =>
        map[screen].map((place, index) => {
          const { slug } = map.dots[index]!;
          return (
            place.leader && (
              <path
                key={screen + slug}
                data-on={screen}
                data-lit={slug === lit || undefined}
                d={place.leader}
              />
            )
          );
        }),
      )}
    </Leaders>
    {map.dots.map((dot, index) => {
      const sides: Record<string, string> = {};
      const style = {};
      for (const screen of SCREENS) {
        const place = map[screen][index]!;
        Object.assign(style, placeOn(map, place, `${screen}-`));
        sides[`data-${screen}`] = place.side;
        if (!place.fits) sides[`data-${screen}-lit`] = "";
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
  path {
    vector-effect: non-scaling-stroke;
    stroke-opacity: 0.7;
  }
  [data-lit] {
    stroke-opacity: 1;
    stroke-width: 1.5;
  }
  @media ${onNarrow} {
    &[data-lit] path:not([data-lit]) {
      stroke-opacity: 0.45;
    }
  }
  @media not all and ${onWide} {
    [data-on="wide"] {
      display: none;
    }
  }
  @media not all and ${onTablets} {
    [data-on="tablet"] {
      display: none;
    }
  }
  @media not all and ${onPhones} {
    [data-on="phone"] {
      display: none;
    }
  }
`;

const placed = (screen: (typeof SCREENS)[number]) => css`
  left: var(--${screen}-left);
  top: var(--${screen}-top);
  &[data-${screen}-lit]:not([data-lit]) {
    display: none;
  }
  &[data-${screen}$="left" i] {
    --x: calc(-100% - var(--away));
  }
  &[data-${screen}$="right" i] {
    --x: var(--away);
  }
  &[data-${screen}^="above"] {
    --y: calc(-50% - 9px);
  }
  &[data-${screen}^="below"] {
    --y: calc(-50% + 9px);
  }
  &[data-${screen}="above"] {
    --y: calc(-100% - var(--away));
  }
  &[data-${screen}="below"] {
    --y: var(--away);
  }
`;

const word = css`
  ${smallCondensed}
  ${haloed}
  --away: 7px; /* From the middle of the dot, as in src/atlas/mapNames.ts. */
  position: absolute;
  transform: translate(var(--x, -50%), var(--y, -50%));
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger ones would lie on each other */
  font-size: min(var(--t-xs), 4vw);
  line-height: 1;
  white-space: nowrap;
`;

const Name = styled.span`
  ${word}
  &[data-lit] {
    z-index: 2;
    padding-inline: var(--space-2);
    line-height: 1.1; /* As high as a line of a column. */
    @media ${onMeridian} {
      line-height: 1.5;
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
  --x: calc(-100% - var(--space-3));
  left: var(--left);
  top: var(--top);
  color: var(--route);
  @media ${onNarrow} {
    left: calc(${homeOnMap} + var(--space-2));
    transform: translateY(-115%);
  }
`;
