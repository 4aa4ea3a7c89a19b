import type { Scholarship } from "../../content/model";

type Type = Scholarship["type"];

export const INK = {
  national: "sun",
  international: "sky",
} as const satisfies Record<Type, string>;

export const RADIUS = 7;

/** The disc that stands for a type in cards and in the legend: national plain, international with a point. */
export function TypeMark({ type }: { type: Type }) {
  return (
    <svg width="16" height="16" data-ink={INK[type]} aria-hidden>
      <Disc type={type} x="8" y={8} />
    </svg>
  );
}

type DiscProps = { type: Type; x: string; y: number };

/** The same disc inside a larger drawing. */
export function Disc({ type, x, y }: DiscProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={RADIUS}
        fill="var(--k)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      {type === "international" && (
        <circle cx={x} cy={y} r="3" fill="var(--deep)" />
      )}
    </>
  );
}
