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
          <Left />
          {texts.chartOpen}
        </span>
      )}
      {somePassed && (
        <span>
          {length > VERY_MANY ? (
            texts.chartAbove
          ) : (
            <>
              <Hollow width="12" height="18">
                <path d="M6 0v7.4" />
                <circle cx="6" cy="12" r="4.6" />
              </Hollow>
              {texts.passed}
            </>
          )}
        </span>
      )}
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

/** A pin as it is drawn when its deadline has passed. */
const Hollow = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
`;

/** The days that are left, as on a stem. */
const Left = styled.i`
  height: 16px;
  border-left: 3px solid var(--route);
`;
