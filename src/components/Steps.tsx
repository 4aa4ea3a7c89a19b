import styled from "styled-components";
import { onWide } from "../styles/media";
import { displayType, levelTexts } from "../styles/mixins";

type Props = {
  steps: readonly { title: string; text: string }[];
};

/** Numbered stops on one route: from left to right, where that is too narrow from top to bottom. */
export const Steps = ({ steps }: Props) => (
  <List data-four={steps.length === 4 || undefined}>
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  li {
    ${levelTexts}
    position: relative;
    row-gap: 0;
    padding: var(--space-1) 0 var(--space-6) calc(var(--stop) + var(--space-4));
  }
  p {
    text-wrap: balance;
  }
  /* The line to the next stop. */
  li::before {
    content: "";
    position: absolute;
    left: calc(var(--stop) / 2 - 2px);
    top: 0;
    bottom: 0;
    border: 2px solid var(--route);
  }
  li:last-child {
    padding-bottom: 0;
    &::before {
      content: none;
    }
  }
  h3 {
    margin-bottom: var(--space-2);
  }
  @media ${onWide} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    /* Each begins on an hour of the ruler. */
    &[data-four] {
      grid-template-columns: repeat(3, 5fr) 4fr;
    }
    li,
    li:last-child {
      padding: calc(var(--stop) + var(--space-5)) var(--space-6) 0 0;
    }
    li::before {
      left: 0;
      right: 0;
      top: calc(var(--stop) / 2 - 2px);
      bottom: auto;
      border-width: 4px 0 0;
    }
    /* The last one goes on. */
    li:last-child::before {
      content: "";
      right: calc(-1 * var(--gutter-r));
      border-top-style: dotted;
    }
  }
`;
