import { css } from "styled-components";

/** Lines and dots of every map, in CSS pixels whatever the map's size. Arcs come from a sprite and take these too. */
export const mapParts = css`
  .meridian,
  .home-meridian,
  .dot,
  .dot-in,
  .home,
  .home-in,
  .arc {
    vector-effect: non-scaling-stroke;
  }
  .meridian {
    fill: none;
    stroke: var(--sea-line);
    stroke-width: 1;
  }
  .home-meridian {
    stroke: var(--route);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }
  .arc {
    fill: none;
    stroke: var(--route);
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .case {
    fill: none;
    stroke: var(--sea);
    stroke-width: 4;
    opacity: 0.9;
  }
  .dot,
  .dot-in,
  .home,
  .home-in {
    stroke-linecap: round;
  }
  .dot {
    stroke: var(--ink);
    stroke-width: 9;
  }
  .dot-in {
    stroke: var(--paper);
    stroke-width: 3.5;
  }
  .home {
    stroke: var(--route);
    stroke-width: 17;
  }
  .home-in {
    stroke: var(--on-route);
    stroke-width: 6;
  }
`;

/** Smaller dots, for a map with little room between them. */
export const smallDots = css`
  .dot {
    stroke-width: 5;
  }
  .dot-in {
    display: none;
  }
  .home {
    stroke-width: 14;
  }
`;
