import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { type Options, policy } from "./policy";

type Element = ReactElement<{
  src?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const inlineText = ({ props }: Element) =>
  props.dangerouslySetInnerHTML?.__html ?? "";

/** An element with a type may be data, such as JSON-LD. */
const isInlineScript = ({ type, props }: Element) =>
  type === "script" && !props.type && !props.src;

const isStyle = ({ type }: Element) => type === "style";

/** Gives a page its policy, its styles in one element, and the scripts of other hosts. `gatsby develop` has styles and scripts of its own. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (
  {
    getHeadComponents,
    replaceHeadComponents,
    getPostBodyComponents,
    replacePostBodyComponents,
  },
  pluginOptions,
) => {
  if (process.env.BUILD_STAGE !== "build-html") return;
  const options = pluginOptions as Options;
  const head = getHeadComponents() as Element[];
  const body = getPostBodyComponents() as Element[];
  const inline = [...head, ...body].filter(isInlineScript).map(inlineText);
  const style = head.filter(isStyle).map(inlineText).join("");

  replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policy(inline, style, options)}
    />,
    ...head.filter((element) => !isStyle(element)),
    <style key="styles" dangerouslySetInnerHTML={{ __html: style }} />,
  ]);
  replacePostBodyComponents([
    ...body,
    ...options.scripts.map(({ script }) => (
      <script key={script.src} async {...script} />
    )),
  ]);
};
