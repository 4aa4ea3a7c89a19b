import styled, { css } from "styled-components";
import { onPhones } from "../../styles/media";
import { covering, visuallyHidden } from "../../styles/mixins";
import { NO_SEARCH } from "./search";
import { TOOL_HEIGHT, TOOL_HEIGHT_ON_PHONES } from "./toolSize";
import { TYPES } from "./TypeMark";

const CHOICES = [
  ["all", "All"],
  ["national", TYPES.national.name],
  ["international", TYPES.international.name],
] as const;

/** All, national or international: radio buttons drawn as one switch. */
export const TypeChoice = () => (
  <Switch>
    <legend>Type</legend>
    {CHOICES.map(([type, label]) => (
      <label key={type}>
        <input
          type="radio"
          name="type"
          value={type}
          defaultChecked={type === NO_SEARCH.type}
        />
        <span>{label}</span>
      </label>
    ))}
  </Switch>
);

const ring = css`
  outline: 3px solid var(--focus);
  outline-offset: 4px;
`;

const Switch = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  border: 2px solid var(--ink);
  border-radius: var(--r-field);
  legend {
    ${visuallyHidden}
  }
  label {
    position: relative;
    display: grid;
    flex: 1 1 auto;
    min-width: 44px;
    /* As high as the other tools, with the border: Chromium does not stretch what is in a fieldset. */
    min-height: calc(${TOOL_HEIGHT} - 4px);
    font-weight: var(--w-strong);
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
    padding: 0 var(--space-4);
    border-radius: var(--r-field);
  }
  input:checked + span {
    background: var(--ink);
    box-shadow: 0 0 0 1px var(--ink); /* No gap between it and the edge, however it is rounded. */
    color: var(--paper);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- the system's */
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
  @media ${onPhones} {
    flex: 1 1 auto;
    label {
      min-height: calc(${TOOL_HEIGHT_ON_PHONES} - 4px);
    }
    span {
      padding: 0 var(--space-1);
    }
  }
`;
