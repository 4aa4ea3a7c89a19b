import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { onNarrow } from "../styles/media";
import {
  besideMeridian,
  inColumns,
  inGutters,
  pageMeridian,
} from "../styles/mixins";
import { Lead } from "./Lead";

type Props = {
  heading: string;
  lead?: string;
  /** A drawing or a list beside heading and lead. */
  aside?: ReactNode;
  /** How heading and lead are aligned with the aside. */
  align?: "center" | "start";
  ground?: "sea" | "paper";
  /** Content below heading and lead. */
  children?: ReactNode;
  /** The heading's ref. It makes the heading focusable by script. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The head of an inner page, with its h1. */
export function PageTitle({
  heading,
  lead,
  aside,
  align = "center",
  ground = "sea",
  children,
  ref,
}: Props) {
  const texts = (
    <>
      <h1 ref={ref} tabIndex={ref ? -1 : undefined}>
        {heading}
      </h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </>
  );
  if (!aside)
    return (
      <BesideMeridian data-block data-ink="sea">
        {texts}
      </BesideMeridian>
    );
  const isOnSea = ground === "sea";
  return (
    <WithAside
      data-align={align}
      data-block={isOnSea || undefined}
      data-ink={isOnSea ? "sea" : undefined}
    >
      <Texts>{texts}</Texts>
      {aside}
    </WithAside>
  );
}

/** The lead begins at India's meridian from 1280 px. */
const BesideMeridian = styled.div`
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

const WithAside = styled.div`
  ${inGutters}
  ${inColumns(9)}
  padding-block: calc(var(--header-h) + var(--space-6)) var(--space-7);
  &[data-align="center"] {
    align-items: center;
  }
  @media ${onNarrow} {
    &:not([data-block]) {
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
