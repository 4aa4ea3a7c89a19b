import styled, {
  css,
  keyframes,
  ServerStyleSheet,
  StyleSheetManager,
  type IStyledComponent,
} from "styled-components";

// What "styled-components" is where pages are rendered to HTML (../webpack.ts): the library, which also notes each component.
export { css, keyframes, ServerStyleSheet, StyleSheetManager };

type Factory = typeof styled.div;
type Component = IStyledComponent<"web">;

/** Every styled component of the site, in the order in which their styles stand. */
export const components: Component[] = [];

/** Knows no more than the browser's stand-in (../browser/styled.ts), so that a build fails rather than a page. */
const recording = (factory: Factory) => ({
  withConfig:
    (config: { componentId: string }) =>
    (
      strings: TemplateStringsArray,
      ...values: Parameters<Factory>[1][]
    ): Component => {
      if (dependsOnProps(values))
        throw new Error(
          `The style of ${config.componentId} depends on a prop. Styles are made when the site is built: say it with a data attribute, or see src/ui/vars.ts.`,
        );
      const component = factory.withConfig(config)(strings, ...values);
      components.push(component);
      return component;
    },
});

/** css`…` gives lists of what stands in it. */
const dependsOnProps = (values: readonly unknown[]): boolean =>
  values.flat(Infinity).some((value) => typeof value === "function");

export default new Proxy((tag: "div") => recording(styled(tag)), {
  get: (_, tag: "div") => recording(styled[tag]),
});
