import { css } from "styled-components";

/** Lines and dots of every map, in CSS pixels whatever the map's size. Arcs come from a sprite and take these too. */
export const mapParts = css`
  .dot,
  .dot-in,
  .home,
  .home-in,
  .lit,
  .lit-in,
  .arc,
  .case {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .arc {
    stroke: var(--route);
    stroke-width: 1.75;
  }
  .case {
    stroke: var(--sea);
    stroke-width: 4;
  }
  .dot {
    stroke: var(--ink);
    stroke-width: 9;
  }
  .dot-in {
    stroke: var(--paper);
    stroke-width: 3.5;
  }
  .home,
  .lit {
    stroke: var(--route);
    stroke-width: 17;
  }
  .home-in {
    stroke: var(--on-route);
    stroke-width: 6;
  }
  .lit {
    stroke-width: 13;
  }
`;

/** Smaller dots, for a map with little room between them. */
export const smallDots = css`
  .arc {
    stroke-width: 1.25;
  }
  .case {
    stroke-width: 2.5;
  }
  .dot {
    stroke-width: 4.5;
  }
  .dot-in {
    stroke: none;
  }
  .home {
    stroke-width: 13;
  }
  .lit {
    stroke-width: 10;
  }
`;
