import { type PointerEvent, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { type AwardScale, along, down } from "../../lib/awardScale";
import { useHydrated } from "../../lib/useInBrowser";
import { narrow, largePhone } from "../../ui/media";
import { label, numeric } from "../../ui/mixins";
import { Pins, TouchedPin } from "./Pins";
import { Amounts, gridLook, PinsGrid } from "./PinsGrid";
import { PinsLegend } from "./PinsLegend";
import { Readout } from "./Readout";
import { type Pin, pinsOf } from "./scale";

type Props = {
  texts: ScholarshipsPage["finder"];
  scholarships: readonly Scholarship[];
  /** Those in the list; only their pins can be read. */
  listed: readonly Scholarship[];
  scale: AwardScale;
  today: string;
};

/** Where awards are so small, the names of months have a column of their own. */
const SMALL = 0.15;

/**
 * All awards as pins: how far along is how much, how far down is how late. A finger or a mouse reads the nearest one, and
 * leads to its card. Screen readers and keyboards have the list, which says all of this.
 */
export function AwardsChart({
  texts,
  scholarships,
  listed,
  scale,
  today,
}: Props) {
  const pins = useMemo(
    () => pinsOf(scholarships, scale),
    [scholarships, scale],
  );
  const [touched, setTouched] = useState<Pin>();
  const card = useRef<HTMLAnchorElement>(null);
  /** What a press leads to: a mouse has read the pin before, a finger reads it first. */
  const leads = useRef(false);
  const isHydrated = useHydrated();
  const now = down(today, scale);
  const awards = touched?.awards.filter((one) => listed.includes(one)) ?? [];
  const read = awards.length > 0 ? touched : undefined;

  function touch(event: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget
      .querySelector("[data-plot]")!
      .getBoundingClientRect();
    const distance = ({ x, y }: Pin) =>
      Math.hypot(
        left + x * width - event.clientX,
        top + y * height - event.clientY,
      );
    const [nearest] = pins
      .filter((pin) => pin.awards.some((one) => listed.includes(one)))
      .sort((a, b) => distance(a) - distance(b));
    if (event.type === "pointerdown")
      leads.current = event.pointerType === "mouse" || nearest === read;
    setTouched(nearest);
  }

  return (
    <Chart aria-hidden>
      <Readout texts={texts} awards={awards} today={today} card={card} />
      <Plot
        data-with-small={
          scholarships.some((one) => along(one.awardAmount, scale) < SMALL) ||
          undefined
        }
        onPointerDown={touch}
        onPointerMove={touch}
        onClick={() => leads.current && card.current?.click()}
      >
        <Amounts scale={scale} />
        <svg data-plot>
          <PinsGrid
            scale={scale}
            now={isHydrated && now > 0 && now < 1 ? now : null}
            today={texts.chartToday}
          />
          <Pins pins={pins} listed={listed} today={today} now={now} />
          {read && <TouchedPin pin={read} today={today} now={now} />}
        </svg>
      </Plot>
      <PinsLegend texts={texts} scholarships={scholarships} today={today} />
    </Chart>
  );
}

const Chart = styled.div`
  grid-area: chart;
  position: relative;
  align-self: end;
  padding: calc(var(--header-h) + 24px) var(--gutter-r) 28px 0;
  @media ${narrow} {
    padding: 0 var(--gutter) 20px;
  }
  @media ${largePhone} {
    padding-bottom: 14px;
  }
  @media print {
    display: none;
  }
`;

const Plot = styled.div`
  position: relative;
  cursor: pointer;
  /* A finger that goes up or down scrolls the page. */
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  [data-plot] {
    height: clamp(230px, 22vw, 340px);
  }
  text {
    ${label}
    ${numeric}
    /* Five amounts have room beside each other also where letters are twice as large. */
    font-size: min(var(--t-xs), 3.8vw);
    fill: var(--ink);
  }
  ${gridLook}
  &[data-with-small] {
    padding-left: 64px;
    [data-day] {
      transform: translateX(-64px);
    }
  }
  @media ${narrow} {
    [data-plot] {
      height: 240px;
    }
  }
  @media ${largePhone} {
    [data-plot] {
      height: 202px;
    }
  }
`;
