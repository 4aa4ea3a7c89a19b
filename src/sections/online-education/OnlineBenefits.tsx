import styled from "styled-components";
import type { OnlineEducationPage } from "../../content/model";
import { BlockGrid } from "../../ui/BlockGrid";
import { crowded } from "../../ui/media";

type Props = { benefits: OnlineEducationPage["benefits"] };

const INKS = ["sky", "sun", "mint", "coral"] as const;

/** The benefits of studying online, each with its symbol. */
export function OnlineBenefits({ benefits }: Props) {
  return (
    <BlockGrid items={benefits} columns={2} inks={INKS}>
      {({ title, text, symbol }) => (
        <Benefit>
          <h2>{title}</h2>
          <p>{text}</p>
          <svg viewBox="0 0 240 110" aria-hidden>
            <use href={`${__PATH_PREFIX__}/symbols/online.svg#${symbol}`} />
          </svg>
        </Benefit>
      )}
    </BlockGrid>
  );
}

const Benefit = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 220px);
  gap: 12px 40px;
  align-items: start;
  padding-block: 12px;
  h2 {
    font-size: clamp(1.75rem, 1.2rem + 1.5vw, 2.75rem);
  }
  p {
    max-width: 25.4em;
  }
  svg {
    width: 100%;
    height: auto;
    overflow: visible;
    grid-column: 2;
    grid-row: 1 / 3;
    margin-top: 6px;
  }
  @media ${crowded} {
    grid-template-columns: minmax(0, 1fr);
    svg {
      grid-column: 1;
      grid-row: 1;
      width: 180px;
      margin-bottom: 12px;
    }
  }
`;
