import type { ReactNode } from "react";
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

type NamedMap = Pick<
  Queries.WorldMap,
  "width" | "height" | "home" | "dots" | (typeof SCREENS)[number]
>;

type Props = {
  kind: keyof typeof NARROWEST;
  map: NamedMap;
  /** The slug of the country whose name is a label. */
  active?: string | undefined;
  /** Other texts on the map. */
  children?: ReactNode;
};

/**
 * The names of home and of countries on a map, at the places that src/atlas/mapNames.ts gives them: once for each kind of
 * screen, of which CSS shows one.
 */
export const MapNames = ({ kind, map, active, children }: Props) =>
  SCREENS.map((screen) => (
    <Names
      key={screen}
      data-map={kind}
      data-screen={screen}
      style={{ "--narrowest": NARROWEST[kind][screen] }}
    >
      <Leaders viewBox={`0 0 ${map.width} ${map.height}`} data-active={active}>
        {map.dots.map(({ slug }, index) => (
          <path
            key={slug}
            data-active={slug === active || undefined}
            d={map[screen][index]?.leader ?? undefined}
          />
        ))}
      </Leaders>
      {map.dots.map(({ slug, name }, index) => {
        const place = map[screen][index];
        return (
          place && (
            <Name
              key={slug}
              data-name={slug}
              data-active={slug === active || undefined}
              data-fits={place.fits || undefined}
              style={styleOf(map, place)}
            >
              {name}
            </Name>
          )
        );
      })}
      <HomeName style={placeOn(map, map.home)}>{map.home.name}</HomeName>
      {children}
    </Names>
  ));

/** Where a name stands, and by how much of its width that is left of where it begins. */
function styleOf({ width, height }: NamedMap, place: Queries.NamePlace) {
  const [right, down] = NAME_SIDES[place.side];
  return {
    left: `calc(${percent(place.x / width)} + ${right}em)`,
    top: `calc(${percent(place.y / height)} + ${down}em)`,
    "--shift": right < 0 ? "-100%" : right > 0 ? "0%" : "-50%",
  };
}

const Names = styled.div`
  ${covering}
  container-type: inline-size;
  @media not all and ${onWide} {
    &[data-screen="wide"] {
      display: none;
    }
  }
  @media not all and ${onTablets} {
    &[data-screen="tablet"] {
      display: none;
    }
  }
  @media not all and ${onPhones} {
    &[data-screen="phone"] {
      display: none;
    }
  }
`;

/** Text among the names: smaller where the map is narrower, in its letters, than the one for which names were placed. */
export const mapText = css`
  ${smallCondensed}
  ${haloed}
  position: absolute;
  line-height: var(--lh-tight);
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
`;

const Name = styled.span`
  ${mapText}
  transform: translate(var(--shift), -50%);
  &:not([data-fits], [data-active]) {
    display: none;
  }
  &[data-active] {
    z-index: var(--z-over);
    padding-inline: var(--space-2);
    background: var(--float);
    color: var(--on-float);
    line-height: var(--lh-head); /* As high as a line of a column. */
    text-shadow: none;
    @media ${onMeridian} {
      line-height: var(--lh-body);
    }
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
