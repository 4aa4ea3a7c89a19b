import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { Hidden } from "../../ui/Hidden";
import { largePhone, phone, twoToolRows } from "../../ui/media";
import { NAMES } from "./search";

type Props = { texts: ScholarshipsPage["finder"] };

/** The text that is searched for, and the order of the list. */
export function SearchFields({ texts }: Props) {
  return (
    <>
      <TextField>
        <Hidden>{texts.searchLabel}</Hidden>
        <Search aria-hidden />
        <input
          type="search"
          name={NAMES.text}
          placeholder={texts.searchPlaceholder}
        />
      </TextField>
      <SortField>
        <Hidden>{texts.sortLabel}</Hidden>
        <select name={NAMES.sort}>
          <option value="deadline">{texts.sortDeadline}</option>
          <option value="amount">{texts.sortAmount}</option>
          <option value="title">{texts.sortTitle}</option>
        </select>
        <ChevronDown aria-hidden />
      </SortField>
    </>
  );
}

const Field = styled.label`
  position: relative;
  svg {
    position: absolute;
    top: 50%;
    translate: 0 -50%;
  }
  input,
  select {
    width: 100%;
    height: var(--tool);
    border: 2px solid var(--ink);
    background: var(--paper);
  }
`;

const TextField = styled(Field)`
  svg {
    left: 20px;
  }
  input {
    display: block;
    padding: 0 24px 0 52px;
    border-radius: var(--r-field);
    line-height: 1.5;
    text-overflow: ellipsis;
    &::placeholder {
      color: var(--ink-2);
      opacity: 1;
    }
    &:focus-visible {
      outline-offset: 2px;
    }
  }
  @media ${twoToolRows} {
    grid-column: 1 / -1;
  }
  @media ${phone} {
    input {
      padding-inline: 48px 12px;
    }
  }
`;

const SortField = styled(Field)`
  svg {
    right: 18px;
  }
  select {
    appearance: none;
    padding: 0 48px 0 20px;
    border-radius: var(--r-action);
    font-weight: 600;
    cursor: pointer;
  }
  @media ${largePhone} {
    grid-column: 1 / -1;
  }
`;
