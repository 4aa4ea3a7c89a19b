import { createHash } from "node:crypto";
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { thirdParties } from "./thirdParties";

// What gatsby-ssr does to each page that Gatsby is about to write: docs/build.md.

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

/**
 * Loads the page's scripts (data-files) when the page is painted and the browser is idle, and one that the network has lost
 * again, after ever longer pauses. A background tab paints nothing, and waits for the timer. React would move elements of
 * async scripts to the top of the page, before what they read.
 */
const RUN_SCRIPTS = `{
  const load = (src) => document.body.append(Object.assign(document.createElement("script"), { src }));
  const files = document.currentScript.dataset.files.split(" ");
  const start = () => files.splice(0).forEach(load);
  requestAnimationFrame(() => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start));
  setTimeout(start, 2000);
  let pause = 1000;
  addEventListener("error", ({ target: { localName, src } }) => {
    if (localName !== "script" || !src.startsWith(location.origin)) return;
    pause *= 2;
    setTimeout(load, pause, src);
  }, true);
}`;

/**
 * The page's own scripts, which Gatsby's loader would fetch only once it runs.
 * @param pageData its page-data.json
 * @throws Error when webpack.stats.json does not know the page's component
 */
export function pageScripts(pageData: object) {
  const { componentChunkName } = pageData as { componentChunkName: string };
  const files = __BUILD_INFO__.scripts[componentChunkName];
  if (!files)
    throw new Error(
      `webpack.stats.json has no ${componentChunkName}: see docs/upgrading.md#scripts.`,
    );
  return files.map((file) => (
    <script key={file} src={`${__PATH_PREFIX__}/${file}`} async />
  ));
}

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The Content-Security-Policy of a page with these inline scripts and this style. */
function policy(scripts: readonly string[], style: string): string {
  const { flags, form } = __BUILD_INFO__.hosts;
  const others = thirdParties.flatMap(({ origins }) => origins);
  return [
    // Not 'none': Firefox checks <link rel="prefetch"> by it, and after one that it refuses Gatsby fetches no page ahead.
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hash), ...others],
    ["style-src 'self'", hash(style)],
    // React's style={{ }}.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...flags, ...others],
    ["connect-src 'self'", ...form, ...others],
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((directive) => [directive].flat().join(" "))
    .join("; ");
}

/**
 * Gives a page one <style> with all styles of the site, the script that runs its scripts, and its policy.
 * @throws Error when Gatsby does not give the page its scripts
 */
export function publish({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs) {
  const head = getHeadComponents() as Element[];
  const body = getPostBodyComponents() as Element[];

  const files = body.filter(isScriptFile).map(({ props }) => props.src!);
  if (!files.some((file) => file.includes("/app-")))
    throw new Error(
      `Gatsby gives ${pathname} the scripts ${files.join(", ")}, but not its own: see docs/upgrading.md#scripts.`,
    );
  const inline = [...head, ...body]
    .filter((element) => isScript(element) && !element.props.src)
    .map(inlineText);
  const style = head.filter(isStyle).map(inlineText).join("");

  replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policy([...inline, RUN_SCRIPTS], style)}
    />,
    ...head.filter((element) => !isStyle(element)),
    <style key="styles" dangerouslySetInnerHTML={{ __html: style }} />,
  ]);
  replacePostBodyComponents([
    ...body.filter((element) => !isScriptFile(element)),
    <script
      key="run"
      data-files={files.join(" ")}
      dangerouslySetInnerHTML={{ __html: RUN_SCRIPTS }}
    />,
    ...thirdParties.map(({ script }) => (
      <script key={script.src} async {...script} />
    )),
  ]);
}
