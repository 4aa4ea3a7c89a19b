import type { RefObject } from "react";
import styled from "styled-components";
import { Undo } from "../../components/icons";
import { onLow, onNarrow, onPhones, onTiny } from "../../styles/media";
import { hoverUnderline, inGutters, touchTarget } from "../../styles/mixins";
import { NO_SEARCH, type Search, searchIn } from "./search";
import { OrderField, TextField, TypeChoice } from "./SearchFields";

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  onChange: (search: Search) => void;
};

/** Text, order and type of the search, in uncontrolled fields: what is typed before hydration counts, too. */
export const SearchTools = ({ formRef, onChange }: Props) => (
  <Tools
    ref={formRef}
    name="search"
    role="search"
    data-noprint
    onInput={({ currentTarget }) =>
      onChange(searchIn(new FormData(currentTarget)))
    }
    onReset={() => onChange(NO_SEARCH)}
    onSubmit={(event) => {
      event.preventDefault();
      // Search on a screen's keyboard closes it: the list is below.
      if (matchMedia("(pointer: coarse)").matches)
        (document.activeElement as HTMLElement).blur();
    }}
  >
    <TextField />
    <OrderField />
    <LastRow>
      <TypeChoice />
      <button type="reset">
        <ResetIcon size={20} /> Clear All
      </button>
    </LastRow>
  </Tools>
);

/*
 * Sticky below the header: the only row, or the last of several. Not sticky where that would cover too much. Hidden
 * without script, where it would do nothing.
 */
const Tools = styled.form`
  ${inGutters}
  --rows-above: 0;
  position: sticky;
  top: calc(
    var(--header-h) - var(--rows-above) * (var(--tool-h) + var(--space-3))
  );
  z-index: var(--z-tools);
  display: grid;
  grid-template-columns: minmax(200px, 1fr) auto auto;
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  :root:not([data-script]) & {
    display: none;
  }
  @media ${onNarrow} {
    --rows-above: 1;
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media ${onPhones} {
    --rows-above: 2;
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${onLow}, ${onTiny} {
    position: static;
  }
`;

const LastRow = styled.div`
  display: flex;
  gap: var(--space-3);
  justify-content: space-between;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- type and Clear All fit into a row of 320 px */
  font-size: clamp(0.9rem, 3.8vw, var(--t-md));
  button {
    ${touchTarget}
    gap: var(--space-2);
    padding: 0;
    border: 0;
    background: none;
    font-weight: var(--weight-strong);
    cursor: pointer;
    &:hover {
      ${hoverUnderline}
    }
  }
  @media ${onNarrow} {
    grid-column: 1 / -1;
  }
  @media ${onTiny} {
    flex-wrap: wrap;
    padding-right: var(--space-5); /* Left of the chat's tab. */
  }
`;

const ResetIcon = styled(Undo)`
  @media ${onPhones} {
    display: none;
  }
`;
