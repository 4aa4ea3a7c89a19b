import styled, { css } from "styled-components";
import { onWide } from "../styles/media";

type Props = {
  at: readonly { x: number; y: number }[];
  /** A capital, drawn as a ring where the map has room for one; home; the capital of the active country. */
  kind: "dot" | "ring" | "home" | "active";
};

/** Dots on a map: very short lines with round ends. */
export function Dots({ at, kind }: Props) {
  const data = at.map(({ x, y }) => `M${x} ${y}h.01`).join("");
  return (
    <>
      <Dot data-kind={kind} d={data} />
      <Centre data-kind={kind} d={data} />
    </>
  );
}

/** As large in CSS pixels at any scale of the map. */
const point = css`
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;

const Dot = styled.path`
  ${point}
  stroke: var(--text);
  stroke-width: 4.5;
  @media ${onWide} {
    &[data-kind="ring"] {
      stroke-width: 9;
    }
  }
  &[data-kind="home"],
  &[data-kind="active"] {
    stroke: var(--route);
    stroke-width: 15;
  }
  &[data-kind="active"] {
    stroke-width: 12;
  }
`;

/** The centre of a ring, and of home's dot. */
const Centre = styled.path`
  ${point}
  @media ${onWide} {
    &[data-kind="ring"] {
      stroke: var(--paper);
      stroke-width: 3.5;
    }
  }
  &[data-kind="home"] {
    stroke: var(--on-route);
    stroke-width: 6;
  }
`;
