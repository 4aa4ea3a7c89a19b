import styled from "styled-components";
import type { HomePage } from "../../content/model";

type Name = HomePage["why"]["benefits"][number]["symbol"];
type Props = { name: Name };

const INKS = ["coral", "sun", "mint", "sky"] as const;
/** Of 24 dots in three rows, those that are lit. */
const LIT = new Set([3, 9, 10, 11, 12, 18, 19]);
const DOTS = Array.from({ length: 24 }, (_, index) => ({
  index,
  x: 6 + (index % 8) * 14.3,
  y: 8 + Math.floor(index / 8) * 19,
  isLit: LIT.has(index),
}));
const PINS_X = [14, 56, 98];
const RULER = Array.from(
  { length: 24 },
  (_, hour) => `M${(2 + hour * 4.7).toFixed(1)} 52V${hour % 6 === 0 ? 14 : 30}`,
).join("");

const DRAWINGS = {
  /** A route from a person to a place. */
  route: (
    <>
      <circle cx="9" cy="46" r="7" className="thin" />
      <path d="M16 42Q58-10 98 18" className="route" />
      <circle cx="101" cy="21" r="8" className="route-dot" />
    </>
  ),
  dots: DOTS.map(({ index, x, y, isLit }) => (
    <circle
      key={index}
      cx={x}
      cy={y}
      r={isLit ? 6.5 : 3.2}
      className={isLit ? INKS[index % INKS.length] : "faint"}
    />
  )),
  pins: PINS_X.map((x, index) => (
    <g key={x}>
      <path d={`M${x} 54V20`} className="thick" />
      <circle
        cx={x}
        cy="13"
        r="10"
        className={`rim ${index === 1 ? "sky" : "sun"}`}
      />
      {index === 1 && <circle cx={x} cy="13" r="3.5" className="dot" />}
    </g>
  )),
  border: (
    <>
      <path d="M56 0V56" className="thin" strokeDasharray="5 5" />
      <path d="M4 40C34 40 34 16 56 16S84 34 108 34" className="route" />
      <circle cx="56" cy="16" r="6" className="thin sea" />
    </>
  ),
  signal: (
    <>
      <circle cx="30" cy="28" r="5" className="route-dot" />
      <circle cx="30" cy="28" r="13" className="thin" />
      <circle cx="30" cy="28" r="22" className="thin" />
      <path d="M54 8a31 31 0 0 1 0 40M68 2a44 44 0 0 1 0 52" className="thin" />
    </>
  ),
  /** The hours of a day; the magenta one is home's. */
  ruler: (
    <>
      <path d={RULER} className="thin" />
      <path d="M67.8 52V2" className="route home" />
    </>
  ),
} as const satisfies Record<Name, unknown>;

/** The symbols of the benefits: the map's key. */
export function BenefitSymbol({ name }: Props) {
  return (
    <Drawing viewBox="0 0 112 56" aria-hidden>
      {DRAWINGS[name]}
    </Drawing>
  );
}

const Drawing = styled.svg`
  overflow: visible;
  .thin,
  .rim {
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .thin,
  .thick,
  .route {
    fill: none;
  }
  .thick {
    stroke: var(--ink);
    stroke-width: 3.5;
  }
  .route {
    stroke: var(--route);
    stroke-width: 2;
  }
  .home {
    stroke-width: 3;
  }
  .route-dot {
    fill: var(--route);
  }
  .dot,
  .faint {
    fill: var(--ink);
  }
  .faint {
    opacity: 0.3;
  }
  .sea {
    fill: var(--sea);
  }
  .sun {
    fill: var(--sun);
  }
  .coral {
    fill: var(--coral);
  }
  .mint {
    fill: var(--mint);
  }
  .sky {
    fill: var(--sky);
  }
`;
