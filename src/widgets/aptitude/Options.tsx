import styled from "styled-components";
import { atNight, onPhones } from "../../styles/media";
import { covering } from "../../styles/mixins";

type Props = {
  name: string;
  options: readonly string[];
  /** The option that was chosen, from 0; null where none was. */
  answer: number | null;
  onChoose: (option: number) => void;
};

/** The answers to a question: radio buttons, none of them chosen beforehand. */
export const Options = ({ name, options, answer, onChoose }: Props) => (
  <List>
    {options.map((option, index) => (
      <label key={option}>
        <input
          type="radio"
          name={name}
          value={index}
          checked={answer === index}
          onChange={() => onChoose(index)}
        />
        <span>{option}</span>
      </label>
    ))}
  </List>
);

/** The input itself is the long round field; the ring and the text are on top of it. */
const List = styled.div`
  display: grid;
  gap: var(--space-3);
  label {
    position: relative;
    display: flex;
    align-items: center;
    /* High windows have room for large fields. */
    min-height: clamp(64px, 8.5svh, 88px);
    padding: var(--space-2) var(--space-5);
    font-size: var(--t-lg);
    line-height: var(--lh-snug);
    cursor: pointer;
  }
  input {
    ${covering}
    margin: 0;
    appearance: none;
    border: 2px solid var(--paper);
    border-radius: 44px;
    background: var(--paper);
    cursor: pointer;
    transition: border-color var(--d-1);
    @media ${atNight} {
      border-color: var(--field-edge);
    }
  }
  @media (hover: hover) {
    label:hover input:not(:checked) {
      border-color: var(--ink);
    }
  }
  span {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
    overflow-wrap: break-word;
    pointer-events: none;
    &::before {
      content: "";
      width: 26px;
      height: 26px;
      border: 2px solid;
      border-radius: 50%;
    }
  }
  /* Magenta is filled on the button that leads on. */
  input:checked {
    border: 4px solid var(--route);
    & + span {
      font-weight: var(--w-strong);
      &::before {
        border-color: var(--route);
        background: radial-gradient(var(--paper) 30%, var(--route) 34%);
        forced-color-adjust: none;
      }
    }
  }
  @media (forced-colors: active) {
    --route: Highlight;
    --paper: HighlightText;
  }
  @media ${onPhones} {
    gap: var(--space-2);
    label {
      min-height: clamp(56px, 8.5svh, 80px);
      padding: var(--space-1) var(--space-4);
      font-size: var(--t-md);
    }
  }
`;
