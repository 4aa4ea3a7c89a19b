import { type ReactNode, useMemo } from "react";
import styled, { css } from "styled-components";
import { NAME_SIDES, NARROWEST } from "../lib/drawings";
import { percent, placeOn } from "../lib/placeOn";
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
type Screen = (typeof SCREENS)[number];

type Props = {
  kind: keyof typeof NARROWEST;
  map: Pick<
    Queries.WorldMap,
    "width" | "height" | "home" | "dots" | (typeof SCREENS)[number]
  >;
  /** The slug of the country whose name is a label. */
  active?: string | undefined;
  /** Other texts on the map. */
  children?: ReactNode;
};

/** The names of home and of countries on a map, at the places that src/atlas/mapNames.ts gives them. */
export function MapNames({ kind, map, active, children }: Props) {
  const places = useMemo(
    () => map.dots.map((_, index) => placesOf(map, index)),
    [map],
  );
  return (
    <Names data-map={kind}>
      <Leaders viewBox={`0 0 ${map.width} ${map.height}`} data-active={active}>
        {SCREENS.map((screen) =>
          map[screen].map((place, index) => {
            const { slug } = map.dots[index]!;
            return (
              place?.leader && (
                <path
                  key={screen + slug}
                  data-on={screen}
                  data-active={slug === active || undefined}
                  d={place.leader}
                />
              )
            );
          }),
        )}
      </Leaders>
      {map.dots.map((dot, index) => (
        <Name
          key={dot.slug}
          {...places[index]}
          data-name={dot.slug}
          data-active={dot.slug === active || undefined}
        >
          {dot.name}
        </Name>
      ))}
      <HomeName style={placeOn(map, map.home)}>{map.home.name}</HomeName>
      {children}
    </Names>
  );
}

/** Where the name of a dot stands on each screen, for the styles of `placed`. */
function placesOf(map: Props["map"], index: number) {
  const style: Record<`--${string}`, string> = {};
  const shown: Record<`data-${string}`, string> = {};
  for (const screen of SCREENS) {
    const place = map[screen][index];
    if (!place?.fits) shown[`data-${screen}`] = place ? "active" : "never";
    if (!place) continue;
    const [right, down] = NAME_SIDES[place.side];
    const at = (share: number, em: number) =>
      `calc(${percent(share)} + ${em}em)`;
    style[`--${screen}-left`] = at(place.x / map.width, right);
    style[`--${screen}-top`] = at(place.y / map.height, down);
    style[`--${screen}-shift`] =
      right < 0 ? "-100%" : right > 0 ? "0%" : "-50%";
  }
  return { style, ...shown };
}

const narrowest = (screen: Screen) => css`
  &[data-map="world"] {
    --narrowest: ${NARROWEST.world[screen]};
  }
  &[data-map="globe"] {
    --narrowest: ${NARROWEST.globe[screen]};
  }
`;

const Names = styled.div`
  ${covering}
  container-type: inline-size;
  @media ${onWide} {
    ${narrowest("wide")}
  }
  @media ${onTablets} {
    ${narrowest("tablet")}
  }
  @media ${onPhones} {
    ${narrowest("phone")}
  }
`;

/** Text among the names: smaller where the map is narrower, in its letters, than the one for which names were placed. */
export const mapText = css`
  ${smallCondensed}
  ${haloed}
  position: absolute;
  line-height: 1;
  white-space: nowrap;
  @supports (width: 1cqi) {
    font-size: min(var(--t-xs), 1300cqi / var(--narrowest));
  }
`;

const Leaders = styled.svg`
  ${covering}
  pointer-events: none;
  stroke: var(--ink);
  path {
    vector-effect: non-scaling-stroke;
    stroke-opacity: 0.7;
  }
  [data-active] {
    stroke-opacity: 1;
    stroke-width: 1.5;
  }
  @media ${onNarrow} {
    &[data-active] path:not([data-active]) {
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

const placed = (screen: Screen) => css`
  left: var(--${screen}-left);
  top: var(--${screen}-top);
  --shift: var(--${screen}-shift);
  &[data-${screen}="never"],
  &[data-${screen}="active"]:not([data-active]) {
    display: none;
  }
`;

const Name = styled.span`
  ${mapText}
  transform: translate(var(--shift), -50%);
  &[data-active] {
    z-index: 1;
    padding-inline: var(--space-2);
    background: var(--float);
    color: var(--on-float);
    line-height: 1.1; /* As high as a line of a column. */
    text-shadow: none;
    @media ${onMeridian} {
      line-height: 1.5;
    }
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

/** Above its dot at the right; on the world's map beyond India's meridian, and where that map is wide at the left. */
const HomeName = styled.span`
  ${mapText}
  left: calc(var(--left) + var(--space-3));
  top: var(--top);
  transform: translateY(-115%);
  color: var(--route);
  [data-map="world"] > & {
    @media ${onNarrow} {
      left: calc(${homeOnMap} + var(--space-2));
    }
    @media ${onWide} {
      left: calc(var(--left) - var(--space-3));
      transform: translate(-100%, -50%);
    }
  }
`;
