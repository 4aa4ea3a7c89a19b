type Value = number | `${number}${"%" | "deg"}`;

/**
 * Custom properties for one element, whose values come from data. Not a style attribute: a strict Content-Security-Policy
 * forbids those in HTML. The attribute gets a rule in each page's own styles (src/delivery/styles.ts), and where React
 * draws, the ref sets the same properties through the CSSOM, which a policy does not watch.
 */
export const vars = (values: Record<`--${string}`, Value>) => ({
  "data-vars": Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(";"),
  ref: (element: HTMLElement | SVGElement | null) => {
    for (const [name, value] of Object.entries(values))
      element?.style.setProperty(name, String(value));
  },
});

/** Where a point lies in its frame. */
export const placeIn = (
  { width, height }: { width: number; height: number },
  { x, y }: { x: number; y: number },
) => ({
  "--left": percent(x / width),
  "--top": percent(y / height),
});

/** A share of the whole, for CSS or an SVG attribute: "63.33%". */
export const percent = (share: number): `${number}%` =>
  `${Number((share * 100).toFixed(2))}%`;
