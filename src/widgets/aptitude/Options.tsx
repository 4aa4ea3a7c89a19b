import styled from "styled-components";
import { narrow, phone } from "../../ui/media";
import { covering } from "../../ui/mixins";
import { chatLane } from "./chatLane";

type Props = {
  name: string;
  options: readonly { text: string }[];
  answer: number | null;
  choose: (option: number) => void;
};

/** The answers to a question: radio buttons, none of them chosen beforehand. */
export function Options({ name, options, answer, choose }: Props) {
  return (
    <List>
      {options.map(({ text }, index) => (
        <label key={text}>
          <input
            type="radio"
            name={name}
            value={index}
            checked={answer === index}
            onChange={() => choose(index)}
          />
          <span>{text}</span>
        </label>
      ))}
    </List>
  );
}

/** The input itself is the long round field; the ring and the words lie on it. */
const List = styled.div`
  display: grid;
  gap: 12px;
  label {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 64px;
    padding: 8px 28px;
    font-size: 1.1875rem;
    font-weight: 560;
    line-height: 1.3;
    cursor: pointer;
  }
  input {
    ${covering}
    margin: 0;
    appearance: none;
    border: 2px solid var(--paper);
    border-radius: 34px;
    background: var(--paper);
    cursor: pointer;
    transition:
      border-color var(--d-1),
      background var(--d-1);
  }
  label:hover input {
    border-color: var(--ink);
  }
  span {
    position: relative;
    display: flex;
    gap: 18px;
    align-items: center;
    pointer-events: none;
    &::before {
      content: "";
      flex: none;
      width: 26px;
      height: 26px;
      border: 2px solid;
      border-radius: 50%;
    }
  }
  label input:checked {
    border-color: var(--route);
    background: var(--route);
    & + span {
      font-weight: var(--w-strong);
      color: var(--on-route);
      &::before {
        background: currentColor;
        box-shadow: inset 0 0 0 5px var(--route);
      }
    }
  }
  @media (forced-colors: active) {
    label input:checked {
      forced-color-adjust: none;
      background: Highlight;
      & + span {
        forced-color-adjust: none;
        color: HighlightText;
        &::before {
          box-shadow: inset 0 0 0 5px Highlight;
        }
      }
    }
  }
  @media ${narrow} {
    ${chatLane}
  }
  @media ${phone} {
    gap: 10px;
    label {
      min-height: 56px;
      padding: 4px 18px;
      font-size: 1.0625rem;
    }
    span {
      gap: 14px;
    }
  }
`;
