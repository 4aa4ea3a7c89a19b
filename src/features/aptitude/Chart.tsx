import type { ReactNode } from "react";
import styled from "styled-components";
import { narrow, phone } from "../../ui/media";

/** Where every route begins: with the visitor. */
export const HOME = { x: 44, y: 560 };

type Props = {
  /** What stands at the start of every route: "You". */
  you: string;
  children: ReactNode;
};

/** The drawing of the intro and of the results: routes that start with you. What it says stands in words beside it. */
export function Chart({ you, children }: Props) {
  return (
    <Drawing viewBox="0 0 760 620" aria-hidden>
      {children}
      <circle cx={HOME.x} cy={HOME.y} r="20" fill="var(--route)" />
      <circle cx={HOME.x} cy={HOME.y} r="7" fill="var(--on-route)" />
      <You x={HOME.x} y={HOME.y + 50} textAnchor="middle">
        {you}
      </You>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-height: calc(100svh - var(--header-h) - 96px);
  overflow: visible;
  @media ${narrow} {
    max-width: 560px;
  }
`;

export const ChartText = styled.text`
  font: 600 19px var(--font-text);
  fill: var(--ink);
  @media ${phone} {
    font-size: 24px;
  }
`;

const You = styled(ChartText)`
  font-weight: 700;
  fill: var(--route);
`;
