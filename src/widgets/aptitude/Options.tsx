import styled from "styled-components";
import { atNight } from "../../styles/media";
import { fillParent } from "../../styles/mixins";

type Props = {
  name: string;
  /** The ids of the group's labels. */
  labelledBy: string;
  options: readonly string[];
  answer: string | null;
  onChoose: (option: string) => void;
};

/** The answers to a question, as radio buttons. None is chosen at first. */
export const Options = ({
  name,
  labelledBy,
  options,
  answer,
  onChoose,
}: Props) => (
  <List aria-labelledby={labelledBy}>
    {options.map((option) => (
      <label key={option}>
        <input
          type="radio"
          name={name}
          value={option}
          checked={answer === option}
          onChange={() => onChoose(option)}
        />
        <span>{option}</span>
      </label>
    ))}
  </List>
);

/** The input itself is the long round field; the ring and the text are on top of it. */
const List = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  label {
    position: relative;
    display: flex;
    align-items: center;
    /* Larger in high windows. */
    min-height: clamp(56px, 8.5svh, 88px);
    padding: var(--space-2) var(--space-5);
    font-size: var(--t-lg);
    line-height: var(--lh-snug);
  }
  input {
    ${fillParent}
    margin: 0;
    appearance: none;
    border: 2px solid var(--paper);
    border-radius: 44px;
    background: var(--paper);
    cursor: pointer;
    @media ${atNight} {
      border-color: var(--field-edge);
    }
  }
  input:hover {
    border-color: var(--text);
  }
  span {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
    pointer-events: none;
    &::before {
      content: "";
      width: 26px;
      height: 26px;
      border: 2px solid;
      border-radius: 50%;
    }
  }
  /* An outline only: filled magenta is for the button below. */
  input:checked {
    border: 4px solid var(--route);
    & + span {
      font-weight: var(--weight-strong);
      &::before {
        border: 8px solid var(--route);
      }
    }
  }
`;
