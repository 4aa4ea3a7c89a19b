import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { label } from "../../ui/mixins";
import { TypeMark } from "./TypeMark";

type Props = {
  texts: ScholarshipsPage["finder"];
  /** Every deadline has passed. */
  isOver: boolean;
};

/** What the marks and the heights of the pins mean. */
export function PinsLegend({ texts, isOver }: Props) {
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
      {!isOver && (
        <span>
          <svg width="16" height="16">
            <path d="M8 0v16" stroke="var(--route)" strokeWidth="2" />
          </svg>
          {texts.chartOpen}
        </span>
      )}
      <span>
        {texts.chartHint}
        {isOver && ` ${texts.chartAllPassed}`}
      </span>
    </Legend>
  );
}

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  margin-bottom: 22px;
  ${label}
  line-height: 1.35;
  span {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
  span:last-child {
    flex: 1 1 100%;
  }
`;
