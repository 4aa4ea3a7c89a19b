import ChevronDown from "lucide-react/icons/chevron-down";
import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { Hidden } from "../../ui/Hidden";
import { threeToolRows } from "../../ui/media";
import { NAMES } from "./search";

type Props = { texts: ScholarshipsPage["finder"] };

/** The order of the list. */
export function SortChoice({ texts }: Props) {
  return (
    <Field>
      <Hidden>{texts.sortLabel}</Hidden>
      <select name={NAMES.sort}>
        <option value="deadline">{texts.sortDeadline}</option>
        <option value="amount">{texts.sortAmount}</option>
        <option value="title">{texts.sortTitle}</option>
      </select>
      <ChevronDown aria-hidden />
    </Field>
  );
}

const Field = styled.label`
  position: relative;
  svg {
    position: absolute;
    right: 18px;
    top: 50%;
    translate: 0 -50%;
  }
  select {
    appearance: none;
    width: 100%;
    height: var(--tool);
    padding: 0 48px 0 20px;
    border: 2px solid var(--ink);
    border-radius: var(--r-action);
    background: var(--paper);
    font-weight: 600;
    cursor: pointer;
  }
  @media ${threeToolRows} {
    grid-column: 1 / -1;
  }
`;
