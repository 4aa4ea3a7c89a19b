import styled from "styled-components";
import { columns } from "../../ui/mixins";
import type { ScholarshipsPage } from "../../content/model";
import { narrow } from "../../ui/media";

type Props = { texts: ScholarshipsPage["finder"] };

/** In place of the list when nothing matches: a route that ends nowhere. */
export function NothingFound({ texts }: Props) {
  return (
    <Empty>
      <div>
        <h3>{texts.emptyTitle}</h3>
        <p>{texts.emptyHint}</p>
      </div>
      <svg viewBox="0 0 640 300" fill="none" aria-hidden>
        <path d={MERIDIANS} stroke="var(--sea-line)" />
        <path
          d="M70 242Q250-10 470 98"
          stroke="var(--route)"
          strokeWidth="3"
          strokeDasharray="3 9"
          strokeLinecap="round"
        />
        <circle cx="70" cy="242" r="11" fill="var(--route)" />
        <circle cx="70" cy="242" r="4" fill="var(--on-route)" />
        <circle
          cx="482"
          cy="106"
          r="26"
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="2 7"
        />
      </svg>
    </Empty>
  );
}

const MERIDIANS = Array.from(
  { length: 13 },
  (_, index) => `M${20 + index * 50} 0V300`,
).join("");

const Empty = styled.div`
  gap: 64px;
  align-items: center;
  margin-top: 20px;
  padding: 24px 0 8px;
  border-top: 2px solid var(--ink);
  ${columns(5, 6)}
  p {
    margin-top: 12px;
    font-size: var(--t-lg);
    color: var(--ink-2);
  }
  svg {
    width: 100%;
    background: var(--sea);
  }
  @media ${narrow} {
    gap: 32px;
  }
`;
