import type { Scholarship } from "../../content/model";

type Type = Scholarship["type"];

export const INK = {
  national: "sun",
  international: "sky",
} as const satisfies Record<Type, string>;

/** The disc that stands for a type in cards and in the legend: national plain, international with a point. */
export function TypeMark({ type }: { type: Type }) {
  return (
    <svg width="16" height="16" data-ink={INK[type]} aria-hidden>
      <Disc type={type} x="8" y="8" />
    </svg>
  );
}

type DiscProps = {
  type: Type;
  x: string;
  y: string;
  radius?: number;
  /** Its deadline has passed: the disc has a hole. */
  hasPassed?: boolean;
};

/** The same disc inside a larger drawing. The smallest have neither point nor hole. */
export function Disc({ type, x, y, radius = 7, hasPassed }: DiscProps) {
  const isPoint = type === "international";
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="var(--k)"
        stroke="var(--ink)"
        strokeWidth={radius < 7 ? radius / 4 : 2}
      />
      {radius > 4 && (isPoint || hasPassed) && (
        <circle
          cx={x}
          cy={y}
          r={radius * 0.42}
          fill={isPoint ? "var(--deep)" : "var(--sea)"}
          stroke={hasPassed ? (isPoint ? "var(--sea)" : "var(--ink)") : "none"}
          strokeWidth={radius * 0.24}
        />
      )}
    </>
  );
}
