import { readFileSync } from "node:fs";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { type Options, policy } from "./policy";
import { startScripts } from "./startScripts";

type Element = ReactElement<{
  src?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const inlineText = ({ props }: Element) =>
  props.dangerouslySetInnerHTML?.__html ?? "";

/** An element with a type may be data, such as JSON-LD. */
const isScript = ({ type, props }: Element) => type === "script" && !props.type;

const isScriptFile = (element: Element) =>
  isScript(element) && Boolean(element.props.src);

const isStyle = ({ type }: Element) => type === "style";

const START_SCRIPTS = `(${String(startScripts)})()`;

/** `gatsby develop` uses Gatsby's own scripts. */
const isBuild = () => process.env.BUILD_STAGE === "build-html";

type Chunks = Record<string, readonly string[]>;
let chunks: Chunks | undefined;

/** The files of a chunk, as visitors' scripts were built before pages are rendered; undefined for an unknown one. */
function filesOf(chunk: string): readonly string[] | undefined {
  chunks ??= (
    JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
      assetsByChunkName: Chunks;
    }
  ).assetsByChunkName;
  return chunks[chunk];
}

/**
 * Adds the page's own scripts, which Gatsby's loader would fetch only once it runs.
 * @throws Error when webpack.stats.json does not know the page's component
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setPostBodyComponents,
}) => {
  if (!isBuild()) return;
  const pageData = loadPageDataSync(pathname) as object;
  const { componentChunkName } = pageData as { componentChunkName: string };
  const files = filesOf(componentChunkName);
  if (!files)
    throw new Error(
      `webpack.stats.json has no ${componentChunkName}: see the README of gatsby-plugin-page-policy.`,
    );
  setPostBodyComponents(
    files.map((file) => (
      <script key={file} src={`${__PATH_PREFIX__}/${file}`} async />
    )),
  );
};

/**
 * Gives a page the script that starts its scripts, its styles in one element, and its policy.
 * @throws Error when Gatsby does not give the page its scripts
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (
  {
    getHeadComponents,
    replaceHeadComponents,
    getPostBodyComponents,
    replacePostBodyComponents,
    pathname,
  },
  options,
) => {
  if (!isBuild()) return;
  const head = getHeadComponents() as Element[];
  const body = getPostBodyComponents() as Element[];

  const files = body.filter(isScriptFile).map(({ props }) => props.src!);
  if (!files.some((file) => file.includes("/app-")))
    throw new Error(
      `Gatsby gives ${pathname} the scripts ${files.join(", ")}, but not its own: see the README of gatsby-plugin-page-policy.`,
    );
  const inline = [...head, ...body]
    .filter((element) => isScript(element) && !element.props.src)
    .map(inlineText);
  const style = head.filter(isStyle).map(inlineText).join("");

  replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policy([...inline, START_SCRIPTS], style, options as Options)}
    />,
    ...head.filter((element) => !isStyle(element)),
    <style key="styles" dangerouslySetInnerHTML={{ __html: style }} />,
  ]);
  replacePostBodyComponents([
    ...body.filter((element) => !isScriptFile(element)),
    <script
      key="start"
      data-files={files.join(" ")}
      dangerouslySetInnerHTML={{ __html: START_SCRIPTS }}
    />,
    ...(options as Options).scripts.map(({ script }) => (
      <script key={script.src} async {...script} />
    )),
  ]);
};
