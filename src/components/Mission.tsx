import styled from "styled-components";
import type { TextBlock } from "../content/model";
import { inColumns, inGutters } from "../styles/mixins";

/** What the consultancy is for, in one large sentence. */
export const Mission = ({ title, text }: TextBlock) => (
  <Band aria-labelledby="mission">
    <h2 id="mission">{title}</h2>
    <p>{text}</p>
  </Band>
);

const Band = styled.section`
  ${inGutters}
  ${inColumns([7])}
  align-items: baseline;
  padding-top: var(--space-8);
  p {
    font: var(--w-strong) var(--t-2xl) / 1.18 var(--font-display);
    letter-spacing: var(--tr-head);
    text-wrap: balance;
  }
`;
