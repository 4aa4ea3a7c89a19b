import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { usePageAddress } from "../../site";
import { onNarrow, onPhones } from "../../styles/media";
import { ScholarshipCard } from "./ScholarshipCard";
import { hasPassed } from "./useToday";

type Props = {
  scholarships: readonly Scholarship[];
  /** Where the bars of the cards end, in dollars. */
  scaleEnd: number;
  today: string;
};

/** The scholarships found. One or two take the whole width, more stand side by side. */
export function ScholarshipList({ scholarships, scaleEnd, today }: Props) {
  const page = usePageAddress("/scholarships");
  const isWide = scholarships.length < 3;
  return (
    <List data-wide={isWide || undefined}>
      {scholarships.map((scholarship) => (
        <ScholarshipCard
          key={scholarship.id}
          scholarship={scholarship}
          hasPassed={hasPassed(scholarship.deadline, today)}
          scaleEnd={scaleEnd}
          page={page}
          isWide={isWide}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
  @media ${onNarrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${onPhones} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * var(--gutter)) calc(-1 * var(--gutter-r));
  }
  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
`;
