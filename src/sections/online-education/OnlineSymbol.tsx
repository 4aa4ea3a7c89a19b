import styled from "styled-components";
import type { OnlineEducationPage } from "../../content/model";

type Name = OnlineEducationPage["benefits"][number]["symbol"];
type Props = { name: Name };

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
/** The hours of a day in which one studies: before breakfast and in the evening. */
const STUDY_HOURS = new Set([7, 8, 19, 20, 21]);
const MENTEES_X = [18, 58, 98, 142, 182, 222];
const strokes = (hours: readonly number[]) =>
  hours.map((hour) => `M${6 + hour * 9.5} 92V24`).join("");

const DRAWINGS = {
  /** A question goes out, an answer comes back. */
  exchange: (
    <>
      <path d="M34 62Q120-34 206 62" className="line" />
      <path d="M34 74Q120 146 206 74" className="line" strokeDasharray="1 9" />
      <circle cx="28" cy="68" r="17" className="ring" />
      <circle cx="212" cy="68" r="17" className="full" />
    </>
  ),
  /** A day's hours as meridians, those for study drawn wide. */
  calendar: (
    <>
      <path
        d={strokes(HOURS.filter((hour) => !STUDY_HOURS.has(hour)))}
        className="line thin"
      />
      <path
        d={strokes(HOURS.filter((hour) => STUDY_HOURS.has(hour)))}
        className="line wide"
      />
    </>
  ),
  globe: (
    <>
      <circle cx="120" cy="56" r="52" className="line" />
      <ellipse cx="120" cy="56" rx="36" ry="52" className="line thin" />
      <ellipse cx="120" cy="56" rx="17" ry="52" className="line thin" />
      <path d="M120 4v104" className="line thin" />
    </>
  ),
  mentors: (
    <>
      <path
        d={MENTEES_X.map((x) => `M120 18L${x} 92`).join("")}
        className="line thin"
      />
      <circle cx="120" cy="18" r="16" className="full" />
      {MENTEES_X.map((x) => (
        <circle key={x} cx={x} cy="92" r="10" className="ring" />
      ))}
    </>
  ),
} as const satisfies Record<Name, unknown>;

/** The symbols of the online benefits, all made of meridians, dots and hops. */
export function OnlineSymbol({ name }: Props) {
  return (
    <Drawing viewBox="0 0 240 110" aria-hidden>
      {DRAWINGS[name]}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  .line {
    fill: none;
    stroke: var(--ka);
    stroke-width: 4.5;
    stroke-linecap: round;
  }
  .thin {
    stroke-width: 2;
  }
  .wide {
    stroke-width: 6.5;
    stroke-linecap: butt;
  }
  .ring {
    fill: var(--kb);
    stroke: var(--ka);
    stroke-width: 4;
  }
  .full {
    fill: var(--ka);
  }
`;
