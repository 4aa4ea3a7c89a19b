import type { ReactNode } from "react";
import styled from "styled-components";
import type { Ink } from "../content/model";
import { dark, narrow, phone } from "./media";

type Props<Item> = {
  items: readonly Item[];
  /** How many stand side by side on a wide screen. */
  columns: 2 | 3 | 4;
  /** The inks of the blocks in reading order, chosen so that no neighbours are alike in any number of columns. */
  inks: readonly Ink[];
  children: (item: Item) => ReactNode;
};

/**
 * A grid of coloured blocks from edge to edge. What stands in the outer columns keeps to the page's margins.
 */
export function BlockGrid<Item extends { title: string }>({
  items,
  columns,
  inks,
  children,
}: Props<Item>) {
  return (
    <Grid data-columns={columns}>
      {items.map((item, index) => (
        <Block key={item.title} data-block data-ink={inks[index % inks.length]}>
          {children(item)}
        </Block>
      ))}
    </Grid>
  );
}

const Block = styled.li`
  display: grid;
  align-content: start;
  padding: clamp(28px, 2.8vw, 44px) clamp(20px, 2.6vw, 44px)
    clamp(32px, 3vw, 52px);
  p {
    text-wrap: balance;
  }
`;

const Grid = styled.ul`
  display: grid;
  ${[2, 3, 4]
    .map(
      (columns) => `
        &:where([data-columns="${columns}"]) {
          grid-template-columns: repeat(${columns}, minmax(0, 1fr));
          > :nth-child(${columns}n + 1) { padding-left: var(--gutter); }
          > :nth-child(${columns}n) { padding-right: var(--gutter-r); }
        }`,
    )
    .join("")}
  @media ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(n) {
      padding-inline: var(--gutter);
    }
  }
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${dark} {
    gap: 1px;
  }
`;
