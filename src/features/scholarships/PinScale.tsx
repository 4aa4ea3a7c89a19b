import styled from "styled-components";
import { money } from "../../lib/format";
import { tiny } from "../../ui/media";
import { label, numeric } from "../../ui/mixins";
import { along, marks } from "./scale";

const TICK = 10;
/** How each of the five amounts stands to its mark, so that none leaves the drawing. */
const ANCHORS = ["start", "middle", "middle", "middle", "end"] as const;

type Props = { top: number; y: number };

/** The dollars along the foot of the pins. */
export function PinScale({ top, y }: Props) {
  return (
    <>
      <line x2="100%" y1={y + 1} y2={y + 1} />
      {marks(top).map((amount, index) => {
        const x = along(amount, top);
        return (
          <g key={amount}>
            <line x1={x} x2={x} y1={y} y2={y + TICK} />
            <Amount
              x={x}
              y={y + 30}
              textAnchor={ANCHORS[index]}
              data-odd={index % 2 === 1 || undefined}
            >
              {money(amount)}
            </Amount>
          </g>
        );
      })}
    </>
  );
}

const Amount = styled.text`
  ${label}
  ${numeric}
  fill: var(--ink);
  @media ${tiny} {
    &[data-odd] {
      display: none;
    }
  }
`;
