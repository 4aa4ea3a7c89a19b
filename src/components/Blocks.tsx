import styled from "styled-components";
import { ground, inkAt } from "../lib/inks";
import { inGutters } from "../styles/mixins";
import type { Entry } from "./entry";
import { MapSymbol, type Sprite } from "./MapSymbol";
import { TickList } from "./TickList";

type Props = {
  /** At most two side by side, each with its drawing beside the text where there is room. */
  inPairs?: boolean;
  /** The level of the headings. */
  level?: "h2" | "h3";
  blocks: readonly Entry[];
  /** The file of the drawings. */
  sprite?: Sprite;
};

/** Coloured blocks from edge to edge, as many side by side as fit. */
export const Blocks = ({ inPairs, level = "h2", blocks, sprite }: Props) => (
  <Grid data-in-pairs={inPairs || undefined}>
    {blocks.map(({ title, text, features, symbol }, index) => (
      <li key={index} {...ground(inkAt(index))}>
        <Title as={level}>{title}</Title>
        <Body>
          {text && <p>{text}</p>}
          {features && <TickList items={features} />}
        </Body>
        {sprite && symbol && (
          <Art>
            <MapSymbol sprite={sprite} name={symbol} />
          </Art>
        )}
      </li>
    ))}
  </Grid>
);

const Title = styled.h2`
  font-size: var(--t-2xl);
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
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
  --least: calc(14.5rem + var(--gutter) + var(--gutter-r));
  display: flex;
  flex-wrap: wrap;
  > li {
    ${inGutters}
    flex: 1 0 min(var(--least), 100%);
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    padding-block: var(--space-7) var(--space-5);
  }
  &[data-in-pairs] {
    > li {
      flex-basis: min(max(40%, var(--least)), 100%);
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
`;
