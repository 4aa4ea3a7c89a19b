import styled, {
  css as cssOf,
  type IStyledComponent,
  keyframes,
} from "styled-components";
import { component, isStyled, type Styled } from "./browser";

// Stands in for styled-components where pages are rendered to HTML (./webpack.ts), with the same components as in the browser.
// The library makes the styles of each, and ./sheet.ts collects them.

export { keyframes };

type Factory = typeof styled.div;
type Value = Parameters<Factory>[1];

/** Every component of the site with the library's own, in the order in which they are defined: that of their styles. */
export const components = new Map<Styled, IStyledComponent<"web">>();

/**
 * A component inside a style is the class that it has.
 * @throws Error when a style depends on a prop: the browser has no styles that could
 */
const interpolated = (value: unknown): Value => {
  if (Array.isArray(value)) return value.map(interpolated) as Value;
  if (isStyled(value)) return `.${value.ids.at(-1)}`;
  if (typeof value === "function")
    throw new Error(
      "A style depends on a prop. Styles are made when the site is built: use a data attribute, or React's style for a custom property.",
    );
  return value as Value;
};

export const css = (strings: TemplateStringsArray, ...values: unknown[]) =>
  cssOf(strings, ...values.map(interpolated));

const recording = (base: Parameters<typeof component>[0]) => ({
  withConfig:
    ({ componentId }: { componentId: string }) =>
    (strings: TemplateStringsArray, ...values: unknown[]): Styled => {
      const own = component(base, componentId);
      const library = (
        styled((isStyled(base) && components.get(base)) || base) as Factory
      ).withConfig({ componentId })(strings, ...values.map(interpolated));
      components.set(own, library as IStyledComponent<"web">);
      return own;
    },
});

export default new Proxy(recording, {
  get: (_, tag: keyof React.JSX.IntrinsicElements) => recording(tag),
});
