/**
 * A rule for each child of a map or scale, in their order. Positions come from data; style attributes are out (a strict
 * Content-Security-Policy forbids them), and a styled-component with a prop would write its whole style once per child.
 */
export const placed = (declarations: readonly string[]): string =>
  declarations
    .map((declaration, index) => `> :nth-child(${index + 1}){${declaration}}`)
    .join("");

/** Left and top of a point, in percent of the frame it lies in. */
export const placeIn = (
  { width, height }: { width: number; height: number },
  { x, y }: { x: number; y: number },
): string =>
  `left:${((x / width) * 100).toFixed(2)}%;top:${((y / height) * 100).toFixed(2)}%`;
