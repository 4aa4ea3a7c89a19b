import displayFont from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";

import { gridStyles } from "./src/styles/grid";

export { wrapPageElement } from "./src/components/Frame";
// After the frame, because it brings the pages: their styles come after the frame's.
import { pageScripts, publish } from "./src/publish/page";

/** Styles depend on this attribute, as browsers before 2024 have no @media (scripting). */
const MARK_SCRIPT = `document.documentElement.dataset.script="";`;

/**
 * Gatsby decodes the address while it starts; where that is malformed ("/#%E0%A4%A") the whole page would come down.
 * So, before Gatsby's scripts: a fragment that cannot be decoded is dropped, a path that cannot be decoded leads home.
 */
const FIX_ADDRESS = `try{decodeURI(location.hash)}catch{history.replaceState(null,"",location.pathname+location.search)}try{decodeURIComponent(decodeURIComponent(location.pathname))}catch{location.replace("${__PATH_PREFIX__}/")}`;

/** On hosts without redirect rules 404.html answers for every unknown path; without script it leads home too. */
const GO_HOME = `<meta http-equiv="refresh" content="0;url=${__PATH_PREFIX__}/">`;

/** Alike on all pages. Gatsby leaves it alone when the page changes: it only replaces what a page's own Head returns. */
const ON_ALL_PAGES = [
  <link
    key="icon"
    rel="icon"
    type="image/svg+xml"
    href={`${__PATH_PREFIX__}/icon.svg`}
  />,
  <link
    key="touch-icon"
    rel="apple-touch-icon"
    href={`${__PATH_PREFIX__}/icons/apple-touch-icon.png`}
  />,
  <meta
    key="theme-light"
    name="theme-color"
    media="(prefers-color-scheme: light)"
    content="#d6edfc"
  />,
  <meta
    key="theme-dark"
    name="theme-color"
    media="(prefers-color-scheme: dark)"
    content="#0d1931"
  />,
  <meta key="type" property="og:type" content="website" />,
  <meta key="locale" property="og:locale" content="en_IN" />,
  <meta key="card" name="twitter:card" content="summary_large_image" />,
];

/** Not `develop`, which has Gatsby's own scripts and styles, and not the page that gatsby-plugin-offline makes for itself. */
const isPublished = (pathname: string) =>
  process.env.BUILD_STAGE === "build-html" &&
  pathname !== "/offline-plugin-app-shell-fallback";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  if (isPublished(pathname))
    setPostBodyComponents(pageScripts(loadPageDataSync(pathname)));
  setHtmlAttributes({ lang: "en-IN" });
  setHeadComponents([
    <script
      key="first-script"
      id="guard-address"
      dangerouslySetInnerHTML={{ __html: MARK_SCRIPT + FIX_ADDRESS }}
    />,
    ...[displayFont, textFont].map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={font}
      />
    )),
    <style key="grid" dangerouslySetInnerHTML={{ __html: gridStyles }} />,
    <link
      key="print"
      rel="stylesheet"
      href={`${__PATH_PREFIX__}/print.css`}
      media="print"
    />,
    ...ON_ALL_PAGES,
    pathname === "/404.html" && (
      <noscript key="go-home" dangerouslySetInnerHTML={{ __html: GO_HOME }} />
    ),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (isPublished(page.pathname)) publish(page);
};
