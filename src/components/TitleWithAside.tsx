import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { ground } from "../lib/inks";
import { onNarrow } from "../styles/media";
import { inColumns, inGutters } from "../styles/mixins";
import { Lead } from "./Lead";

type Props = {
  heading: string;
  lead?: string;
  /** Content below heading and lead. */
  children?: ReactNode;
  /** A drawing or a list beside them. */
  aside: ReactNode;
  /** How the texts are aligned with the aside. */
  align?: "center" | "start";
  ground?: "sea" | "paper";
  /** The heading's ref. It makes the heading focusable by script. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The head of a page with a drawing or a list, with its h1. */
export const TitleWithAside = ({
  heading,
  lead,
  children,
  aside,
  align = "center",
  ground: background = "sea",
  ref,
}: Props) => (
  <Columns data-align={align} {...ground(background)}>
    <Texts>
      <h1 ref={ref} tabIndex={ref ? -1 : undefined}>
        {heading}
      </h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Texts>
    {aside}
  </Columns>
);

const Columns = styled.div`
  ${inGutters}
  ${inColumns(9)}
  padding-block: calc(var(--header-h) + var(--space-6)) var(--space-7);
  &[data-align="center"] {
    align-items: center;
  }
  @media ${onNarrow} {
    &[data-ink="paper"] {
      padding-bottom: 0;
    }
  }
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  h1 {
    max-width: 9em;
  }
`;
