import { type ReactNode, useId } from "react";
import styled from "styled-components";
import type { Ink } from "../content/model";
import { besideMeridian, inGutters } from "../styles/mixins";
import { Lede } from "./Lede";

type Props = {
  title?: string;
  /** For links to it. */
  id?: string;
  /** What stands under the title. */
  lead?: string;
  /** What stands on its right: controls. */
  beside?: ReactNode;
  /** What it stands on; paper if nothing is given. */
  ground?: Ink | "sea" | "paper";
  /** Whether its content goes to the page's edges, and to the end of the section. */
  toEdges?: boolean;
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
  children,
}: Props) {
  const heading = useId();
  return (
    <Ground
      id={id}
      data-block
      data-ink={ground}
      data-to-edges={toEdges || undefined}
      aria-labelledby={title && heading}
    >
      {title && (
        <Head>
          <div>
            <h2 id={heading}>{title}</h2>
            {lead && <Lede>{lead}</Lede>}
          </div>
          {beside}
        </Head>
      )}
      {children}
    </Ground>
  );
}

const Head = styled.div`
  ${besideMeridian}
  gap: var(--space-4) var(--space-6);
  align-items: baseline;
  margin-bottom: var(--space-7);
  > div > p {
    margin-top: var(--space-4);
  }
`;

const Ground = styled.section`
  ${inGutters}
  padding-block: var(--space-8);
  > :is(a, button) {
    margin-top: var(--space-7);
  }
  &[data-ink="paper"]:not([data-to-edges]) + &[data-ink="paper"] {
    padding-top: 0;
  }
  &[data-to-edges] {
    padding: var(--space-8) 0 0;
    > ${Head} {
      ${inGutters}
    }
  }
`;
