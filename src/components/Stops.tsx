import styled, { css } from "styled-components";
import { alignRows, autoColumns, displayType } from "../styles/mixins";
import type { Entry } from "./entry";
import { MapSymbol, type Sprite } from "./MapSymbol";
import { TickList } from "./TickList";

type Props = {
  /** The level of the headings. */
  level?: "h2" | "h3";
  stops: readonly Entry[];
  /** The file of the drawings. */
  sprite?: Sprite;
  /** Numbered steps, all in one row. Otherwise three stops in a row, on a line that crosses the page. */
  numbered?: boolean;
};

/** Stops on a line: from left to right, or from top to bottom where there is no room. Drawings are on the line. */
export const Stops = ({
  level = "h2",
  stops,
  sprite,
  numbered = false,
}: Props) => (
  <Room>
    <List as={numbered ? "ol" : "ul"} data-numbered={numbered}>
      {stops.map(({ title, text, features, symbol }, index) => (
        <li key={title}>
          <Disc aria-hidden>{numbered && index + 1}</Disc>
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
  </Room>
);

const Room = styled.div`
  container-type: inline-size;
`;

const Disc = styled.span`
  ${displayType}
  position: absolute;
  left: 0;
  top: calc(var(--line) - var(--stop) / 2);
  display: grid;
  place-items: center;
  width: var(--stop);
  height: var(--stop);
  border-radius: 50%;
  background: var(--route);
  font-size: var(--t-xl);
  line-height: var(--lh-tight);
  color: var(--on-route);
`;

const Title = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--t-xl);
`;

const Art = styled.div`
  float: right;
  width: 72px;
  margin: calc(-1 * var(--space-3)) 0 0 var(--space-4);
  border-bottom: 3px solid var(--art);
`;

const fromLeftToRight = css`
  row-gap: var(--space-7);
  > li {
    ${alignRows}
    padding: calc(var(--line) + var(--stop) / 2 + var(--space-6)) var(--space-6) 0 0;
  }
  > li::before {
    content: "";
    inset: calc(var(--line) - 2px) 0 auto;
  }
`;

/** --stop is the diameter of a stop, --line the distance from an item's top to the middle of its stop. */
const List = styled.ul`
  --stop: var(--space-5);
  --line: calc(var(--stop) / 2);
  > li {
    position: relative;
    padding-left: calc(var(--stop) + var(--space-4));
  }
  /* The line to the next stop. */
  > li::before {
    position: absolute;
    inset: 0 auto 0 calc(var(--stop) / 2 - 2px);
    border: 2px solid var(--route);
  }
  > li:not(:last-child) {
    padding-bottom: var(--space-6);
    &::before {
      content: "";
    }
  }
  p {
    text-wrap: balance;
  }
  &[data-numbered="true"] {
    /* On the narrowest phones it leaves room for words. */
    --stop: min(56px, 16cqi);
    /* Four columns. */
    @container (width >= 52em) {
      ${autoColumns("13rem")}
      ${fromLeftToRight}
      /* The last line runs to the page's edge. */
      > li:last-child::before {
        right: calc(-1 * var(--gutter-r));
        border-style: dotted;
        border-bottom: 0;
      }
    }
  }
  &[data-numbered="false"] {
    --line: calc(var(--stop) / 2 + var(--space-1));
    /* Below a drawing that leaves it too little room. */
    ${Title} {
      display: flow-root;
      min-width: min(8em, 100%);
      min-height: 44px;
    }
    /* Three columns, with room for fourteen letters of a heading. */
    @container (width >= 40em) {
      --art-width: min(12vw, 150px);
      --line: calc(var(--art-width) * 80 / 96 + 2px); /* Below the drawings. */
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      ${fromLeftToRight}
      ${Title} {
        min-height: 0;
        /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- in one line of three */
        font-size: clamp(var(--t-xl), 2.4vw, var(--t-2xl));
      }
      ${Art} {
        float: none;
        position: absolute;
        top: 0;
        left: calc(var(--stop) + var(--space-4));
        width: var(--art-width);
        margin: 0;
        border: 0;
      }
      /* The line leaves the page on the right, and comes back on the left. */
      > li:nth-child(3n + 1)::before {
        left: calc(-1 * var(--gutter));
      }
      > li:nth-child(3n)::before {
        right: calc(-1 * var(--gutter-r));
      }
    }
  }
`;
