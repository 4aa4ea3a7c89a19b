import styled from "styled-components";
import { block, inkAt } from "../lib/inks";
import { longestWord } from "../lib/longestWord";
import { inGutters } from "../styles/mixins";
import type { Entry } from "./entry";

type Props = {
  /** The number of columns where the longest word of the headings fits into each. */
  columns: 2 | 3 | 4;
  /** The level of the headings. */
  level?: "h2" | "h3";
  blocks: readonly Entry[];
};

/**
 * A grid of coloured blocks from edge to edge. Where there is no room for all columns, there are two of four, or one. With
 * two columns a drawing is beside the text if there is room, else below.
 */
export const Blocks = ({ columns, level = "h2", blocks }: Props) => (
  <Grid
    data-columns={columns}
    style={{ "--word": longestWord(blocks.map(({ title }) => title)) }}
  >
    {blocks.map(({ title, text, content, art }, index) => (
      <li key={index} {...block(inkAt(index))}>
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

/** A length that is `few` where `count` columns do not fit, else `many`. */
const unlessFit = (count: number, many: string, few: string) =>
  `clamp(${many}, (${count} * var(--least) - 100%) * 999, ${few})`;

const Grid = styled.ul`
  --body: 14rem;
  --least: (
    max(var(--word) * var(--t-2xl), var(--body)) + var(--gutter) +
      var(--gutter-r)
  );
  --column: ${unlessFit(2, "40%", "100%")};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(var(--column), 1fr));
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
  &[data-columns="3"] {
    --body: 11rem;
    --column: ${unlessFit(3, "30%", "100%")};
  }
  &[data-columns="4"] {
    --column: max(${unlessFit(4, "22%", "40%")}, ${unlessFit(2, "0%", "100%")});
  }
`;
