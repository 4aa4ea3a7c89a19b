import { memo, useMemo } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { narrow, phone, wide } from "../../ui/media";
import { vars } from "../../ui/vars";
import { awardAnchor } from "../../lib/awardAnchor";
import { ScholarshipCard } from "./ScholarshipCard";
import { hasPassed } from "./useToday";

/** Beyond this many, a list follows a search in two steps. */
const LONG = 60;

/** So many of a long list's matches follow every letter: more than a screen, in whole rows of two or of three. */
const FIRST = 6;

export const isLong = (scholarships: readonly Scholarship[]) =>
  scholarships.length > LONG;

type Props = {
  matches: readonly Scholarship[];
  /** What the matches were when the visitor last paused, if the list is long; else the same. */
  settled: readonly Scholarship[];
  isLong: boolean;
  texts: ScholarshipsPage["finder"];
  top: number;
  today: string;
};

/** The matching scholarships. */
export function ScholarshipList({ matches, settled, isLong, ...card }: Props) {
  const first = isLong ? matches.slice(0, FIRST) : matches;
  const rest = useMemo(() => settled.slice(FIRST), [settled]);
  return (
    <>
      <List hidden={first.length === 0}>
        <Items scholarships={first} {...card} />
      </List>
      {isLong && (
        <Rest
          hidden={settled !== matches || rest.length === 0}
          {...vars({ "--count": rest.length })}
        >
          <Items scholarships={rest} {...card} />
        </Rest>
      )}
    </>
  );
}

type ItemsProps = Pick<Props, "texts" | "top" | "today"> & {
  scholarships: readonly Scholarship[];
};

/** Remembered: drawn anew only when the list is another one. */
const Items = memo(function Items({
  scholarships,
  texts,
  top,
  today,
}: ItemsProps) {
  return scholarships.map((scholarship) => (
    <li key={scholarship.id} id={awardAnchor(scholarship.id)}>
      <ScholarshipCard
        scholarship={scholarship}
        texts={texts}
        hasPassed={hasPassed(scholarship.deadline, today)}
        top={top}
      />
    </li>
  ));
});

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
`;

/** Laid out as a whole when it comes near the window, and of it only what is seen. */
const Rest = styled(List)`
  --rows: calc(var(--count) / 3);
  margin-top: 0;
  border-top: 0;
  /* With room for lines between cards and for focus rings, which would be cut off. */
  @supports (overflow-clip-margin: 64px) {
    &,
    > li {
      content-visibility: auto;
      contain-intrinsic-height: auto calc(var(--rows) * 560px);
      overflow-clip-margin: 64px;
    }
  }
  @media ${narrow} {
    --rows: calc(var(--count) / 2);
  }
  @media ${phone} {
    --rows: var(--count);
  }
  > li {
    --rows: 1;
  }
`;
