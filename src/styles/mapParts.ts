import { css } from "styled-components";

/** Lines and dots of every map, in CSS pixels whatever the map's size. Arcs come from a sprite and take these too. */
export const mapParts = css`
  .dot,
  .dot-in,
  .home,
  .home-in,
  .active,
  .active-in,
  .arc,
  .case {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .arc {
    stroke: var(--route);
    stroke-width: 1.25;
  }
  .case {
    stroke: var(--sea);
    stroke-width: 2.5;
  }
  .dot {
    stroke: var(--ink);
    stroke-width: 4.5;
  }
  .home,
  .active {
    stroke: var(--route);
    stroke-width: 13;
  }
  .home-in {
    stroke: var(--on-route);
    stroke-width: 6;
  }
  .active {
    stroke-width: 10;
  }
`;

/** For a map with more room between its dots, which are rings then. */
export const largeDots = css`
  .arc {
    stroke-width: 1.75;
  }
  .case {
    stroke-width: 4;
  }
  .dot {
    stroke-width: 9;
  }
  .dot-in {
    stroke: var(--paper);
    stroke-width: 3.5;
  }
  .home {
    stroke-width: 17;
  }
  .active {
    stroke-width: 13;
  }
`;
