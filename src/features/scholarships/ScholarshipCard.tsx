import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { along, type AwardScale } from "../../lib/awardScale";
import { money } from "../../lib/format";
import { awardAnchor } from "../../lib/paths";
import { phone } from "../../ui/media";
import { display, label, numeric } from "../../ui/mixins";
import { percent } from "../../ui/vars";
import { AwardFacts } from "./AwardFacts";
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

/** One scholarship, as an item of a list; a link can lead to it. */
export function ScholarshipCard({
  scholarship,
  texts,
  hasPassed,
  scale,
  onShare,
  onCalendar,
}: Props) {
  const { id, type, title, description, awardAmount, applyUrl } = scholarship;
  const titleId = `${awardAnchor(id)}-title`;
  return (
    <Card id={awardAnchor(id)} data-ink={INK[type]}>
      <Type>
        <TypeMark type={type} />
        {texts[type]}
      </Type>
      <Title id={titleId}>{title}</Title>
      <Description>{description}</Description>
      <Amount>{money(awardAmount)}</Amount>
      <Bar aria-hidden>
        <rect width={percent(along(awardAmount, scale))} height="10" />
      </Bar>
      <AwardFacts
        scholarship={scholarship}
        texts={texts}
        hasPassed={hasPassed}
      />
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

/** A list item to the list, but not to the layout, or Chrome would count hundreds of them again when some are hidden. */
const Card = styled.li`
  display: flex;
  flex-direction: column;
`;

const Type = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  ${label}
`;

const Title = styled.h3`
  margin: 12px 0 8px;
  font-size: 1.75rem;
  /* The scholarship that the address names. */
  &:focus::before {
    content: "";
    position: absolute;
    inset: -1px 0 auto;
    height: 6px;
    background: var(--route);
  }
  @media ${phone} {
    margin: 4px 0;
    font-size: 1.625rem;
  }
`;

const Description = styled.p`
  flex: 1;
  margin-bottom: 18px;
  color: var(--ink-2);
  @media ${phone} {
    margin-bottom: 8px;
    font-size: 1rem;
    line-height: 1.45;
  }
`;

const Amount = styled.strong`
  ${display}
  ${numeric}
  font-size: 2.25rem;
  line-height: 1;
  letter-spacing: -0.03em;
  @media ${phone} {
    font-size: 2rem;
  }
`;

/** How much that is of the most, on a line with marks at its quarters. */
const Bar = styled.svg`
  width: 100%;
  height: 10px;
  margin: 12px 0 18px;
  fill: var(--k);
  background:
    linear-gradient(90deg, var(--ink) 0 1px, transparent 0) 0 0 /
      calc((100% - 1px) / 4) 100%,
    linear-gradient(var(--line), var(--line)) 0 100%/100% 1px no-repeat;
  @media ${phone} {
    margin-block: 8px 10px;
  }
`;
