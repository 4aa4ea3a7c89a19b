import styled from "styled-components";
import { inColumns, inGutters } from "../styles/mixins";
import { Lede } from "./Lede";

type Props = { heading: string; lead: string };

/** The head of an inner page: its one h1 on the sea, and what the page is about. */
export const PageTitle = ({ heading, lead }: Props) => (
  <Head>
    <h1>{heading}</h1>
    <Lede>{lead}</Lede>
  </Head>
);

const Head = styled.div`
  ${inGutters}
  ${inColumns(8, 4)}
  gap: var(--space-4) var(--space-6);
  align-items: end;
  padding-block: calc(var(--header-h) + var(--space-7)) var(--space-7);
  background: var(--sea);
`;
