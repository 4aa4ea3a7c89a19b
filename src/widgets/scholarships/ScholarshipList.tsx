import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { usePageAddress } from "../../site";
import { onNarrow, onPhones, onWide } from "../../styles/media";
import type { AwardScale } from "./scale";
import { ScholarshipCard } from "./ScholarshipCard";
import { hasPassed } from "./useToday";

type Props = {
  scholarships: readonly Scholarship[];
  scale: AwardScale;
  today: string;
};

/** The scholarships found, in rows: what is alike in each stands at one height. */
export function ScholarshipList({ scholarships, scale, today }: Props) {
  const page = usePageAddress("/scholarships");
  return (
    <List data-few={scholarships.length < 3 || undefined}>
      {scholarships.map((scholarship) => (
        <ScholarshipCard
          key={scholarship.id}
          scholarship={scholarship}
          hasPassed={hasPassed(scholarship.deadline, today)}
          scale={scale}
          page={page}
        />
      ))}
    </List>
  );
}

const GAP = "64px";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: ${GAP};
  border-top: 2px solid var(--ink);
  > li {
    position: relative;
    gap: var(--space-3);
    margin-bottom: -1px;
    padding-block: var(--space-5) var(--space-6);
    border-bottom: 1px solid var(--line);
    scroll-margin-top: var(--tools-h);
    @supports (grid-template-rows: subgrid) {
      display: grid;
      grid-row: span 8;
      grid-template-rows: subgrid;
    }
  }
  &:not([data-few]) dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  &[data-few] {
    grid-template-columns: minmax(0, 1fr);
  }
  /* The gap left of a card: a line down its middle, and the line under the row carried on. */
  > li::before {
    content: "";
    position: absolute;
    right: 100%;
    top: 0;
    bottom: -1px;
    width: ${GAP};
    border-bottom: 1px solid var(--line);
    background: linear-gradient(var(--line), var(--line)) 50% 0 / 1px 100%
      no-repeat;
  }
  &[data-few] > li::before {
    content: none;
  }
  @media ${onWide} {
    > li:nth-child(3n + 1)::before {
      content: none;
    }
  }
  @media ${onNarrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-child(odd)::before {
      content: none;
    }
  }
  @media ${onPhones} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      gap: var(--space-2);
      padding-block: var(--space-4);
      &::before {
        content: none;
      }
    }
  }
`;
