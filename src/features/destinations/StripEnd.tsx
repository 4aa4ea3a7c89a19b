import ArrowDown from "lucide-react/icons/arrow-down";
import styled from "styled-components";
import { narrow, small, wide } from "../../ui/media";
import { AllByHour, type AllByHourProps } from "./AllByHour";
import { GAP } from "./position";

/** The id of the list of all countries below the strip. */
export const ALL_BY_HOUR = "all-by-hour";

/** The room after the last card: the list of all countries, or where there is too little room a link to it. */
export const StripEnd = (all: AllByHourProps) => (
  <Room>
    <List>
      <AllByHour id="all-at-the-end" {...all} />
    </List>
    <Jump href={`#${ALL_BY_HOUR}`}>
      {all.texts.moreTitle} <ArrowDown aria-hidden />
    </Jump>
  </Room>
);

const Room = styled.div`
  flex: none;
  width: calc(100% - var(--cw) - ${GAP}px);
  margin-left: ${GAP}px;
  padding-right: var(--gutter-r);
  @media ${small} {
    padding-right: 0;
  }
`;

const List = styled.div`
  @media ${narrow} {
    display: none;
  }
`;

const Jump = styled.a`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  max-width: 280px;
  padding-top: 20px;
  border-top: 2px solid var(--ink);
  font: var(--w-display) var(--t-xl) / var(--lh-head) var(--font-display);
  letter-spacing: var(--tr-head);
  text-decoration: none;
  text-wrap: balance;
  svg {
    flex: none;
  }
  @media ${wide}, ${small} {
    display: none;
  }
`;
