import Search from "lucide-react/icons/search";
import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { Hidden } from "../../ui/Hidden";
import { phone, twoToolRows } from "../../ui/media";
import { NAMES } from "./search";

type Props = { texts: ScholarshipsPage["finder"] };

export function SearchField({ texts }: Props) {
  return (
    <Field>
      <Hidden>{texts.searchLabel}</Hidden>
      <Search aria-hidden />
      <input
        type="search"
        name={NAMES.text}
        placeholder={texts.searchPlaceholder}
      />
    </Field>
  );
}

const Field = styled.label`
  position: relative;
  svg {
    position: absolute;
    left: 20px;
    top: 50%;
    translate: 0 -50%;
  }
  input {
    display: block;
    width: 100%;
    height: var(--tool);
    padding: 0 24px 0 52px;
    border: 2px solid var(--ink);
    border-radius: var(--r-field);
    background: var(--paper);
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
