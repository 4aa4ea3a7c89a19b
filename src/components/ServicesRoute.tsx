import type { ReactNode } from "react";
import styled from "styled-components";
import { onLarger, onTablets } from "../styles/media";
import { levelTexts } from "../styles/mixins";

type Props = {
  services: readonly { title: string; art: ReactNode; content: ReactNode }[];
};

/** Services as stops of a route that crosses the page, three in a row, each below its drawing; on phones from top to bottom. */
export const ServicesRoute = ({ services }: Props) => (
  <List>
    {services.map(({ title, art, content }) => (
      <li key={title}>
        <h2>{title}</h2>
        <div>{content}</div>
        <Art>{art}</Art>
      </li>
    ))}
  </List>
);

/** It stands on the line. */
const Art = styled.div`
  position: absolute;
  top: calc(-1 * var(--space-3));
  right: 0;
  width: var(--art-width);
  border-bottom: 3px solid var(--ka);
`;

/** No room for a drawing beside a heading. */
const onSmallPhones = "(max-width: 22.4375em)";

const List = styled.ul`
  --stop: 24px;
  --art-width: 72px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    ${levelTexts}
    position: relative;
    row-gap: 0;
    padding: 0 0 var(--space-6) calc(var(--stop) + var(--space-4));
  }
  > li::before,
  > li::after {
    content: "";
    position: absolute;
    left: 0;
  }
  > li::before {
    left: calc(var(--stop) / 2 - 2px);
    top: 0;
    bottom: 0;
    border: 2px solid var(--route);
  }
  > li::after {
    top: var(--space-1);
    width: var(--stop);
    height: var(--stop);
    border-radius: 50%;
    background: var(--route);
  }
  > li:last-child {
    padding-bottom: 0;
    &::before {
      content: none;
    }
  }
  h2 {
    min-height: 44px;
    margin-bottom: var(--space-2);
    padding-right: calc(var(--art-width) + var(--space-4));
    font-size: var(--t-xl);
  }
  @media ${onSmallPhones} {
    h2 {
      padding: 0;
    }
    ${Art} {
      display: none;
    }
  }
  @media ${onLarger} {
    --art-width: 150px;
    --line: calc(var(--art-width) * 80 / 96); /* As high as the drawings. */
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: var(--space-7);
    > li,
    > li:last-child {
      padding: calc(var(--line) + var(--stop) + var(--space-5)) var(--space-6) 0
        0;
    }
    > li::before,
    > li:last-child::before {
      content: "";
      left: 0;
      right: 0;
      top: var(--line);
      bottom: auto;
    }
    > li::after {
      top: calc(var(--line) - var(--stop) / 2 + 2px);
    }
    /* The route leaves the page on the right, and comes back on the left. */
    > li:nth-child(3n + 1)::before {
      left: calc(-1 * var(--gutter));
    }
    > li:nth-child(3n)::before {
      right: calc(-1 * var(--gutter-r));
    }
    h2 {
      min-height: 0;
      padding: 0;
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- in one line of three */
      font-size: min(var(--t-2xl), 2.4vw);
    }
    ${Art} {
      left: calc(var(--stop) + var(--space-4));
      top: 0;
      border: 0;
    }
  }
  @media ${onTablets} {
    --art-width: 96px;
    h2 {
      font-size: var(--t-xl);
    }
  }
`;
