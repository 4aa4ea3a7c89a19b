import type { RefObject } from "react";
import styled from "styled-components";
import { Hidden } from "../../components/Hidden";
import { onLow, onNarrow, onPhones } from "../../styles/media";
import { inGutters } from "../../styles/mixins";
import { NO_SEARCH, type Search as SearchValue, searchIn } from "./search";
import { TypeChoice } from "./TypeChoice";
import { ChevronDown, Search, Undo } from "../../components/icons";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  onChange: (search: SearchValue) => void;
};

/** Text, order and type of the search, in fields that the browser keeps: what is typed before React listens counts, too. */
export const SearchTools = ({ form, onChange }: Props) => (
  <Tools
    ref={form}
    role="search"
    onInput={({ currentTarget }) =>
      onChange(searchIn(new FormData(currentTarget)))
    }
    onReset={() => onChange(NO_SEARCH)}
    onSubmit={(event) => event.preventDefault()}
  >
    <Field data-text>
      <Hidden>Search scholarships</Hidden>
      <Search />
      <input
        type="search"
        name="q"
        placeholder="Search title, description or field"
      />
    </Field>
    <Field>
      <Hidden>Sort by</Hidden>
      <select name="sort">
        <option value="deadline">Sort by deadline</option>
        <option value="amount">Sort by amount</option>
        <option value="title">Sort by title</option>
      </select>
      <ChevronDown />
    </Field>
    <TypeChoice />
    <button type="reset">
      <Undo /> Clear All
    </button>
  </Tools>
);

/*
 * It stays below the header: the whole row, and where it has more than one the last of them. Not in low windows, and not
 * without script, where nothing would happen.
 */
const Tools = styled.form`
  ${inGutters}
  --tool: 52px;
  --rows-above: 0px;
  position: sticky;
  top: calc(var(--header-h) - var(--rows-above));
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(200px, 1fr) auto auto auto;
  gap: var(--space-3) var(--space-4);
  align-items: center;
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  :root:not([data-script]) & {
    display: none;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    pointer-events: none;
  }
  > button {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    height: var(--tool);
    padding: 0;
    border: 0;
    background: none;
    font-weight: var(--w-strong);
    white-space: nowrap;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  @media ${onNarrow} {
    --rows-above: calc(var(--space-3) + var(--tool));
    grid-template-columns: minmax(0, 1fr) auto;
    > button {
      justify-self: end;
    }
  }
  @media ${onPhones} {
    --tool: 48px;
    --rows-above: calc(var(--space-3) + 2 * var(--tool) + var(--space-2));
    gap: var(--space-2) var(--space-3);
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- three choices fit into a row of 320 px */
    font-size: min(var(--t-sm), 3.8vw);
    > button svg {
      display: none;
    }
  }
  @media ${onLow} {
    position: static;
  }
`;

const Field = styled.label`
  position: relative;
  svg {
    position: absolute;
    top: calc(50% - 10px);
    right: var(--space-4);
  }
  input,
  select {
    width: 100%;
    height: var(--tool);
    padding: 0 var(--space-7) 0 var(--space-4);
    border: 2px solid var(--ink);
    border-radius: var(--r-action);
    appearance: none;
    background: var(--paper);
    font-weight: var(--w-strong);
  }
  select {
    cursor: pointer;
  }
  &[data-text] {
    svg {
      right: auto;
      left: var(--space-4);
    }
    input {
      padding: 0 var(--space-4) 0 calc(3 * var(--space-4));
      font-weight: var(--w-text);
      text-overflow: ellipsis;
    }
  }
  input::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  @media ${onPhones} {
    grid-column: 1 / -1;
  }
`;
