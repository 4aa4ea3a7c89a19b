import displayFont from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import { type GatsbySSR, withPrefix } from "gatsby";
import { Fragment } from "react";
import { TOKENS } from "./src/lib/colours";
import { expectScripts, followDarkening } from "./src/frame/firstScripts";
import { gridStyles } from "./src/styles/grid";

export { wrapPageElement } from "./src/frame/Frame";

const home = withPrefix("/");

/** On hosts without redirect rules 404.html answers for every unknown path; without script it leads home too. */
const REDIRECT_HOME = `<meta http-equiv="refresh" content="0;url=${home}">`;

/**
 * The same on all pages: on a page change Gatsby replaces only what the page's own Head returns. Links and metas alone: of a
 * script or style inside a fragment the page's policy would not know.
 */
const ON_ALL_PAGES = (
  <Fragment key="all">
    {[displayFont, textFont].map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={font}
      />
    ))}
    {/* Safari before 26 shows no SVG. */}
    <link rel="icon" sizes="32x32" href={withPrefix("/favicon.ico")} />
    <link rel="icon" type="image/svg+xml" href={withPrefix("/icon.svg")} />
    <link
      rel="apple-touch-icon"
      href={withPrefix("/icons/apple-touch-icon.png")}
    />
    {["light", "dark"].map((theme, index) => (
      <meta
        key={theme}
        name="theme-color"
        media={`(prefers-color-scheme: ${theme})`}
        content={TOKENS.sea[index]}
      />
    ))}
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="en_IN" />
    <meta name="twitter:card" content="summary_large_image" />
  </Fragment>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en-IN" });
  setHeadComponents([
    <script
      key="first-script"
      dangerouslySetInnerHTML={{
        __html: `(${expectScripts})();(${followDarkening})()`,
      }}
    />,
    <style key="grid" dangerouslySetInnerHTML={{ __html: gridStyles }} />,
    ON_ALL_PAGES,
    pathname === "/404.html" && (
      <noscript
        key="redirect-home"
        dangerouslySetInnerHTML={{ __html: REDIRECT_HOME }}
      />
    ),
  ]);
};
