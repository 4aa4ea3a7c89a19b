import { Children, type ReactNode } from "react";
import styled from "styled-components";
import {
  onMeridian,
  onNarrow,
  onPhones,
  onTablets,
  onWide,
} from "../styles/media";
import { windowHours } from "../styles/grid";
import { besideMeridian, meridian, touchTarget } from "../styles/mixins";

type ListProps = {
  /** How many stand side by side on a wide screen. One: each is a band, with a line from its large words to its text. */
  columns: 1 | 2 | 3 | 4;
  children: ReactNode;
};

const INKS = ["coral", "sun", "mint", "sky"] as const;

/** The ink of a block by its place: of four neighbours none are alike. */
export const inkAt = (index: number) => INKS[index % INKS.length];

/** A grid of coloured blocks from edge to edge. What stands in the outer columns keeps to the page's margins. */
export const Blocks = ({ columns, children }: ListProps) => (
  <Grid data-columns={columns}>
    {Children.map(children, (child, index) => (
      <li data-block data-ink={inkAt(index)}>
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
  /** A drawing, beside the text where there is room. */
  art?: ReactNode;
  /** In a band: what its line passes through. */
  line?: ReactNode;
  /** What follows the text, a link, or stands in its place. */
  children?: ReactNode;
};

export const Block = ({
  title,
  level: Heading = "h2",
  text,
  art,
  line,
  children,
}: BlockProps) => (
  <>
    <Heading>
      {title}
      {line}
    </Heading>
    {text ? (
      <p>
        {text} {children}
      </p>
    ) : (
      children
    )}
    {art}
  </>
);

const Grid = styled.ul`
  display: grid;
  > li {
    display: grid;
    gap: var(--space-3) var(--space-6);
    align-content: start;
    padding: var(--space-7) var(--right) var(--space-7) var(--left);
    --left: var(--space-6);
    --right: var(--space-6);
    > :is(h2, h3) {
      font-size: var(--t-2xl);
    }
    > p {
      max-width: 25em;
      text-wrap: balance;
    }
    > svg {
      max-width: 100%;
      margin-top: var(--space-4);
    }
  }
  ${[1, 2, 3, 4]
    .map(
      (columns) => `
        &[data-columns="${columns}"] {
          grid-template-columns: repeat(${columns}, minmax(0, 1fr));
          > :nth-child(${columns}n + 1) { --left: var(--gutter); }
          > :nth-child(${columns}n) { --right: var(--gutter-r); }
        }`,
    )
    .join("")}
  /* A line that goes through, from block to block. */
  &:is([data-columns="3"], [data-columns="4"]) > li {
    grid-template: auto 1fr auto / minmax(0, 1fr);
    padding-bottom: var(--space-5);
    > svg {
      width: calc(100% + var(--left) + var(--right));
      max-width: none;
      height: auto;
      margin: 0 calc(-1 * var(--right)) 0 calc(-1 * var(--left));
    }
  }
  @media ${onMeridian} {
    &[data-columns="1"] {
      position: relative;
      &::before {
        ${meridian}
        inset-block: 0;
      }
    }
  }
  &[data-columns="1"] > li {
    ${besideMeridian}
    gap: var(--space-2) var(--space-6);
    align-items: center;
    padding-block: var(--space-6);
    @media ${onMeridian} {
      /* Each line ends on India's meridian. */
      > h2::before {
        margin-right: -17px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- half the gap, and half of itself */
      }
    }
    > h2 {
      display: flex;
      align-items: center;
      font-size: var(--t-3xl);
      line-height: 1;
    }
    /* A line, and the stop at its end, at half the height of small letters. In the last band both are still open. */
    > h2::before,
    > h2::after {
      content: "";
    }
    > h2 > svg,
    > h2::before,
    > h2::after {
      position: relative;
      top: 0.1184em; /* On phones 4.5 px: a line and what it passes through meet on whole pixels. */
    }
    > h2::after {
      flex: 1;
      margin-left: var(--space-4);
      border-top: 3px solid;
    }
    /* The line goes on where its drawing ends. */
    > h2 > svg {
      flex: 0 1 auto;
      min-width: 0;
      height: auto;
      margin: -20px calc(-1 * var(--space-4)) -20px var(--space-4); /* stylelint-disable-line scale-unlimited/declaration-strict-value -- the row is as high as its words */
    }
    > h2::before {
      order: 1;
      flex: none;
      width: 18px;
      height: 18px;
      border: 3px solid;
      border-radius: 50%;
      background: currentColor;
    }
    > p {
      font-size: var(--t-lg);
    }
    > p > a {
      ${touchTarget}
      display: flex;
      width: fit-content;
    }
    &:last-child > h2::after {
      border-top-style: dotted;
    }
    &:last-child > h2::before {
      background: none;
    }
  }
  @media ${onWide} {
    &[data-columns="2"] > :nth-child(2n) {
      --left: ${windowHours(0.5)}; /* Half an hour: to the next tick of the ruler. */
    }
  }
  @media ${onWide}, ${onPhones} {
    &[data-columns="2"] > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, var(--art, 0.9fr));
      > h2 {
        grid-column: 1 / -1;
      }
      > svg {
        align-self: end;
        width: 100%;
        height: auto;
        margin: 0;
      }
    }
  }
  @media ${onTablets} {
    &[data-columns="2"] > li > svg {
      justify-self: end;
      width: 260px;
      height: auto;
    }
  }
  @media ${onNarrow} {
    &[data-columns="1"] > li > h2 > svg {
      width: 159px; /* It keeps clear of the text below. */
    }
    &[data-columns="4"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :nth-child(n) {
        --left: var(--gutter);
        --right: var(--gutter-r);
      }
    }
  }
  @media ${onPhones} {
    &[data-columns="2"] > li {
      --art: 120px;
      column-gap: var(--space-2);
    }
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
      > :nth-child(n) {
        --left: var(--gutter);
        --right: var(--gutter-r);
      }
    }
  }
`;
