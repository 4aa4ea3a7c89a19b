import styled from "styled-components";
import { percent } from "../../lib/placeOn";
import { onPhones } from "../../styles/media";

type Props = {
  /** In dollars. */
  amount: number;
  /** Where the scale ends, in dollars. */
  end: number;
};

/** An amount as a bar on a line with marks at its quarters. The amount itself is text beside it. */
export const AwardBar = ({ amount, end }: Props) => (
  <Bar aria-hidden style={{ "--share": percent(amount / end) }} />
);

const Bar = styled.div`
  position: relative;
  height: 10px;
  background:
    linear-gradient(var(--ka), var(--ka)) 0 100% / 100% 1px no-repeat,
    linear-gradient(var(--ka), var(--ka)) 0 0 / var(--share) 100% no-repeat,
    linear-gradient(90deg, var(--ka) 0 1px, transparent 0) 0 0 /
      calc((100% - 1px) / 4) 100%;
  /* The marks on the filled part, except where it ends. */
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
    clip-path: inset(0 calc(100% - var(--share) + 4px) 0 0);
  }
  /* Above the title, with the amount. */
  @media ${onPhones} {
    order: -1;
    margin-bottom: var(--space-2);
  }
`;
