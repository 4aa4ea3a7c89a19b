import { memo, type ReactNode } from "react";
import styled, { css } from "styled-components";
import { NAME_SIDES, NARROWEST } from "../lib/drawings";
import { percent } from "../lib/placeOn";
import { onPhones, onTablets, onWide } from "../styles/media";
import { covering, haloed, smallCondensed } from "../styles/mixins";

const SCREENS = ["wide", "tablet", "phone"] as const;

/** From the centre of home's dot to its name, in em as in NAME_SIDES: where India's meridian is near, beyond it. */
const HOME_SIDES = {
  world: { wide: [-0.92, 0], tablet: [1.5, -0.65], phone: [1.1, -0.65] },
  globe: { wide: [0.92, -0.65], tablet: [0.92, -0.65], phone: [0.92, -0.65] },
} as const;

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
      data-screen={screen}
      style={{ "--narrowest": NARROWEST[kind][screen] }}
    >
      <Leaders viewBox={`0 0 ${map.width} ${map.height}`}>
        {map.dots.map(({ slug }, index) => (
          <path
            key={slug}
            data-active={slug === active || undefined}
            d={map[screen][index]?.leader ?? undefined}
          />
        ))}
      </Leaders>
      {map.dots.map((dot, index) => {
        const place = map[screen][index];
        const isActive = dot.slug === active;
        const isShown = place && (place.fits || isActive);
        return (
          isShown && (
            <CountryName
              key={dot.slug}
              map={map}
              dot={dot}
              place={place}
              isActive={isActive}
            />
          )
        );
      })}
      <HomeName style={styleOf(map, map.home, HOME_SIDES[kind][screen])}>
        {map.home.name}
      </HomeName>
      {children}
    </Names>
  ));

type NameProps = {
  map: NamedMap;
  dot: Queries.MapDot;
  place: Queries.NamePlace;
  isActive: boolean;
};

/** Of the names on all screens, only those that become active or were it are rendered when a pointer moves. */
const CountryName = memo(({ map, dot, place, isActive }: NameProps) => (
  <Name
    data-name={dot.slug}
    data-active={isActive || undefined}
    style={styleOf(map, place, NAME_SIDES[place.side])}
  >
    {dot.name}
  </Name>
));

/** Where a name stands, and by how much of its width that is left of where it begins. */
const styleOf = (
  { width, height }: NamedMap,
  { x, y }: { x: number; y: number },
  [right, down]: readonly [right: number, down: number],
) => ({
  left: `calc(${percent(x / width)} + ${right}em)`,
  top: `calc(${percent(y / height)} + ${down}em)`,
  "--shift": percent((Math.sign(right) - 1) / 2),
});

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
`;

const Name = styled.span`
  ${mapText}
  transform: translate(var(--shift), -50%);
  &[data-active] {
    z-index: var(--z-over);
    padding-inline: var(--space-2);
    background: var(--float);
    color: var(--on-float);
    line-height: var(--lh-snug);
    text-shadow: none;
  }
`;

const HomeName = styled(Name)`
  color: var(--route);
`;
