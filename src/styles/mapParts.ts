import { css } from "styled-components";

/** A layer of lines and dots over a map, in CSS pixels whatever the map's size. */
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
`;
