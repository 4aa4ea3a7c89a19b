type Frame = { width: number; height: number };
type Point = { x: number; y: number };

/** 0.125 as "12.5%", with at most two decimals. */
export const percent = (share: number) =>
  `${Number((share * 100).toFixed(2))}%`;

/**
 * Where a point of a map lies in its frame, as custom properties for React's style: --left and --top, or --phone-left and
 * --phone-top for the prefix "phone-".
 */
export const placeOn = (frame: Frame, { x, y }: Point, prefix = "") => ({
  [`--${prefix}left`]: percent(x / frame.width),
  [`--${prefix}top`]: percent(y / frame.height),
});
