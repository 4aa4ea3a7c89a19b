import { useSyncExternalStore } from "react";
import styled from "styled-components";
import type { OpeningHours } from "../content/model";
import { openState } from "../lib/hours";

type Props = { hours: readonly OpeningHours[]; timeZone: string };

const MINUTE_MS = 60_000;

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, MINUTE_MS);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** "Open now until 6:00 PM", or when it opens next: known in the browser only, and kept right while the page is open. */
export function OpenNow({ hours, timeZone }: Props) {
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null);
  const state =
    minute === null
      ? null
      : openState(hours, new Date(minute * MINUTE_MS), timeZone);
  return <Line data-open={state?.isOpen}>{state?.text}</Line>;
}

const Line = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 1.6em;
  margin-top: 14px;
  font-weight: 620;
  font-variant-numeric: tabular-nums;
  &:not(:empty)::before {
    content: "";
    width: 12px;
    height: 12px;
    border: 2px solid;
    border-radius: 50%;
  }
  &[data-open="true"]::before {
    border-color: #5bd6a0;
    background: #5bd6a0;
  }
`;
