import styled from "styled-components";
import { ChevronDown, Search } from "../../components/icons";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { capitalize } from "../../lib/format";
import { fillParent } from "../../styles/mixins";
import { CHOICES, LONGEST, NO_SEARCH } from "./search";

/** The search text. */
export const TextField = () => (
  <Field>
    <VisuallyHidden>Search scholarships</VisuallyHidden>
    <i>
      <Search size={20} />
    </i>
    <input
      type="search"
      dir="auto"
      name="q"
      maxLength={LONGEST}
      placeholder="Search title, description or field"
    />
  </Field>
);

/** The order of the list. */
export const OrderField = () => (
  <Field>
    <VisuallyHidden>Sort by</VisuallyHidden>
    <select name="sort">
      <option value="deadline">Sort by deadline</option>
      <option value="amount">Sort by amount</option>
      <option value="title">Sort by title</option>
    </select>
    <i>
      <ChevronDown size={20} />
    </i>
  </Field>
);

/** All, national or international: radio buttons drawn as one switch. */
export const TypeChoice = () => (
  <Switch>
    <VisuallyHidden as="legend">Type</VisuallyHidden>
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

const Field = styled.label`
  position: relative;
  input,
  select {
    width: 100%;
    height: var(--tool-h);
    padding: 0 var(--space-4);
    border: 2px solid var(--text);
    border-radius: var(--r-action);
    appearance: none;
    background: var(--paper);
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- at least 16 px, or iOS enlarges the page with the focus; no larger than its longest text has room */
    font-size: min(var(--t-md), 8vw);
    text-overflow: ellipsis;
  }
  select {
    padding-right: var(--space-7);
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  input {
    padding-left: calc(3 * var(--space-4));
  }
  input::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  i {
    position: absolute;
    top: calc(50% - 10px);
    left: var(--space-4);
    pointer-events: none;
  }
  select + i {
    right: var(--space-4);
    left: auto;
  }
`;

/** The inputs themselves are the parts of the switch; their text is on top of them. */
const Switch = styled.fieldset`
  flex: auto;
  display: flex;
  flex-wrap: wrap;
  max-width: 22em;
  border: 2px solid var(--text);
  border-radius: var(--r-field);
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
    ${fillParent}
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
