import styled from "styled-components";
import { openState } from "../lib/hours";
import { useMinute } from "../lib/useInBrowser";
import { useSite } from "../site";

/** "Open now until 6:00 PM", or when it opens next: known in the browser only. */
export function OpenNow() {
  const { openingHours, closedDays } = useSite();
  const now = useMinute();
  const state = now && openState(openingHours, closedDays, now);
  return <Line data-open={state?.isOpen}>{state?.text}</Line>;
}

/** Has its height from the start, so that nothing moves when the text appears. */
const Line = styled.p`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 1.6em;
  margin-top: var(--space-3);
  font-weight: var(--weight-strong);
  &:not(:empty)::before {
    content: "";
    width: var(--space-3);
    height: var(--space-3);
    border: 2px solid;
    border-radius: 50%;
  }
  &[data-open="true"]::before {
    border-color: var(--mint);
    background: var(--mint);
  }
`;
