import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { date, money } from "../../lib/format";
import { Fact } from "../../ui/Fact";
import { phone, tiny } from "../../ui/media";
import { display, label, numeric } from "../../ui/mixins";
import { awardAnchor } from "../../lib/paths";
import { along, type AwardScale } from "../../lib/awardScale";
import { percent } from "../../ui/vars";
import { CardActions } from "./CardActions";
import { INK, TypeMark } from "./TypeMark";

type Props = {
  scholarship: Scholarship;
  texts: ScholarshipsPage["finder"];
  hasPassed: boolean;
  /** Where the scale of the bar ends, in dollars. */
  scale: AwardScale;
  onShare: (scholarship: Scholarship) => void;
  onCalendar: (scholarship: Scholarship) => void;
};

/** One scholarship; a link can lead to it. */
export function ScholarshipCard({
  scholarship,
  texts,
  hasPassed,
  scale,
  onShare,
  onCalendar,
}: Props) {
  const { id, type, title, description, awardAmount, deadline, applyUrl } =
    scholarship;
  const titleId = `${awardAnchor(id)}-title`;
  return (
    <Card data-ink={INK[type]}>
      <p>
        <TypeMark type={type} />
        {texts[type]}
      </p>
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
      <strong>{money(awardAmount)}</strong>
      <svg aria-hidden>
        <rect width={percent(along(awardAmount, scale))} height="10" />
      </svg>
      <dl>
        <Fact term={texts.field}>{scholarship.field}</Fact>
        <Fact term={texts.eligibility}>{scholarship.eligibility}</Fact>
        <Fact term={texts.deadline}>
          {hasPassed && <small>{texts.passed} </small>}
          <time dateTime={deadline}>{date(deadline)}</time>
        </Fact>
        <Fact term={texts.applications}>{scholarship.applications}</Fact>
      </dl>
      <CardActions
        titleId={titleId}
        applyUrl={applyUrl}
        texts={texts}
        onShare={() => onShare(scholarship)}
        onCalendar={hasPassed ? null : () => onCalendar(scholarship)}
      />
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  > p:first-child {
    display: flex;
    align-items: center;
    gap: 10px;
    ${label}
  }
  h3 {
    margin: 12px 0 8px;
    font-size: 1.75rem;
  }
  /* The scholarship that the address names. */
  h3:focus::before {
    content: "";
    position: absolute;
    inset: -1px 0 auto;
    height: 6px;
    background: var(--route);
  }
  h3 + p {
    flex: 1;
    margin-bottom: 18px;
    color: var(--ink-2);
  }
  strong {
    ${display}
    ${numeric}
    font-size: 2.25rem;
    line-height: 1;
    letter-spacing: -0.03em;
  }
  > svg {
    width: 100%;
    height: 10px;
    margin: 12px 0 18px;
    fill: var(--k);
    background:
      linear-gradient(90deg, var(--ink) 0 1px, transparent 0) 0 0 /
        calc((100% - 1px) / 4) 100%,
      linear-gradient(var(--line), var(--line)) 0 100%/100% 1px no-repeat;
  }
  dl {
    display: grid;
    /* "Passed 25 Nov 2024" with its pin takes one line: script adds them, and nothing may move then. */
    grid-template-columns: repeat(auto-fit, minmax(min(10.25rem, 100%), 1fr));
    gap: 14px 12px;
    line-height: 1.3;
    @media print {
      grid-template-columns: 1fr 1fr;
      row-gap: 6px;
    }
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
  small {
    font: 560 var(--t-sm) / 1 var(--font-text);
    color: var(--ink-2);
  }
  /* The pin of the chart, hollow as there. */
  small::before {
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
  @media ${phone} {
    h3 {
      margin: 4px 0;
      font-size: 1.625rem;
    }
    h3 + p {
      margin-bottom: 8px;
      font-size: 1rem;
      line-height: 1.45;
    }
    strong {
      font-size: 2rem;
    }
    > svg {
      margin-block: 8px 10px;
    }
    dl {
      grid-template-columns: minmax(10.25rem, 1fr) minmax(0, 1fr);
      row-gap: 10px;
    }
    dd {
      font-size: 0.9375rem;
    }
  }
  @media ${tiny} {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
