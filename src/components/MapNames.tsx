import styled, { css } from "styled-components";
import { HOME_NAME, NAME_SIDES, NARROWEST } from "../lib/drawings";
import { percent } from "../lib/percent";
import { onNarrow, onWide, withContainerUnits } from "../styles/media";
import { fillParent, haloOf, smallCondensed } from "../styles/mixins";

const SCREENS = ["wide", "narrow"] as const;
type Screen = (typeof SCREENS)[number];

type Props = {
  kind: keyof typeof NARROWEST;
  map: Pick<Queries.WorldMap, "width" | "height" | "home" | "dots" | Screen>;
  /** The slug of the country whose name is a label. */
  active?: string | undefined;
  /** Other texts, each with its middle on the map. */
  texts?: readonly { text: string; x: number; y: number }[];
};

/**
 * The names of home and of countries on a map, at the places that src/atlas/mapNames.ts gives them: once for wide
 * and once for narrow screens, of which CSS shows one. A name without room is shown while its country is active.
 */
export function MapNames({ kind, map, active, texts = [] }: Props) {
  /** The position of a name, and how far it is shifted to the left, as a share of its own width. */
  const styleOf = (
    { x, y }: { x: number; y: number },
    [right, down]: readonly [right: number, down: number],
  ) => ({
    left: `calc(${percent(x / map.width)} + ${right}em)`,
    top: `calc(${percent(y / map.height)} + ${down}em)`,
    "--shift": percent((Math.sign(right) - 1) / 2),
  });
  const namesOn = (screen: Screen) => {
    const leaders = map[screen].map((place) => place?.leader ?? "");
    const activeIndex = map.dots.findIndex(({ slug }) => slug === active);
    return (
      <Names
        key={screen}
        data-screen={screen}
        style={{ "--narrowest": NARROWEST[kind][screen] }}
      >
        <Leaders viewBox={`0 0 ${map.width} ${map.height}`}>
          <path d={leaders.join("")} />
          {leaders[activeIndex] && (
            <path data-active d={leaders[activeIndex]} />
          )}
        </Leaders>
        {map.dots.map(({ slug, name }, index) => {
          const place = map[screen][index];
          const isActive = index === activeIndex;
          return (
            place &&
            (place.fits || isActive) && (
              <Name
                key={slug}
                data-name={slug}
                data-active={isActive || undefined}
                style={styleOf(place, NAME_SIDES[place.side])}
              >
                {name}
              </Name>
            )
          );
        })}
        <Name data-home style={styleOf(map.home, HOME_NAME[kind][screen])}>
          {map.home.name}
        </Name>
        {texts.map(({ text, ...at }) => (
          <Name key={text} style={styleOf(at, [0, 0])}>
            {text}
          </Name>
        ))}
      </Names>
    );
  };
  return SCREENS.map(namesOn);
}

const onlyOn = (media: string) => css`
  @media not all and ${media} {
    display: none;
  }
`;

const Names = styled.div`
  ${fillParent}
  container-type: inline-size;
  &[data-screen="wide"] {
    ${onlyOn(onWide)}
  }
  &[data-screen="narrow"] {
    ${onlyOn(onNarrow)}
  }
`;

const Leaders = styled.svg`
  ${fillParent}
  pointer-events: none;
  stroke: var(--text);
  path {
    vector-effect: non-scaling-stroke;
    stroke-opacity: 0.7;
  }
  [data-active] {
    stroke-opacity: 1;
    stroke-width: 1.5;
  }
`;

/** Smaller on maps that are narrower than the width for which names were laid out. */
const Name = styled.span`
  ${smallCondensed}
  ${haloOf("sea")}
  position: absolute;
  transform: translate(var(--shift), -50%);
  line-height: var(--lh-tight);
  white-space: nowrap;
  @supports ${withContainerUnits} {
    font-size: min(var(--t-xs), 1300cqi / var(--narrowest));
  }
  &[data-home] {
    color: var(--route);
  }
  &[data-active] {
    z-index: var(--z-over);
    padding-inline: var(--space-2);
    background: var(--float);
    color: var(--on-float);
    line-height: var(--lh-snug);
    text-shadow: none;
  }
`;
