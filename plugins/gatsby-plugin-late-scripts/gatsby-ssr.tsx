import { readFileSync } from "node:fs";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { startScripts } from "./startScripts";

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
      `webpack.stats.json has no ${componentChunkName}: see the README of gatsby-plugin-late-scripts.`,
    );
  setPostBodyComponents(
    files.map((file) => (
      <script key={file} src={`${__PATH_PREFIX__}/${file}`} async />
    )),
  );
};

type Attributes = { src?: string; type?: string };

/** An element with a type may be a module, or data. */
const isScriptFile = ({ type, props }: ReactElement<Attributes>) =>
  type === "script" && !props.type && Boolean(props.src);

/**
 * Gives a page, in place of its scripts, one that loads them.
 * @throws Error when Gatsby does not give the page its scripts
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (!isBuild()) return;
  const body = getPostBodyComponents() as ReactElement<Attributes>[];
  const files = body.filter(isScriptFile).map(({ props }) => props.src!);
  if (!files.some((file) => file.includes("/app-")))
    throw new Error(
      `Gatsby gives ${pathname} the scripts ${files.join(", ")}, but not its own: see the README of gatsby-plugin-late-scripts.`,
    );
  replacePostBodyComponents([
    ...body.filter((element) => !isScriptFile(element)),
    <script
      key="start"
      data-files={files.join(" ")}
      dangerouslySetInnerHTML={{ __html: `(${startScripts})()` }}
    />,
  ]);
};
