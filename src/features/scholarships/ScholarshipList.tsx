import { useMemo } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { narrow, phone, wide } from "../../ui/media";
import { ScholarshipCard } from "./ScholarshipCard";
import { NO_SEARCH, searchScholarships, type Search } from "./search";
import { hasPassed } from "./useToday";

/** Beyond this many, cards that do not match stay in the list, hidden, and the browser may skip those out of view. */
const LONG = 60;

type Props = {
  scholarships: readonly Scholarship[];
  matches: readonly Scholarship[];
  sort: Search["sort"];
  texts: ScholarshipsPage["finder"];
  top: number;
  today: string | null;
};

/**
 * The matching scholarships. To take hundreds of cards away and draw them again would take longer than to type a
 * letter; to hide and show them does not.
 */
export function ScholarshipList({
  scholarships,
  matches,
  sort,
  texts,
  top,
  today,
}: Props) {
  const isLong = scholarships.length > LONG;
  const listed = useMemo(
    () =>
      isLong
        ? searchScholarships(scholarships, { ...NO_SEARCH, sort })
        : matches,
    [isLong, scholarships, sort, matches],
  );
  const matching = new Set(matches);
  return (
    <List data-long={isLong} hidden={matches.length === 0}>
      {listed.map((scholarship) => (
        <li
          key={scholarship.id}
          id={`award-${scholarship.id}`}
          hidden={!matching.has(scholarship)}
        >
          <ScholarshipCard
            scholarship={scholarship}
            texts={texts}
            hasPassed={hasPassed(scholarship.deadline, today)}
            top={top}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: 64px;
  margin-top: 20px;
  border-top: 2px solid var(--ink);
  > li {
    /* Not a list item to the layout, or Chrome would count hundreds of them anew when some are hidden. */
    display: block;
    position: relative;
    margin-bottom: -1px;
    padding-block: 28px 36px;
    border-bottom: 1px solid var(--line);
    /* What one jumps to, or tabs back to, stays clear of the header and of the tools. */
    &,
    a,
    button {
      scroll-margin-top: 104px;
    }
  }
  /* The gap left of a card: a line down its middle, and the line under the row carried on. */
  > li::before {
    content: "";
    position: absolute;
    right: 100%;
    top: 0;
    bottom: -1px;
    width: 64px;
    border-bottom: 1px solid var(--line);
    background: linear-gradient(var(--line), var(--line)) 50% 0/1px 100%
      no-repeat;
  }
  @media ${wide} {
    > li:nth-child(3n + 1)::before {
      content: none;
    }
  }
  @media ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-child(odd)::before {
      content: none;
    }
  }
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      padding-block: 24px 32px;
      &::before {
        content: none;
      }
    }
  }
  /* Where hidden cards stand between the others, which one is first in its row cannot be told quickly. */
  &[data-long="true"] > li::before {
    content: none;
  }
  &[data-long="true"] > li > div {
    content-visibility: auto;
    contain-intrinsic-size: auto 500px;
    /* Room for the focus ring, which would be cut off with what is skipped. */
    height: calc(100% + 16px);
    margin: -8px;
    padding: 8px;
  }
`;
