import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { usePageAddress } from "../../site";
import { onNarrow, onPhones } from "../../styles/media";
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

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
  > li {
    position: relative;
    gap: var(--space-3);
    padding: var(--space-5) var(--space-6) var(--space-6);
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
  @media ${onNarrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${onPhones} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * var(--gutter)) calc(-1 * var(--gutter-r));
    > li {
      gap: var(--space-2);
      padding: var(--space-5) var(--gutter);
    }
  }
`;
