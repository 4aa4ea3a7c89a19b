import styled from "styled-components";
import { money } from "../../lib/format";
import { percent } from "../../lib/percent";
import { onPhones, onTiny } from "../../styles/media";
import { displayType } from "../../styles/mixins";

type Props = {
  /** In dollars. */
  amount: number;
  /** The end of the scale, in dollars. */
  end: number;
};

/** An amount, with a bar on a scale that has marks at its quarters. */
export const AwardBar = ({ amount, end }: Props) => (
  <Award>
    <strong>{money(amount)}</strong>
    <Bar style={{ "--share": percent(amount / end) }} />
  </Award>
);

const Award = styled.div`
  display: grid;
  gap: var(--space-3);
  strong {
    ${displayType}
    font-size: var(--t-2xl);
    line-height: var(--lh-tight);
  }
  @media ${onPhones} {
    order: -1; /* Above the title. */
    margin-bottom: var(--space-2);
    strong {
      position: absolute; /* Beside the type, for shorter cards. */
      top: var(--space-4);
      right: var(--gutter);
      font-size: var(--t-xl);
    }
  }
  @media ${onTiny} {
    strong {
      position: static;
    }
  }
`;

/** Layers from top to bottom: the line, marks on the filled part, the filled part, marks on the rest. */
const Bar = styled.div`
  --quarter: calc((100% - 1px) / 4) 100%;
  height: 10px;
  background:
    linear-gradient(var(--art), var(--art)) 0 100% / 100% 1px no-repeat,
    linear-gradient(270deg, var(--ground) 2px, transparent 0) 0 0 /
      var(--quarter),
    linear-gradient(var(--art), var(--art)) 0 0 / var(--share) 100% no-repeat,
    linear-gradient(90deg, var(--art) 1px, transparent 0) 0 0 / var(--quarter);
  @media (forced-colors: active) {
    --art: CanvasText;
    --ground: Canvas;
    forced-color-adjust: none;
  }
`;
