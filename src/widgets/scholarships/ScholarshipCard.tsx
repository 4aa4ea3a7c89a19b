import { memo } from "react";
import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { capitalize, date } from "../../lib/format";
import { ground } from "../../lib/inks";
import { awardAnchor } from "../../lib/paths";
import { onLarger, onPhones } from "../../styles/media";
import { autoColumns, smallCondensed, terms } from "../../styles/mixins";
import { AwardActions } from "./AwardActions";
import { AwardBar } from "./AwardBar";

type Props = {
  scholarship: Scholarship;
  hasPassed: boolean;
  /** The end of the scale of the bar, in dollars. */
  scaleEnd: number;
};

/**
 * One scholarship, as a list item with an id for links. Memoized, because a search renders the list at every letter.
 */
export const ScholarshipCard = memo(function ScholarshipCard({
  scholarship,
  hasPassed,
  scaleEnd,
}: Props) {
  const { id, formerly, type, title } = scholarship;
  const anchor = awardAnchor(id);
  const facts = [
    ["Field", scholarship.field],
    ["Eligibility", scholarship.eligibility],
    [
      "Deadline",
      <Deadline key="deadline">
        {hasPassed && <small>Passed </small>}
        <span>{date(scholarship.deadline)}</span>
      </Deadline>,
    ],
    ["Applications", scholarship.applications],
  ] as const;
  return (
    <Card id={anchor} {...ground(type === "national" ? "sun" : "sky")}>
      <Type>
        <Disc data-type={type} /> <span>{capitalize(type)}</span>
      </Type>
      <h3 id={`${anchor}-title`}>{title}</h3>
      <p>{scholarship.description}</p>
      <AwardBar amount={scholarship.awardAmount} end={scaleEnd} />
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <AwardActions scholarship={scholarship} />
      {formerly?.map((former) => (
        <Former key={former} id={awardAnchor(former)} />
      ))}
    </Card>
  );
});

/** Cards in a row share their rows: type, title, text, award, two rows of facts, actions. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-5) var(--space-6) var(--space-6);
  scroll-margin-top: var(--below-tools);
  @supports (grid-template-rows: subgrid) {
    grid-row: span 7;
    grid-template-rows: subgrid;
  }
  /* The target of a link. */
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

/** Links with a former number lead here. */
const Former = styled.i`
  position: absolute;
  top: 0;
  scroll-margin-top: var(--below-tools);
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

/** A plain disc for national awards, one with a dot for international awards. */
const Disc = styled.i`
  width: 16px;
  height: 16px;
  border: 2px solid var(--text);
  border-radius: 50%;
  background: var(--ink);
  &[data-type="international"] {
    background: radial-gradient(closest-side, var(--text) 32%, var(--ink) 40%);
  }
`;

/** Level with the facts of the cards beside it. */
const Facts = styled.dl`
  ${terms}
  ${autoColumns("max(7rem, 34%)")}
  gap: var(--space-4) var(--space-6);
  dt {
    font-size: var(--t-sm);
  }
  @media ${onLarger} {
    grid-row: span 2;
    grid-template: subgrid / repeat(2, minmax(0, 1fr));
  }
`;

const Deadline = styled.span`
  small {
    font-size: var(--t-sm);
    font-weight: var(--weight-text);
  }
  /* Without a line break in the date. */
  span {
    display: inline-block;
  }
`;
