import { Children, type ReactNode } from "react";
import styled from "styled-components";
import { inkAt } from "../lib/inks";
import { windowHours } from "../styles/grid";
import { onLarger, onTablets, onWide } from "../styles/media";

type ListProps = {
  /** How many stand side by side on a wide screen. */
  columns: 2 | 3 | 4;
  children: ReactNode;
};

/** A grid of coloured blocks from edge to edge. The text of the outer columns keeps to the page's margins. */
export const Blocks = ({ columns, children }: ListProps) => (
  <Grid data-columns={columns}>
    {Children.toArray(children).map((child, index) => (
      <li key={index} data-block data-ink={inkAt(index)}>
        {child}
      </li>
    ))}
  </Grid>
);

type BlockProps = {
  title: string;
  /** Of the heading. */
  level?: "h2" | "h3";
  text?: string;
  /** A drawing: beside the text of two columns where there is room, else below it. */
  art?: ReactNode;
  /** What follows the text, or stands in its place. */
  children?: ReactNode;
};

export const Block = ({
  title,
  level = "h2",
  text,
  art,
  children,
}: BlockProps) => (
  <>
    <Title as={level}>{title}</Title>
    <Body>
      {text && <p>{text}</p>}
      {children}
    </Body>
    {art && <Art>{art}</Art>}
  </>
);

const Title = styled.h2`
  font-size: var(--t-2xl);
`;

const Body = styled.div`
  p {
    max-width: 25em;
    text-wrap: balance;
  }
`;

const Art = styled.div``;

const Grid = styled.ul`
  display: grid;
  > li {
    --left: var(--gutter);
    --right: var(--gutter-r);
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    gap: var(--space-3) var(--space-6);
    align-content: start;
    padding: var(--space-7) var(--right) var(--space-5) var(--left);
  }
  /* A line that goes through, from block to block. */
  ${Art} {
    margin: 0 calc(-1 * var(--right)) 0 calc(-1 * var(--left));
  }
  &[data-columns="2"] {
    > li {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, var(--art-width));
      --art-width: 120px;
      column-gap: var(--space-2);
      padding-bottom: var(--space-7);
    }
    ${Title} {
      grid-column: 1 / -1;
    }
    ${Art} {
      align-self: end;
      margin: 0;
    }
  }
  @media ${onLarger} {
    &[data-columns="2"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :nth-child(2n) {
        --left: var(--space-6);
      }
      > :nth-child(2n + 1) {
        --right: var(--space-6);
      }
    }
    &[data-columns="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > :not(:nth-child(3n + 1)) {
        --left: var(--space-6);
      }
      > :not(:nth-child(3n)) {
        --right: var(--space-6);
      }
    }
    &[data-columns="4"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media ${onTablets} {
    &[data-columns="2"] {
      > li {
        grid-template: auto 1fr auto / minmax(0, 1fr);
      }
      ${Art} {
        justify-self: end;
        width: min(100%, 240px);
        margin-top: var(--space-4);
      }
    }
  }
  @media ${onWide} {
    &[data-columns="2"] > li {
      --art-width: 0.9fr;
      column-gap: var(--space-6);
    }
    &[data-columns="2"] > :nth-child(2n) {
      --left: ${windowHours(0.5)}; /* To the next tick of the ruler. */
    }
    &[data-columns="4"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      > :not(:nth-child(4n + 1)) {
        --left: var(--space-6);
      }
      > :not(:nth-child(4n)) {
        --right: var(--space-6);
      }
    }
  }
`;
