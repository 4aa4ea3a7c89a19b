import type { RefObject } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { awardAnchor } from "../../lib/paths";
import { date, fill, money } from "../../lib/format";
import { largePhone } from "../../ui/media";
import { display, numeric } from "../../ui/mixins";
import { sixMonthsBefore } from "./scale";
import { TypeMark } from "./TypeMark";
import { hasPassed } from "./useToday";

type Props = {
  texts: ScholarshipsPage["finder"];
  /** Those on the pin that is read; none: it says how to read one. */
  awards: readonly Scholarship[];
  today: string;
  /** The link to the first one's card. */
  card: RefObject<HTMLAnchorElement | null>;
};

/** What a pin says, above the pins, where no hand covers it. Always as high, so that nothing moves. */
export function Readout({ texts, awards, today, card }: Props) {
  const [first] = awards;
  if (!first)
    return (
      <Room>
        <p>
          {texts.chartHint} <span data-by="touch">{texts.chartTouch}</span>
          <span data-by="mouse">{texts.chartPoint}</span>
        </p>
      </Room>
    );
  const { id, type, title, awardAmount } = first;
  const deadline = date(first.deadline);
  return (
    <Room>
      <a ref={card} href={`#${awardAnchor(id)}`} tabIndex={-1}>
        <TypeMark type={type} />
        <b>
          {awards.length > 1
            ? fill(texts.chartMore, { title, count: awards.length - 1 })
            : title}
        </b>
        <span>
          {`${money(awardAmount)} · ${
            hasPassed(first.deadline, today)
              ? fill(texts.chartPassed, { deadline })
              : deadline
          }`}
        </span>
        <small>
          {fill(texts.chartEarly, {
            day: date(sixMonthsBefore(first.deadline)),
          })}
        </small>
        <svg width="24" height="24" data-arrow>
          <path d="M12 5v14M5 12l7 7 7-7" />
        </svg>
      </a>
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  align-items: end;
  height: 88px;
  padding-bottom: 14px;
  line-height: 1.35;
  ${numeric}
  p {
    max-width: 60ch;
  }
  /* Only script can read a pin. */
  :root:not([data-script]) & [data-by],
  [data-by="mouse"] {
    display: none;
  }
  @media (hover: hover) {
    [data-by="touch"] {
      display: none;
    }
    :root[data-script] & [data-by="mouse"] {
      display: inline;
    }
  }
  a {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) 24px;
    column-gap: 12px;
    align-items: center;
    color: inherit;
    text-decoration: none;
  }
  b {
    ${display}
    font-size: 22px;
    line-height: 1.2;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a > span,
  small {
    grid-column: 2;
    font-size: 16px;
    font-weight: 560;
  }
  small {
    font-weight: var(--w-text);
    color: var(--ink-2);
  }
  [data-arrow] {
    grid-area: 1 / 3 / 4 / 4;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  @media ${largePhone} {
    height: 86px;
    padding-bottom: 10px;
    font-size: 16px;
    p {
      text-wrap: balance;
    }
    b {
      font-size: 19px;
    }
    a > span,
    small {
      font-size: 15px;
    }
  }
  @media print {
    display: none;
  }
`;
