import styled from "styled-components";
import { capitalize } from "../../lib/format";
import { covering, visuallyHidden } from "../../styles/mixins";
import { CHOICES, NO_SEARCH } from "./search";

/** All, national or international: radio buttons drawn as one switch. */
export const TypeChoice = () => (
  <Switch>
    <legend>Type</legend>
    {CHOICES.map((type) => (
      <label key={type}>
        <input
          type="radio"
          name="type"
          value={type}
          defaultChecked={type === NO_SEARCH.type}
        />
        <span>{capitalize(type)}</span>
      </label>
    ))}
  </Switch>
);

/** The inputs themselves are the parts of the switch; their text is on top of them. */
const Switch = styled.fieldset`
  flex: auto;
  display: flex;
  flex-wrap: wrap;
  max-width: 22em;
  border: 2px solid var(--text);
  border-radius: var(--r-field);
  legend {
    ${visuallyHidden}
  }
  label {
    position: relative;
    flex: auto;
    display: grid;
    place-items: center;
    min-width: 44px;
    /* As high as the other tools, with the border: Chromium does not stretch the content of a fieldset. */
    min-height: calc(var(--tool-h) - 4px);
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- all three fit into 320 px */
    padding-inline: clamp(var(--space-1), 1.2vw, var(--space-4));
    font-weight: var(--weight-strong);
  }
  input {
    ${covering}
    margin: 0;
    appearance: none;
    border: 0;
    border-radius: var(--r-field);
    background: none;
    cursor: pointer;
  }
  span {
    position: relative;
    pointer-events: none;
  }
  /* The border is for forced colours, where backgrounds are not drawn. */
  input:checked {
    border: 2px solid var(--text);
    background: var(--text);
  }
  input:checked + span {
    color: var(--paper);
  }
`;
