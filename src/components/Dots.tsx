type Props = {
  at: readonly { x: number; y: number }[];
  /** Capitals are dots in ink; home is larger, in the colour of the route, and so is the capital that is active. */
  kind: "dot" | "home" | "active";
};

/** Dots on a map, drawn as very short lines with round ends, so that they keep their size at any scale (mapParts.ts). */
export function Dots({ at, kind }: Props) {
  const data = at.map(({ x, y }) => `M${x} ${y}h.01`).join("");
  return (
    <>
      <path className={kind} d={data} />
      <path className={`${kind}-in`} d={data} />
    </>
  );
}
