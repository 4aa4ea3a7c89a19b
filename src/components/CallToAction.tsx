import styled from "styled-components";
import type { Button } from "../content/model";
import { onNarrow } from "../styles/media";
import { inGutters, routeArc } from "../styles/mixins";
import { ActionButton } from "./ActionButton";

type Props = { title: string; button: Button; hasForm: boolean };

/** A question, a route, and the button it leads to. */
export const CallToAction = ({ title, button, hasForm }: Props) => (
  <Band aria-labelledby="call-to-action">
    <h2 id="call-to-action">{title}</h2>
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
  &::after {
    ${routeArc}
    height: 110px;
    margin-right: calc(-1 * var(--space-6)); /* To the button's edge. */
  }
  > :last-child {
    order: 1;
  }
  @media ${onNarrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: var(--space-4);
    h2 {
      grid-column: 1 / -1;
    }
    &::after {
      height: 72px;
    }
  }
`;
