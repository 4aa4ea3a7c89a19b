import { css } from "styled-components";

/** Lines and dots of every map, in CSS pixels whatever the map's size. Arcs come from a sprite and take these too. */
export const mapParts = css`
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  * {
    vector-effect: non-scaling-stroke;
  }
  .arc {
    stroke: var(--route);
    stroke-width: 1.5;
  }
  .case {
    stroke: var(--sea);
    stroke-width: 3;
  }
  .dot {
    stroke: var(--ink);
    stroke-width: 4.5;
  }
  .home,
  .active {
    stroke: var(--route);
    stroke-width: 15;
  }
  .home-in {
    stroke: var(--on-route);
    stroke-width: 6;
  }
  .active {
    stroke-width: 12;
  }
`;
