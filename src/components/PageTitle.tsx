import type { ReactNode } from "react";
import styled from "styled-components";
import { onMeridian, onNarrow } from "../styles/media";
import {
  besideMeridian,
  inColumns,
  inGutters,
  meridian,
} from "../styles/mixins";
import { Lead } from "./Lead";

type Props = {
  heading: string;
  lead: string;
  /** A drawing, beside heading and lead, which then stand on paper. */
  aside?: ReactNode;
};

/** The head of an inner page: its one h1, and what the page is about. */
export const PageTitle = ({ heading, lead, aside }: Props) =>
  aside ? (
    <WithAside>
      <div>
        <h1>{heading}</h1>
        <Lead>{lead}</Lead>
      </div>
      <Aside>{aside}</Aside>
    </WithAside>
  ) : (
    <OnSea>
      <h1>{heading}</h1>
      <Lead>{lead}</Lead>
    </OnSea>
  );

/** The lead stands beside India's meridian. */
const OnSea = styled.div`
  ${inGutters}
  ${besideMeridian}
  position: relative;
  gap: var(--space-4) var(--space-6);
  align-items: end;
  padding-block: calc(var(--header-h) + var(--space-7)) var(--space-7);
  background: var(--sea);
  h1 {
    align-self: start; /* At one height on all pages, however long the lead is. */
  }
  @media ${onMeridian} {
    &::before {
      ${meridian}
      top: var(--header-h);
      bottom: 0;
    }
  }
`;

const WithAside = styled.div`
  ${inGutters}
  ${inColumns([9])}
  align-items: center;
  padding-block: calc(var(--header-h) + var(--space-6)) var(--space-7);
  h1 {
    max-width: 6em;
    margin-bottom: var(--space-5);
  }
  @media ${onNarrow} {
    padding-bottom: 0;
    h1 {
      max-width: 9em;
    }
  }
`;

/** As large as the window is high. */
const Aside = styled.div`
  justify-self: end;
  width: min(100%, calc(100svh - 150px));
  min-width: min(100%, 520px);
  @media ${onNarrow} {
    justify-self: start;
    max-width: 640px;
  }
`;
