import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { Button } from "../../components/Button";
import { FactList } from "../../components/FactList";
import { SmartLink } from "../../components/SmartLink";
import { shareAddress } from "../../lib/contactUrls";
import { date, money } from "../../lib/format";
import { awardAnchor } from "../../lib/paths";
import { percent } from "../../lib/placeOn";
import { onPhones } from "../../styles/media";
import { displayType, smallCondensed, touchTarget } from "../../styles/mixins";
import { along, type AwardScale } from "./scale";
import { TYPES, TypeMark } from "./TypeMark";
import { Chat } from "../../components/icons";

type Props = {
  scholarship: Scholarship;
  hasPassed: boolean;
  /** Where the scale of the bar ends. */
  scale: AwardScale;
  /** The address of the page. */
  page: string;
};

/** One scholarship, as an item of a list; a link can lead to it. */
export function ScholarshipCard({
  scholarship,
  hasPassed,
  scale,
  page,
}: Props) {
  const { id, type, title, description, awardAmount, applyUrl } = scholarship;
  const anchor = awardAnchor(id);
  const deadline = date(scholarship.deadline);
  return (
    <Card id={anchor} data-block data-ink={TYPES[type].ink}>
      <Type>
        <TypeMark type={type} /> {TYPES[type].name}
      </Type>
      <h3 id={`${anchor}-title`}>{title}</h3>
      <p>{description}</p>
      <Amount>{money(awardAmount)}</Amount>
      <Bar
        aria-hidden
        style={{ "--share": percent(along(awardAmount, scale)) }}
      />
      <FactList
        look="columns"
        facts={[
          ["Field", scholarship.field],
          ["Eligibility", scholarship.eligibility],
          [
            "Deadline",
            <Deadline key="deadline">
              {hasPassed && <small>Passed</small>} <span>{deadline}</span>
            </Deadline>,
          ],
          ["Applications", scholarship.applications],
        ]}
      />
      <Actions>
        <Button
          kind="line"
          to={applyUrl}
          newTab
          aria-describedby={`${anchor}-title`}
        >
          Apply Now
        </Button>
        <SmartLink
          to={shareAddress(
            `${title}: ${money(awardAmount)}, deadline ${deadline}`,
            `${page}#${anchor}`,
          )}
          newTab
          aria-label={`Share ${title} by WhatsApp, opens in a new tab`}
        >
          <Chat size={20} /> Share
        </SmartLink>
      </Actions>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  > p {
    flex: 1;
    color: var(--ink-2);
  }
  /* Reached by its pin, or by a link. */
  &:target::after {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 6px;
    background: var(--route);
  }
`;

const Type = styled.span`
  ${smallCondensed}
  @media ${onPhones} {
    order: -1;
  }
  display: flex;
  gap: var(--space-2);
  align-items: center;
`;

const Amount = styled.strong`
  ${displayType}
  font-size: var(--t-2xl);
  line-height: 1;
  @media ${onPhones} {
    position: absolute; /* Beside the type: cards are shorter. */
    top: var(--space-4);
    right: var(--gutter);
    font-size: var(--t-xl);
  }
`;

/** How much that is of the most, on a line with marks at its quarters. On phones above the title, with the amount. */
const Bar = styled.div`
  @media ${onPhones} {
    order: -1;
    margin-bottom: var(--space-2);
  }
  position: relative;
  height: 10px;
  background:
    linear-gradient(var(--ka), var(--ka)) 0 100% / 100% 1px no-repeat,
    linear-gradient(var(--ka), var(--ka)) 0 0 / var(--share) 100% no-repeat,
    linear-gradient(90deg, var(--ka) 0 1px, transparent 0) 0 0 /
      calc((100% - 1px) / 4) 100%;
  /* The marks on what is filled. */
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 1px;
    background: linear-gradient(
        90deg,
        transparent calc(100% - 2px),
        var(--kb) 0
      )
      0 0 / calc((100% - 1px) / 4) 100%;
    /* Not where it ends. */
    clip-path: inset(0 calc(100% - var(--share) + 4px) 0 0);
  }
`;

const Deadline = styled.span`
  small {
    font-size: var(--t-sm);
    font-weight: var(--w-text);
    color: var(--ink-2);
  }
  span {
    white-space: nowrap;
  }
`;

const Actions = styled.div`
  margin-top: var(--space-2);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  > :last-child {
    ${touchTarget}
    gap: var(--space-2);
    font-size: var(--t-sm);
    font-weight: var(--w-strong);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  @media ${onPhones} {
    > :first-child {
      flex: 1;
      min-height: 52px;
    }
  }
`;
