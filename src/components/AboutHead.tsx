import styled from "styled-components";
import { onNarrow } from "../styles/media";
import { inColumns, inGutters } from "../styles/mixins";
import { Globe } from "./Globe";
import { Lede } from "./Lede";

type Props = { heading: string; lead: string; globe: Queries.Globe };

/** The head of the about page: who we are, beside the world as seen from home. */
export const AboutHead = ({ heading, lead, globe }: Props) => (
  <Head>
    <div>
      <h1>{heading}</h1>
      <Lede>{lead}</Lede>
    </div>
    <Globe globe={globe} />
  </Head>
);

const Head = styled.div`
  ${inGutters}
  ${inColumns([9])}
  align-items: center;
  padding-block: calc(var(--header-h) + var(--space-6)) var(--space-7);
  h1 {
    max-width: 6em;
    margin-bottom: var(--space-5);
  }
  > [role="img"] {
    justify-self: end;
    /* As large as the window is high. */
    width: min(100%, calc(100svh - 150px));
    min-width: min(100%, 520px);
  }
  @media ${onNarrow} {
    padding-bottom: 0;
    h1 {
      max-width: 9em;
    }
    > [role="img"] {
      justify-self: start;
      max-width: 640px;
    }
  }
`;
