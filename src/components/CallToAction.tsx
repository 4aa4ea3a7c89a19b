import styled from "styled-components";
import type { Button } from "../content/model";
import { onNarrow } from "../styles/media";
import { inGutters } from "../styles/mixins";
import { ActionButton } from "./ActionButton";

type Props = { title: string; button: Button; hasForm: boolean };

/** A question, a route, and the button it leads to. */
export const CallToAction = ({ title, button, hasForm }: Props) => (
  <Band aria-labelledby="call-to-action">
    <h2 id="call-to-action">{title}</h2>
    <svg viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden>
      <path d="M12 106Q190-50 400 60" />
    </svg>
    <ActionButton button={button} hasForm={hasForm} />
  </Band>
);

const Band = styled.section`
  ${inGutters}
  display: grid;
  grid-template-columns: auto minmax(80px, 1fr) auto;
  gap: var(--space-6);
  align-items: center;
  padding-block: var(--space-8);
  h2 {
    max-width: 11em;
  }
  svg {
    width: calc(100% + var(--space-6)); /* To the button's edge. */
    height: 110px;
    overflow: visible;
    /* Home, where it begins. */
    background: radial-gradient(
      circle at 12px 97px,
      transparent 5px,
      var(--route) 6px 9px,
      transparent 10px
    );
    fill: none;
    stroke: var(--route);
    stroke-width: 3;
    stroke-linecap: round;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  > :last-child {
    position: relative;
  }
  @media ${onNarrow} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    svg {
      display: none;
    }
  }
`;
