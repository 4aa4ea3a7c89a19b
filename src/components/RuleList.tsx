import styled from "styled-components";
import { onPhones } from "../styles/media";
import { alignRows, autoColumns } from "../styles/mixins";
import type { Entry } from "./entry";
import { MapSymbol, type Sprite } from "./MapSymbol";
import { TickList } from "./TickList";

type Props = {
  /** The level of the headings. */
  level?: "h2" | "h3";
  items: readonly Entry[];
  /** The file of the drawings. */
  sprite?: Sprite;
};

/**
 * Texts with headings, each under a rule, at most three side by side. A drawing is above its heading, or beside it on
 * phones.
 */
export const RuleList = ({ level = "h3", items, sprite }: Props) => (
  <List>
    {items.map(({ title, text, features, symbol }, index) => (
      <li key={index} data-art={symbol ? true : undefined}>
        {sprite && symbol && (
          <Art>
            <MapSymbol sprite={sprite} name={symbol} />
          </Art>
        )}
        <Title as={level}>{title}</Title>
        <div>
          {text && <p>{text}</p>}
          {features && <TickList items={features} />}
        </div>
      </li>
    ))}
  </List>
);

const Title = styled.h3`
  margin-bottom: var(--space-2);
  font-size: var(--t-xl);
`;

const Art = styled.div`
  max-width: 220px;
  margin-bottom: var(--space-5);
`;

const List = styled.ul`
  ${autoColumns("max(17rem, 30%)")}
  gap: var(--space-7) var(--space-6);
  > li {
    padding-top: var(--space-5);
    border-top: 2px solid var(--text);
  }
  p {
    max-width: 25em;
    color: var(--text-2);
    text-wrap: balance;
  }
  > li:not([data-art]) {
    ${alignRows}
  }
  @media ${onPhones} {
    > li {
      padding-top: var(--space-4);
    }
    > [data-art] {
      display: grid;
      /* A drawing gives way to the heading. */
      grid-template-columns: minmax(0, 88px) minmax(
          min(11rem, 100% - var(--space-5)),
          1fr
        );
      column-gap: var(--space-5);
    }
    > [data-art] > * {
      grid-column: -2;
    }
    ${Art} {
      grid-area: 1 / 1 / span 2;
      margin: var(--space-1) 0 0;
    }
  }
`;
