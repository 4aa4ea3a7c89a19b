import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { label } from "../../ui/mixins";
import { MANY, VERY_MANY } from "./Pins";
import { TypeMark } from "./TypeMark";
import { hasPassed } from "./useToday";

type Props = {
  texts: ScholarshipsPage["finder"];
  scholarships: readonly Scholarship[];
  today: string;
};

/** What the marks of the pins mean. */
export function PinsLegend({ texts, scholarships, today }: Props) {
  const { length } = scholarships;
  const open = scholarships.filter((one) => !hasPassed(one.deadline, today));
  const somePassed = open.length > 0 && open.length < length;
  return (
    <Legend>
      <span>
        <TypeMark type="national" />
        {texts.national}
      </span>
      <span>
        <TypeMark type="international" />
        {texts.international}
      </span>
      {open.length > 0 && length <= MANY && (
        <span>
          <svg width="3" height="16">
            <path d="M1.5 0v16" stroke="var(--route)" strokeWidth="3" />
          </svg>
          {texts.chartOpen}
        </span>
      )}
      {somePassed && length <= VERY_MANY && (
        <span>
          <svg width="12" height="18" fill="none" stroke="currentColor">
            <path d="M6 0v7.4" strokeWidth="1.8" />
            <circle cx="6" cy="12" r="4.6" strokeWidth="1.8" />
          </svg>
          {texts.passed}
        </span>
      )}
      {somePassed && length > VERY_MANY && <span>{texts.chartAbove}</span>}
      {open.length === 0 && <span>{texts.chartAllPassed}</span>}
    </Legend>
  );
}

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 12px;
  ${label}
  line-height: 1.35;
  span {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
`;
