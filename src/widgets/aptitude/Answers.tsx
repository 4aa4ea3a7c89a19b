import styled from "styled-components";
import { onLarger, onPhones } from "../../styles/media";
import { displayType, evenFigures, visuallyHidden } from "../../styles/mixins";
import { stopData, stops } from "./stops";

type Props = {
  questions: readonly { text: string }[];
  /** The text chosen for each; null where none was. */
  options: readonly (string | null)[];
};

/** The stops of the test with the chosen texts, from top to bottom, in two columns where there is room. */
export function Answers({ questions, options }: Props) {
  const rows = Math.ceil(options.length / 2);
  return (
    <List style={{ "--rows": rows }}>
      {options.map((option, index) => (
        <li
          key={index}
          {...stopData(options, index)}
          data-ends-column={index === rows - 1 || undefined}
        >
          <span>{questions[index]!.text}</span>{" "}
          <b>{option ?? "Not answered"}</b>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  ${stops}
  --disc-size: 32px;
  display: grid;
  grid-template: repeat(var(--rows), auto) / repeat(2, minmax(0, 1fr));
  grid-auto-flow: column;
  column-gap: var(--space-6);
  counter-reset: stop;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-height: 84px;
    padding: 0 0 var(--space-3) calc(var(--disc-size) + var(--space-4));
    line-height: var(--lh-snug);
    overflow-wrap: break-word;
    break-inside: avoid;
    counter-increment: stop;
  }
  li::before {
    ${evenFigures}
    content: counter(stop);
    position: absolute;
    display: grid;
    place-items: center;
    font: var(--w-strong) var(--t-sm) / var(--lh-tight) var(--font-text);
  }
  [data-answered]::before {
    color: var(--on-route);
  }
  li::after {
    top: var(--disc-size);
    bottom: 0;
    left: calc(var(--disc-size) / 2);
    border-left: var(--leg);
    transform: translateX(-50%);
  }
  @media ${onLarger}, print {
    [data-ends-column]::after {
      content: none;
    }
  }
  span {
    text-wrap: balance;
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  b {
    font-weight: var(--w-text);
    color: var(--ink-2);
  }
  [data-answered] b {
    ${displayType}
    font-size: var(--t-xl);
    line-height: var(--lh-head);
    color: var(--ink);
  }
  @media screen and ${onPhones} {
    --disc-size: 28px;
    grid-template: none / minmax(0, 1fr);
    grid-auto-flow: row;
    li {
      min-height: 40px;
    }
    /* The questions were just read. */
    span {
      ${visuallyHidden}
    }
  }
`;
