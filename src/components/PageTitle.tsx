import styled from "styled-components";
import { ground } from "../lib/inks";
import { besideMeridian, inGutters, pageMeridian } from "../styles/mixins";
import { Lead } from "./Lead";

type Props = { heading: string; lead: string };

/** The head of an inner page, with its h1. The lead begins at India's meridian from 1280 px. */
export const PageTitle = ({ heading, lead }: Props) => (
  <Sea {...ground("sea")}>
    <h1>{heading}</h1>
    <Lead>{lead}</Lead>
  </Sea>
);

const Sea = styled.div`
  ${inGutters}
  ${besideMeridian}
  position: relative;
  gap: var(--space-4) var(--space-6);
  align-items: end;
  padding-block: calc(var(--header-h) + var(--space-7)) var(--space-7);
  h1 {
    align-self: start; /* At the same height on all pages, however long the lead is. */
  }
  &::before {
    ${pageMeridian}
    top: var(--header-h);
    bottom: 0;
  }
`;
