import { memo } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import type { AwardScale } from "../../lib/awardScale";
import { narrow, phone, wide } from "../../ui/media";
import { ScholarshipCard } from "./ScholarshipCard";
import { hasPassed } from "./useToday";

type Props = {
  scholarships: readonly Scholarship[];
  texts: ScholarshipsPage["finder"];
  scale: AwardScale;
  today: string;
  onShare: (scholarship: Scholarship) => void;
  onCalendar: (scholarship: Scholarship) => void;
};

/** The matching scholarships. `memo` lets a letter typed be answered before the list follows (useDeferredValue). */
export const ScholarshipList = memo(function ScholarshipList({
  scholarships,
  today,
  ...card
}: Props) {
  return (
    <List hidden={scholarships.length === 0}>
      {scholarships.map((scholarship) => (
        <ScholarshipCard
          key={scholarship.id}
          scholarship={scholarship}
          hasPassed={hasPassed(scholarship.deadline, today)}
          {...card}
        />
      ))}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: 64px;
  margin-top: 20px;
  border-top: 2px solid var(--ink);
  > li {
    position: relative;
    margin-bottom: -1px;
    padding-block: 28px 36px;
    border-bottom: 1px solid var(--line);
    /* A card that one jumps to stays clear of the header and of the tools. */
    scroll-margin-top: 104px;
  }
  /* Reached from its pin, or by a link. */
  > li:target::after {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 6px;
    background: var(--route);
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
      padding-block: 18px 14px;
      &::before {
        content: none;
      }
    }
  }
  /* Of a long list only what is near the window is laid out, with room for lines between cards and for focus rings. */
  @supports (overflow-clip-margin: 64px) {
    > li:nth-child(n + 13) {
      content-visibility: auto;
      contain-intrinsic-height: auto 480px;
      overflow-clip-margin: 64px;
      @media ${phone} {
        contain-intrinsic-height: auto 375px;
      }
    }
  }
`;
