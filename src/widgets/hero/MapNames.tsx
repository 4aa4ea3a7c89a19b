import styled from "styled-components";
import { placeOn } from "../../lib/placeOn";
import { useSite } from "../../site";
import { onNarrow } from "../../styles/media";
import { haloed, smallCondensed } from "../../styles/mixins";

/** The names of places that have room on the map: below 1024 px home's alone. */
export function MapNames() {
  const { world, home } = useSite();
  return (
    <>
      {world.dots.map(
        (dot) =>
          dot.isNamed && (
            <Name
              key={dot.slug}
              style={placeOn(world, dot)}
              data-side={dot.side}
            >
              {dot.name}
            </Name>
          ),
      )}
      <Name style={placeOn(world, world.home)} data-side="left" data-home>
        {home.city}
      </Name>
    </>
  );
}

const Name = styled.span`
  ${smallCondensed}
  --away: var(--space-3);
  position: absolute;
  left: var(--left);
  top: var(--top);
  white-space: nowrap;
  pointer-events: none;
  ${haloed}
  &[data-side="left"] {
    transform: translate(calc(-100% - var(--away)), -50%);
  }
  &[data-side="right"] {
    transform: translate(var(--away), -50%);
  }
  &[data-side="above"] {
    transform: translate(-50%, calc(-100% - var(--space-2)));
  }
  &[data-side="below"] {
    transform: translate(-50%, var(--space-2));
  }
  &[data-home] {
    color: var(--route);
  }
  @media ${onNarrow} {
    &:not([data-home]) {
      display: none;
    }
    &[data-home] {
      /* East of India's meridian. */
      left: calc(100% * var(--india) + var(--space-2));
      transform: translateY(-115%);
    }
  }
`;
