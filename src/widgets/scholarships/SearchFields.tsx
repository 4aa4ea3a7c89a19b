import styled from "styled-components";
import { ChevronDown, Search } from "../../components/icons";
import { VisuallyHidden } from "../../components/VisuallyHidden";

/** The search text. */
export const TextField = () => (
  <Field>
    <VisuallyHidden>Search scholarships</VisuallyHidden>
    <i>
      <Search size={20} />
    </i>
    <input
      type="search"
      name="q"
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
