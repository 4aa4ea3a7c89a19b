import { css as cssOf, keyframes } from "styled-components";
import { component, isStyled, type Styled } from "./browser";

// Stands in for styled-components where pages are rendered to HTML (./gatsby-node.ts), with the same components as in the browser.
// It collects the styles of each component; ./styleSheet.ts has the library make the site's style sheet of them.

export { keyframes };

type Css = ReturnType<typeof cssOf>;

/** The styles of all components, in the order in which these are defined. */
export const styles: Css[] = [];

/**
 * The styles of a template. A component inside is the class that it has.
 * @throws Error when a style depends on a prop: the browser has no styles that could
 */
export function css(strings: TemplateStringsArray, ...values: unknown[]): Css {
  const written = values.map((value) => {
    if (isStyled(value)) return `.${value.ids.at(-1)}`;
    if (typeof value === "function")
      throw new Error(
        "A style depends on a prop. Styles are made when the site is built: use a data attribute, or React's style for a custom property.",
      );
    return value as Css;
  });
  return cssOf(strings, ...written);
}

const collecting = (base: Parameters<typeof component>[0]) => ({
  withConfig:
    ({ componentId }: { componentId: string }) =>
    (strings: TemplateStringsArray, ...values: unknown[]): Styled => {
      styles.push(cssOf`.${componentId} { ${css(strings, ...values)} }`);
      return component(base, componentId);
    },
});

export default new Proxy(collecting, {
  get: (_, tag: keyof React.JSX.IntrinsicElements) => collecting(tag),
});
