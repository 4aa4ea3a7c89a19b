import type { ReactNode } from "react";
import styled from "styled-components";
import { onLarger, onPhones } from "../styles/media";
import { levelTexts } from "../styles/mixins";

type Props = {
  services: readonly { title: string; art: ReactNode; content: ReactNode }[];
};

/** Services as stops of a route that crosses the page, three in a row, each below its drawing; on phones from top to bottom. */
export const ServicesRoute = ({ services }: Props) => (
  <List>
    {services.map(({ title, art, content }) => (
      <li key={title}>
        {art && <Art>{art}</Art>}
        <h2>{title}</h2>
        <div>{content}</div>
      </li>
    ))}
  </List>
);

const Art = styled.div``;

const List = styled.ul`
  --stop: var(--space-5);
  > li {
    position: relative;
  }
  > li::before,
  > li::after {
    content: "";
    position: absolute;
    left: 0;
  }
  > li::before {
    border: 2px solid var(--route);
  }
  > li::after {
    width: var(--stop);
    height: var(--stop);
    border-radius: 50%;
    background: var(--route);
  }
  h2 {
    margin-bottom: var(--space-2);
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- in one line of three */
    font-size: clamp(var(--t-xl), 2.4vw, var(--t-2xl));
  }
  @media ${onPhones} {
    > li {
      padding: 0 0 var(--space-6) calc(var(--stop) + var(--space-4));
    }
    > li::before {
      inset: 0 auto 0 calc(var(--stop) / 2 - 2px);
    }
    > li::after {
      top: var(--space-1);
    }
    > li:last-child {
      padding-bottom: 0;
    }
    > li:last-child::before {
      content: none;
    }
    h2 {
      min-height: 44px;
    }
    ${Art} {
      float: right;
      width: 72px;
      margin: calc(-1 * var(--space-3)) 0 0 var(--space-4);
      border-bottom: 3px solid var(--art);
    }
  }
  @media ${onLarger} {
    --art-width: min(12vw, 150px);
    --line: calc(var(--art-width) * 80 / 96); /* As high as the drawings. */
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: var(--space-7);
    > li {
      ${levelTexts}
      padding: calc(var(--line) + var(--stop) + var(--space-5)) var(--space-6) 0
        0;
    }
    > li::before {
      right: 0;
      top: var(--line);
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
    /* It stands on the line. */
    ${Art} {
      position: absolute;
      top: 0;
      left: calc(var(--stop) + var(--space-4));
      width: var(--art-width);
    }
  }
`;
