import { memo } from "react";
import styled from "styled-components";
import { FactList } from "../../components/FactList";
import type { Scholarship } from "../../content/model";
import { date, money } from "../../lib/format";
import { awardAnchor } from "../../lib/paths";
import { onPhones, withLargeLetters } from "../../styles/media";
import { displayType, smallCondensed } from "../../styles/mixins";
import { AwardActions } from "./AwardActions";
import { AwardBar } from "./AwardBar";
import { belowTools } from "./toolSize";
import { TYPES, TypeMark } from "./TypeMark";

type Props = {
  scholarship: Scholarship;
  hasPassed: boolean;
  /** Where the scale of the bar ends, in dollars. */
  scaleEnd: number;
  /** The address of the page; null while the site's address is unknown. */
  page: string | null;
  /** Whether it takes the whole width of the list. */
  isWide: boolean;
};

/** One scholarship, as an item of a list; a link can lead to it. Remembered, because a search draws the list anew at every letter. */
export const ScholarshipCard = memo(function ScholarshipCard({
  scholarship,
  hasPassed,
  scaleEnd,
  page,
  isWide,
}: Props) {
  const { id, type, title, description, awardAmount } = scholarship;
  const anchor = awardAnchor(id);
  return (
    <Card
      id={anchor}
      data-block
      data-ink={TYPES[type].ink}
      data-wide={isWide || undefined}
    >
      <Type>
        <TypeMark type={type} /> {TYPES[type].name}
      </Type>
      <h3 id={`${anchor}-title`}>{title}</h3>
      <p>{description}</p>
      <Amount>{money(awardAmount)}</Amount>
      <AwardBar amount={awardAmount} end={scaleEnd} />
      <FactList
        look={isWide ? "columns" : "two-columns"}
        facts={[
          ["Field", scholarship.field],
          ["Eligibility", scholarship.eligibility],
          [
            "Deadline",
            <Deadline key="deadline">
              {hasPassed && <small>Passed</small>}{" "}
              <span>{date(scholarship.deadline)}</span>
            </Deadline>,
          ],
          ["Applications", scholarship.applications],
        ]}
      />
      <AwardActions scholarship={scholarship} page={page} />
    </Card>
  );
});

/** Cards in a row share their rows: type, title, text, amount, bar, two rows of facts, actions. */
const Card = styled.li`
  ${belowTools}
  position: relative;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-5) var(--space-6) var(--space-6);
  overflow-wrap: break-word;
  @supports (grid-template-rows: subgrid) {
    &:not([data-wide]) {
      grid-row: span 8;
      grid-template-rows: subgrid;
    }
  }
  p {
    color: var(--ink-2);
  }
  /* Reached by a link. */
  &:target::after {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 6px;
    background: var(--route);
  }
  @media ${onPhones} {
    gap: var(--space-2);
    padding: var(--space-5) var(--gutter);
  }
`;

const Type = styled.span`
  ${smallCondensed}
  display: flex;
  gap: var(--space-2);
  align-items: center;
  @media ${onPhones} {
    order: -1;
  }
`;

const Amount = styled.strong`
  ${displayType}
  font-size: var(--t-2xl);
  line-height: var(--lh-tight);
  @media ${onPhones} {
    order: -1;
    position: absolute; /* Beside the type: cards are shorter. */
    top: var(--space-4);
    right: var(--gutter);
    font-size: var(--t-xl);
  }
  @media ${withLargeLetters} {
    position: static;
  }
`;

const Deadline = styled.span`
  small {
    font-size: var(--t-sm);
    font-weight: var(--w-text);
    color: var(--ink-2);
  }
  /* It wraps as a whole. */
  span {
    display: inline-block;
  }
`;
