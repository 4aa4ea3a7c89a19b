import { createHash } from "node:crypto";
import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { siteStyles } from "../styled/sheet";

// What gatsby-ssr does to each page that Gatsby is about to write: docs/build.md.

type Element = ReactElement<{
  src?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const inlineText = ({ props }: Element) =>
  props.dangerouslySetInnerHTML?.__html ?? "";

const isScriptFile = ({ type, props }: Element) =>
  type === "script" && Boolean(props.src);

const isStyle = ({ type }: Element) => type === "style";

/**
 * Fetches scripts when the page has loaded and been painted: earlier they would take the network and the processor from what
 * is to be seen. (Not when idle: a busy Chromium may not be for seconds.) A script that does not come is asked for again,
 * after ever longer pauses.
 */
const loader = (scripts: readonly string[]) => `
addEventListener("load", () => requestAnimationFrame(() => setTimeout(() => {
  const add = (src, pause) => document.head.append(Object.assign(document.createElement("script"), {
    src, onerror: () => setTimeout(add, pause, src, 2 * pause),
  }));
  for (const src of ${JSON.stringify(scripts)}) add(src, 2000);
})))`;

/**
 * The page's own scripts, which Gatsby leaves out: its loader would fetch them, but only once it runs.
 * @param pageData of Gatsby: its page-data.json
 * @throws Error when webpack.stats.json does not know the page's component
 */
export function pageScripts(pageData: object) {
  const { componentChunkName } = pageData as { componentChunkName: string };
  const files = __BUILT__.scripts[componentChunkName];
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
  const { flags, form } = __BUILT__.hosts;
  return [
    // Not 'none': Firefox checks <link rel="prefetch"> by this one. A prefetch that it refuses never settles, and Gatsby
    // then fetches no other page ahead.
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hash)],
    ["style-src 'self'", hash(style)],
    // React's style={{ }}.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...flags],
    "font-src 'self'",
    // Pictures that the service worker fetches are connections.
    ["connect-src 'self'", ...flags, ...form],
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
 * Gives a page one <style> with all styles of the site, one loader instead of its script elements, and its policy.
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
  const scripts = [
    ...body.filter((element) => !isScriptFile(element)).map(inlineText),
    loader(files),
  ];

  const style = head.filter(isStyle).map(inlineText).join("") + siteStyles();
  const guards = head
    .filter(({ type, props }) => type === "script" && !props.type)
    .map(inlineText);

  replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policy([...guards, ...scripts], style)}
    />,
    ...head.filter((element) => !isStyle(element)),
    <style key="styles" dangerouslySetInnerHTML={{ __html: style }} />,
  ]);
  replacePostBodyComponents(
    scripts.map((script) => (
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
  );
}
