import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { FormEvent } from "react";
import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { low, largePhone, tiny, twoToolRows } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { isSame, NAMES, NO_SEARCH, type Search } from "./search";
import { SearchFields } from "./SearchFields";
import { TypeChoice } from "./TypeChoice";
import { readFields, useFields } from "./useFields";
import type { ChangeSearch } from "./useSearch";

type Props = {
  texts: ScholarshipsPage["finder"];
  search: Search;
  change: ChangeSearch;
};

/** Search text, type and order. Without JavaScript it is a plain form, which leads to the same address. */
export function SearchTools({ texts, search, change }: Props) {
  const form = useFields(search, change);
  const isClear = isSame(search, NO_SEARCH);

  function changed({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const isTyping = (target as HTMLInputElement).name === NAMES.text;
    change(readFields(currentTarget), isTyping ? "replace" : "push");
  }

  return (
    <Tools
      role="search"
      aria-label={texts.searchLabel}
      autoComplete="off"
      ref={form}
      // Not onChange: React would miss choices that were made before hydration, or that Back has undone.
      onInput={changed}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchFields texts={texts} />
      <TypeChoice texts={texts} />
      {/* aria-disabled, not disabled: pressed, it keeps the focus that a disabled button would lose. */}
      <Clear
        type="button"
        aria-disabled={isClear}
        onClick={() => change(NO_SEARCH, "push")}
      >
        <RotateCcw aria-hidden />
        {texts.clear}
      </Clear>
    </Tools>
  );
}

/** Below the header the last row stays in view: what stands above it, `--above`, scrolls away. */
const Tools = styled.form`
  --tool: 52px;
  --above: 0px;
  grid-area: tools;
  position: sticky;
  top: calc(var(--header-h) - var(--above));
  z-index: 10;
  display: grid;
  grid-template-columns: minmax(200px, 1fr) auto auto auto;
  gap: 16px;
  align-items: center;
  padding-block: 14px;
  ${wrap}
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  svg {
    width: 20px;
    height: 20px;
    flex: none;
    pointer-events: none;
  }
  @media ${twoToolRows} {
    --above: 62px;
    grid-template-columns: auto auto 1fr;
    gap: 10px 16px;
    padding-block: 12px;
  }
  @media ${largePhone} {
    --tool: 48px;
    --above: 114px;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 12px;
    padding-block: 10px 8px;
  }
  @media ${low} {
    position: static;
  }
`;

const Clear = styled.button`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  height: var(--tool);
  padding: 0 8px;
  border: 0;
  background: none;
  font-weight: var(--w-strong);
  white-space: nowrap;
  color: var(--route);
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  &[aria-disabled="true"] {
    font-weight: 560;
    color: var(--ink-2);
    text-decoration: none;
    cursor: default;
  }
  @media ${twoToolRows} {
    justify-self: end;
    padding: 0;
  }
  @media ${largePhone} {
    font-size: 0.9375rem;
    svg {
      display: none;
    }
  }
  @media ${tiny} {
    font-size: 0.875rem;
  }
`;
