import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";

type Props = { children: ReactNode };

/** The thanks, with the message's route drawn before them. */
export function Sent({ children }: Props) {
  return (
    <>
      <Route viewBox="0 0 64 32" aria-hidden>
        <path pathLength="1" d="M6 26Q30-6 56 16" />
        <circle cx="6" cy="26" r="4" />
        <circle cx="57" cy="18" r="6" />
      </Route>
      <Thanks>{children}</Thanks>
    </>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Route = styled.svg`
  flex: none;
  width: 64px;
  height: 32px;
  overflow: visible;
  fill: var(--route);
  path {
    fill: none;
    stroke: var(--route);
    stroke-width: 3;
    stroke-dasharray: 1;
    animation: ${draw} 700ms var(--ease) backwards;
  }
`;

const Thanks = styled.p`
  flex: 1 1 14em;
  font-size: var(--t-lg);
  font-weight: var(--w-strong);
  line-height: 1.35;
`;
