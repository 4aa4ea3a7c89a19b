import {
  createElement,
  type ElementType,
  type HTMLAttributes,
  type Ref,
} from "react";

// What our components get as "styled-components" in the browser (./gatsby-node.ts). The styles are in the page already: here a
// component only gets its classes.

type Props = HTMLAttributes<Element> & {
  as?: ElementType;
  ref?: Ref<Element>;
  [name: string]: unknown;
};

export type Styled = ((props: Props) => React.ReactElement) & {
  target: ElementType;
  /** The ids of the components that it extends, and its own as the last. */
  ids: readonly string[];
};

export const isStyled = (value: unknown): value is Styled =>
  typeof value === "function" && "ids" in value;

/**
 * Makes a component with an id as its class.
 * @param base an element's name, or the component that it extends: then it has the classes of both
 */
export function component(base: ElementType | Styled, id: string): Styled {
  const target = isStyled(base) ? base.target : base;
  const ids = isStyled(base) ? [...base.ids, id] : [id];
  const Component = ({ as = target, className, ...props }: Props) =>
    createElement(as, {
      ...props,
      className: [...ids, className].filter(Boolean).join(" "),
    });
  return Object.assign(Component, { target, ids });
}

const styled = (base: ElementType | Styled) => ({
  // Babel has taken the template out of the call: ./stripCss.js.
  withConfig:
    ({ componentId }: { componentId: string }) =>
    () =>
      component(base, componentId),
});

export default new Proxy(styled, {
  get: (_, tag: keyof React.JSX.IntrinsicElements) => styled(tag),
});

/** Only styles use what these two return, and here there are none. */
export const css = () => {};
export const keyframes = css;
