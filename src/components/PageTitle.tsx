import styled from "styled-components";
import { onMeridian } from "../styles/media";
import { besideMeridian, inGutters, meridian } from "../styles/mixins";
import { Lede } from "./Lede";

type Props = { heading: string; lead: string };

/** The head of an inner page: its one h1 on the sea, and what the page is about, beside India's meridian. */
export const PageTitle = ({ heading, lead }: Props) => (
  <Head>
    <h1>{heading}</h1>
    <Lede>{lead}</Lede>
  </Head>
);

const Head = styled.div`
  ${inGutters}
  ${besideMeridian}
  position: relative;
  gap: var(--space-4) var(--space-6);
  align-items: end;
  > h1 {
    align-self: start; /* At one height on all pages, however long the text beside it. */
  }
  padding-block: calc(var(--header-h) + var(--space-7)) var(--space-7);
  background: var(--sea);
  @media ${onMeridian} {
    &::before {
      ${meridian}
      top: var(--header-h);
      bottom: 0;
    }
  }
`;
