import {
  createElement,
  type ElementType,
  type HTMLAttributes,
  type Ref,
} from "react";

// What "styled-components" is in the browser (../webpack.ts). All styles are made when the site is built, each for the class that
// is its component's id; here components only get their classes.

type Props = HTMLAttributes<Element> & {
  as?: ElementType;
  ref?: Ref<Element>;
  [name: string]: unknown;
};

type Component = ((props: Props) => React.ReactElement) & {
  target: ElementType;
  classes: string;
};

const isOurs = (target: ElementType | Component): target is Component =>
  typeof target === "function" && "classes" in target;

/** A component that extends another one has the classes of both. */
function component(base: ElementType | Component, id: string): Component {
  const target = isOurs(base) ? base.target : base;
  const classes = isOurs(base) ? `${base.classes} ${id}` : id;
  const Styled = ({ as = target, className, ...rest }: Props) => {
    const props: Record<string, unknown> = {};
    for (const name in rest)
      if (!name.startsWith("$")) props[name] = rest[name];
    props.className = className ? `${classes} ${className}` : classes;
    return createElement(as, props);
  };
  return Object.assign(Styled, { target, classes });
}

const styled = (base: ElementType | Component) => ({
  withConfig:
    ({ componentId }: { componentId: string }) =>
    () =>
      component(base, componentId),
});

export default new Proxy(styled, {
  get: (_, tag: keyof React.JSX.IntrinsicElements) => styled(tag),
});

/** Only styles ask for what these two give, and here are none. */
export const css = () => {};
export const keyframes = css;
