import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { type Ground as Background, ground as onGround } from "../lib/inks";
import { onWide } from "../styles/media";
import { inColumns, inGutters } from "../styles/mixins";
import { Lead } from "./Lead";

type Props = {
  title?: string;
  /** The target of links. */
  id?: string;
  /** Below the title. */
  lead?: string;
  /** Controls or links on the right of the title, or below it where the title is a column. */
  beside?: ReactNode;
  /** Its background. */
  ground?: Background;
  /**
   * "edges": the content reaches the page's edges and the end of the section. The others are for wide screens. "columns": title
   * and lead left of the content. "statement": one sentence in display type. "onward": a way onward in display type.
   */
  layout?: "edges" | "columns" | "statement" | "onward";
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Section({
  title,
  id,
  lead,
  beside,
  ground = "paper",
  layout,
  children,
}: Props) {
  const headingId = useId();
  return (
    <Ground
      id={id}
      {...onGround(ground)}
      data-layout={layout}
      aria-labelledby={title && headingId}
    >
      {title && (
        <Head>
          <Title>
            <h2 id={headingId}>{title}</h2>
            {lead && <Lead>{lead}</Lead>}
          </Title>
          {beside}
        </Head>
      )}
      {children}
    </Ground>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-6);
  align-content: start;
`;

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Ground = styled.section`
  ${inGutters}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--space-6);
  padding-block: var(--space-8);
  @media print {
    display: block; /* Firefox breaks no row of a grid over pages. */
    > ${Head} {
      margin-bottom: var(--space-5);
    }
  }
  /* Two white sections in a row share one gap. */
  &[data-ink="paper"]:not([data-layout="edges"]) + &[data-ink="paper"] {
    padding-top: 0;
  }
  &:is(:not([data-layout]), [data-layout="edges"]) > ${Head} {
    grid-template-columns: var(--beside-meridian);
    align-items: baseline;
  }
  &[data-layout="edges"] {
    padding: var(--space-8) 0 0;
    > ${Head} {
      ${inGutters}
    }
  }
  &[data-layout="columns"] {
    ${inColumns(9)}
  }
  &[data-layout="statement"] {
    ${inColumns(7)}
    align-items: baseline;
  }
  &[data-layout="onward"] {
    @media ${onWide} {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }
  }
  &:is([data-layout="statement"], [data-layout="onward"]) {
    font: var(--weight-strong) var(--t-2xl) / var(--lh-head) var(--font-display);
    letter-spacing: var(--tracking-head);
    h2 {
      max-width: 11em;
    }
  }
`;
