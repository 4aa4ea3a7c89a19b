import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { date } from "../../lib/format";
import { Fact } from "../../ui/Fact";
import { narrow, phone, tiny } from "../../ui/media";
import { numeric } from "../../ui/mixins";

type Props = {
  scholarship: Scholarship;
  texts: ScholarshipsPage["finder"];
  hasPassed: boolean;
};

/** For whom a scholarship is, until when, and how many want it. */
export const AwardFacts = ({
  scholarship: { field, eligibility, deadline, applications },
  texts,
  hasPassed,
}: Props) => (
  <Facts>
    <Fact term={texts.field}>{field}</Fact>
    <Fact term={texts.eligibility}>{eligibility}</Fact>
    <Fact term={texts.deadline}>
      {hasPassed && <Passed>{texts.passed} </Passed>}
      <time dateTime={deadline}>{date(deadline)}</time>
    </Fact>
    <Fact term={texts.applications}>{applications}</Fact>
  </Facts>
);

const Facts = styled.dl`
  display: grid;
  /* "Passed 25 Nov 2024" with its pin takes one line: script adds them, and nothing may move then. */
  grid-template-columns: repeat(auto-fit, minmax(min(10.25rem, 100%), 1fr));
  gap: 14px 12px;
  line-height: 1.3;
  @media print {
    grid-template-columns: 1fr 1fr;
    row-gap: 6px;
  }
  dt {
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  dd {
    font-weight: var(--w-strong);
    text-wrap: balance;
    ${numeric}
  }
  @media ${narrow} {
    grid-template-columns: minmax(10.25rem, 1fr) minmax(0, 1fr);
    dd {
      font-size: 0.9375rem;
    }
  }
  @media ${phone} {
    row-gap: 8px;
    > :nth-child(n + 3) {
      padding-top: 6px;
      border-top: 1px solid var(--line);
    }
  }
  @media ${tiny} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(n) {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

const Passed = styled.small`
  font: 560 var(--t-sm) / 1 var(--font-text);
  color: var(--ink-2);
  /* The pin of the chart, hollow as there. */
  &::before {
    content: "";
    display: inline-block;
    width: 12px;
    height: 18px;
    margin-right: 4px;
    vertical-align: -4px;
    background:
      radial-gradient(
        circle at 50% 12px,
        transparent 2.9px,
        currentcolor 3.4px 4.7px,
        transparent 5.2px
      ),
      linear-gradient(currentcolor, currentcolor) 50% 0/1.8px 7.4px no-repeat;
  }
`;
