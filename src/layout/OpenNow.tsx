import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { OpeningHours } from "../content/model";
import { openState } from "../lib/hours";

type Props = { hours: readonly OpeningHours[]; timeZone: string };

const MINUTE_MS = 60_000;

/**
 * "Open now until 6:00 PM", or when it opens next: known in the browser only, and kept right while the page is open.
 * Not worked out before it is a screen away: browsers need long to get ready for another place's clock.
 */
export function OpenNow({ hours, timeZone }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const [minute, setMinute] = useState<number | null>(null);

  useEffect(() => {
    const look = () => setMinute(Math.floor(Date.now() / MINUTE_MS));
    let timer: ReturnType<typeof setInterval>;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        look();
        timer = setInterval(look, MINUTE_MS);
      },
      { rootMargin: "100%" },
    );
    observer.observe(line.current!);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  const state =
    minute === null
      ? null
      : openState(hours, new Date(minute * MINUTE_MS), timeZone);
  return (
    <Line ref={line} data-open={state?.isOpen}>
      {state?.text}
    </Line>
  );
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
