import styled, { css } from "styled-components";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { ChevronDown, Search } from "../../components/icons";
import { onPhones } from "../../styles/media";
import { TOOL_HEIGHT, TOOL_HEIGHT_ON_PHONES } from "./toolSize";

/** The text that is searched for. */
export const TextField = () => (
  <Field>
    <VisuallyHidden>Search scholarships</VisuallyHidden>
    <SearchIcon size={20} />
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
    <OrderIcon size={20} />
  </Field>
);

const Field = styled.label`
  position: relative;
  input,
  select {
    width: 100%;
    height: ${TOOL_HEIGHT};
    padding: 0 var(--space-4);
    border: 2px solid var(--ink);
    border-radius: var(--r-action);
    appearance: none;
    background: var(--paper);
    /* At least 16 px, or iOS enlarges the page when it takes the focus. */
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- no larger than its longest text has room */
    font-size: min(var(--t-md), 8vw);
    text-overflow: ellipsis;
    @media ${onPhones} {
      height: ${TOOL_HEIGHT_ON_PHONES};
    }
  }
  select {
    padding-right: var(--space-7);
    font-weight: var(--w-strong);
    cursor: pointer;
  }
  input {
    padding-left: calc(3 * var(--space-4));
  }
  input::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
`;

const inField = css`
  position: absolute;
  top: calc(50% - 10px);
  pointer-events: none;
`;

const SearchIcon = styled(Search)`
  ${inField}
  left: var(--space-4);
`;

const OrderIcon = styled(ChevronDown)`
  ${inField}
  right: var(--space-4);
`;
