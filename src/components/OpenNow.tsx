import { useRef } from "react";
import styled from "styled-components";
import type { OpeningHours } from "../content/model";
import { openState } from "../lib/hours";
import { useMinute } from "../lib/useMinute";
import { phone } from "../ui/media";

type Props = { hours: readonly OpeningHours[]; timeZone: string };

/** "Open now until 6:00 PM", or when it opens next: known in the browser only. */
export function OpenNow({ hours, timeZone }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const now = useMinute(line);
  const state = now && openState(hours, now, timeZone);
  return (
    <Line ref={line} data-open={state?.isOpen}>
      {state?.text}
    </Line>
  );
}

/** A line with a dot in front: full when all is well. */
export const Line = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 1.6em;
  margin-top: 14px;
  font-weight: var(--w-strong);
  font-variant-numeric: tabular-nums;
  @media ${phone} {
    min-height: 1.45em;
    margin-top: 0;
  }
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
