import styled, { css } from "styled-components";
import { placeOn } from "../lib/placeOn";
import { type Destination, useSite } from "../site";
import { onNarrow, onWide } from "../styles/media";
import { haloed, smallCondensed } from "../styles/mixins";

type Props = { lit: Destination | null };

/** The names of places, each on the maps that it has room on. That of the lit country is a label on every map. */
export function MapNames({ lit }: Props) {
  const { world, home } = useSite();
  const from = world.dots.find(({ slug }) => slug === lit?.slug);
  return (
    <>
      {world.dots.map((dot) => (
        <Name
          key={dot.slug}
          data-lit={dot === from || undefined}
          data-west={dot.x < world.home.x || undefined}
          style={placeOn(world, dot)}
          data-side={from?.hides.includes(dot.slug) ? null : dot.side}
          data-from={dot.namedFrom}
          data-narrow={
            from?.narrowHides.includes(dot.slug) ? null : dot.narrowSide
          }
          data-narrow-from={dot.narrowFrom}
        >
          {dot.name}
        </Name>
      ))}
      <Name style={placeOn(world, world.home)} data-side="left" data-home>
        {home.city}
      </Name>
    </>
  );
}

const sides = (on: "data-side" | "data-narrow") => css`
  &:not([${on}], [data-lit]) {
    display: none;
  }
  &[${on}="left"] {
    transform: translate(calc(-100% - var(--away)), -50%);
  }
  &[${on}="right"] {
    transform: translate(var(--away), -50%);
  }
  &[${on}="above"] {
    transform: translate(-50%, calc(-100% - var(--away)));
  }
  &[${on}="below"] {
    transform: translate(-50%, var(--away));
  }
`;

const Name = styled.span`
  ${smallCondensed}
  --away: 7px; /* From the middle of the dot, as in src/atlas/mapNames.ts. */
  position: absolute;
  left: var(--left);
  top: var(--top);
  white-space: nowrap;
  pointer-events: none;
  ${haloed}
  &[data-lit] {
    z-index: 1;
    --away: 11px;
    padding: 1px var(--space-2);
    background: var(--float);
    color: var(--on-float);
    text-shadow: none;
  }
  @media ${onWide} {
    ${sides("data-side")}
  }
  @media (min-width: 64em) and (max-width: 89.9375em) {
    &[data-from="1440"]:not([data-lit]) {
      display: none;
    }
  }
  @media ${onNarrow} {
    ${sides("data-narrow")}
  }
  @media (max-width: 47.9375em) {
    &[data-narrow-from="768"]:not([data-lit]) {
      display: none;
    }
  }
  /* Clear of its own route. */
  &[data-lit][data-west] {
    transform: translate(calc(-100% - var(--away)), -50%);
  }
  &[data-home] {
    color: var(--route);
    @media ${onWide} {
      transform: translate(calc(-100% - var(--space-3)), -50%);
    }
    @media ${onNarrow} {
      /* East of India's meridian. */
      display: block;
      left: calc(100% * var(--india) + var(--space-2));
      transform: translateY(-115%);
    }
  }
`;
