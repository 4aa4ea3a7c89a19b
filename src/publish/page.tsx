import { createHash } from "node:crypto";
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { siteStyles } from "../styled/sheet";
import { thirdParties } from "./thirdParties";

// What gatsby-ssr does to each page that Gatsby is about to write: docs/build.md.

type Element = ReactElement<{
  src?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const inlineText = ({ props }: Element) =>
  props.dangerouslySetInnerHTML?.__html ?? "";

/** With a type it may be data, or another one's business. */
const isScript = ({ type, props }: Element) => type === "script" && !props.type;

const isScriptFile = (element: Element) =>
  isScript(element) && Boolean(element.props.src);

const isInlineScript = (element: Element) =>
  isScript(element) && !element.props.src;

const isStyle = ({ type }: Element) => type === "style";

/** Asks again for a script of ours that the network has lost, after ever longer pauses. */
const ASK_AGAIN = `{
  let pause = 1000;
  addEventListener("error", ({ target: { localName, src } }) => {
    if (localName === "script" && src.startsWith(location.origin))
      setTimeout(() => document.head.append(Object.assign(document.createElement("script"), { src })), pause *= 2);
  }, true);
}`;

/**
 * The page's own scripts, which Gatsby leaves out: its loader would fetch them, but only once it runs.
 * @param pageData of Gatsby: its page-data.json
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
  const others = thirdParties.flatMap(({ origins = [] }) => origins);
  return [
    // Not 'none': Firefox checks <link rel="prefetch"> by this one. A prefetch that it refuses never settles, and Gatsby
    // then fetches no other page ahead.
    "default-src 'self'",
    [
      "script-src 'self'",
      ...scripts.map(hash),
      ...thirdParties.map(({ src }) => src),
    ],
    ["style-src 'self'", hash(style)],
    // React's style={{ }}.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...flags, ...others],
    "font-src 'self'",
    // Pictures that the service worker fetches are connections.
    ["connect-src 'self'", ...flags, ...form, ...others],
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "child-src 'none'",
    "media-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((directive) => [directive].flat().join(" "))
    .join("; ");
}

/**
 * Gives a page one <style> with all styles of the site, its scripts without haste, and its policy.
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
  const inline = [...head, ...body].filter(isInlineScript).map(inlineText);
  const style = head.filter(isStyle).map(inlineText).join("") + siteStyles();

  replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policy([...inline, ASK_AGAIN], style)}
    />,
    ...head.filter((element) => !isStyle(element)),
    <style key="styles" dangerouslySetInnerHTML={{ __html: style }} />,
  ]);
  replacePostBodyComponents([
    ...body.filter((element) => !isScriptFile(element)),
    <script key="ask-again" dangerouslySetInnerHTML={{ __html: ASK_AGAIN }} />,
    ...files.map((src) => (
      <script key={src} src={src} defer fetchPriority="low" />
    )),
    ...thirdParties.map(({ src, attributes }) => (
      <script key={src} src={src} async {...attributes} />
    )),
  ]);
}
