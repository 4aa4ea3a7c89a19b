import styled from "styled-components";
import { inkAt } from "../lib/inks";
import { onLarger, onWide } from "../styles/media";
import { inGutters } from "../styles/mixins";
import type { Entry } from "./entry";

type Props = {
  /** The number of columns on a wide screen. */
  columns: 2 | 3 | 4;
  /** The level of the headings. */
  level?: "h2" | "h3";
  blocks: readonly Entry[];
};

/**
 * A grid of coloured blocks from edge to edge. With two columns a drawing is beside the text if there is room, else
 * below.
 */
export const Blocks = ({ columns, level = "h2", blocks }: Props) => (
  <Grid data-columns={columns}>
    {blocks.map(({ title, text, content, art }, index) => (
      <li key={index} data-block data-ink={inkAt(index)}>
        <Title as={level}>{title}</Title>
        <Body>
          {text && <p>{text}</p>}
          {content}
        </Body>
        {art && <Art>{art}</Art>}
      </li>
    ))}
  </Grid>
);

const Title = styled.h2`
  font-size: var(--t-2xl);
`;

const Body = styled.div`
  flex: 1;
  p {
    max-width: 25em;
    text-wrap: balance;
  }
`;

/** As wide as the block, so that the lines of drawings meet. */
const Art = styled.div`
  margin-inline: calc(-1 * var(--gutter)) calc(-1 * var(--gutter-r));
`;

const Grid = styled.ul`
  --columns: 1;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  > li {
    ${inGutters}
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    padding-block: var(--space-7) var(--space-5);
  }
  &[data-columns="2"] {
    > li {
      flex-flow: row wrap;
      align-content: start;
      padding-bottom: var(--space-7);
    }
    ${Title} {
      width: 100%;
    }
    ${Body} {
      flex-basis: 12rem;
    }
    ${Art} {
      flex: 1.4 1 7rem;
      align-self: end;
      margin: 0;
    }
  }
  @media ${onLarger} {
    --columns: 2;
    &[data-columns="3"] {
      --columns: 3;
    }
  }
  @media ${onWide} {
    &[data-columns="4"] {
      --columns: 4;
    }
  }
`;
