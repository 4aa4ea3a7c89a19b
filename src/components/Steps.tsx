import styled from "styled-components";
import { onNarrow, onWide } from "../styles/media";
import { displayType, levelTexts } from "../styles/mixins";

type Props = {
  steps: readonly { title: string; text: string }[];
};

/** Numbered stops on one route: from left to right, where that is too narrow from top to bottom. */
export const Steps = ({ steps }: Props) => (
  <List>
    {steps.map(({ title, text }, index) => (
      <li key={title}>
        <Stop aria-hidden>{index + 1}</Stop>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </List>
);

const Stop = styled.span`
  ${displayType}
  position: absolute;
  left: 0;
  top: 0;
  display: grid;
  place-items: center;
  width: var(--stop);
  height: var(--stop);
  padding-bottom: 3px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- figures stand above the middle of their line */
  border-radius: 50%;
  background: var(--route);
  font-size: var(--t-xl);
  line-height: var(--lh-tight);
  color: var(--on-route);
`;

const List = styled.ol`
  --stop: 56px;
  li {
    position: relative;
  }
  p {
    text-wrap: balance;
  }
  h3 {
    margin-bottom: var(--space-2);
  }
  /* The line to the next stop. */
  li::before {
    content: "";
    position: absolute;
    border: 2px solid var(--route);
  }
  @media ${onNarrow} {
    li {
      padding: var(--space-1) 0 var(--space-6)
        calc(var(--stop) + var(--space-4));
    }
    li::before {
      inset: 0 auto 0 calc(var(--stop) / 2 - 2px);
    }
    li:last-child {
      padding-bottom: 0;
    }
    li:last-child::before {
      content: none;
    }
  }
  @media ${onWide} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    li {
      ${levelTexts}
      padding: calc(var(--stop) + var(--space-5)) var(--space-6) 0 0;
    }
    li::before {
      inset: calc(var(--stop) / 2 - 2px) 0 auto;
    }
    /* The last one goes on. */
    li:last-child::before {
      right: calc(-1 * var(--gutter-r));
      border-style: dotted;
      border-bottom: 0;
    }
  }
`;
