import styled, { css } from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { largePhone, tiny, twoToolRows } from "../../ui/media";
import { covering, visuallyHidden } from "../../ui/mixins";
import { NAMES, NO_SEARCH } from "./search";

type Props = { texts: ScholarshipsPage["finder"] };

/** All, national or international: three radio buttons drawn as one switch. */
export function TypeChoice({ texts }: Props) {
  const choices = [
    ["all", texts.all],
    ["national", texts.national],
    ["international", texts.international],
  ] as const;
  return (
    <Switch>
      <legend>{texts.typeLabel}</legend>
      {choices.map(([type, words]) => (
        <label key={type}>
          <input
            type="radio"
            name={NAMES.type}
            value={type}
            defaultChecked={type === NO_SEARCH.type}
          />
          <span>{words}</span>
        </label>
      ))}
    </Switch>
  );
}

const ring = css`
  outline: 3px solid var(--focus);
  outline-offset: 4px;
`;

const Switch = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border: 2px solid var(--ink);
  border-radius: var(--r-action);
  legend {
    ${visuallyHidden}
  }
  label {
    position: relative;
    display: grid;
    flex: 1 1 auto;
    /* As high as the other tools with what is around it: Chromium does not stretch what is in a fieldset. */
    min-height: 44px;
    font-weight: 600;
  }
  input {
    ${covering}
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    padding: 0 18px;
    border-radius: var(--r-action);
  }
  input:checked + span {
    background: var(--ink);
    color: var(--paper);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  input:focus-visible + span {
    ${ring}
  }
  /* As in global.css: WebKit. */
  @supports (-webkit-hyphens: none) {
    input:focus + span {
      ${ring}
    }
  }
  @media ${twoToolRows} {
    justify-self: start;
  }
  @media ${largePhone} {
    justify-self: stretch;
    padding: 0;
    span {
      padding: 0 6px;
      font-size: 0.9375rem;
    }
  }
  @media ${tiny} {
    span {
      padding: 0 3px;
      font-size: 0.875rem;
    }
  }
`;
