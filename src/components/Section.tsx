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
  /** Whether the content reaches the page's edges and the end of the section. */
  toEdges?: boolean;
  /** On wide screens title and lead are a column left of the content, as wide as this many hours of longitude. */
  titleColumn?: 7 | 9;
  /** "large": one sentence in display type, or a way onward, beside the title. */
  size?: "large";
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Section({
  title,
  id,
  lead,
  beside,
  ground = "paper",
  toEdges = false,
  titleColumn,
  size,
  children,
}: Props) {
  const headingId = useId();
  return (
    <Ground
      id={id}
      {...onGround(ground)}
      data-to-edges={toEdges || undefined}
      data-title-column={titleColumn}
      data-size={size}
      aria-labelledby={title && headingId}
    >
      {title && (
        <Head data-column={titleColumn || size ? true : undefined}>
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
  &:not([data-column]) {
    grid-template-columns: var(--beside-meridian);
    align-items: baseline;
  }
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
  &[data-ink="paper"]:not([data-to-edges]) + &[data-ink="paper"] {
    padding-top: 0;
  }
  &[data-to-edges] {
    padding: var(--space-8) 0 0;
    > ${Head} {
      ${inGutters}
    }
  }
  &[data-title-column="7"] {
    ${inColumns(7)}
    align-items: baseline;
  }
  &[data-title-column="9"] {
    ${inColumns(9)}
  }
  &[data-size="large"] {
    font: var(--weight-strong) var(--t-2xl) / var(--lh-head) var(--font-display);
    letter-spacing: var(--tracking-head);
    h2 {
      max-width: 11em;
    }
    @media ${onWide} {
      &:not([data-title-column]) {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
      }
    }
  }
`;
