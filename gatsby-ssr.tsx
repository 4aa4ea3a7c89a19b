import displayFont from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import { type GatsbySSR, withPrefix } from "gatsby";
import { Fragment } from "react";
import { TOKENS } from "./src/lib/colours";
import { gridStyles } from "./src/styles/grid";

export { wrapPageElement } from "./src/frame/Frame";

const home = withPrefix("/");

/**
 * Styles depend on this attribute. If the site's scripts have not started after ten seconds, the page looks as it does
 * without scripts, until they start (src/frame/Frame.tsx). In a page that was saved to the disk they do not start.
 */
const SET_SCRIPT_STATE = `{const{dataset}=document.documentElement;if(location.protocol==="file:")delete dataset.script;else dataset.script="expected";setTimeout(()=>{if(dataset.script==="expected")delete dataset.script},10000)}`;

/**
 * Some browsers darken pages themselves and yet ask for the light theme, as Samsung Internet does: light grounds stay, and the
 * texts on them turn white. There a canvas that must be light is dark, and the page turns to its own dark theme: every
 * condition on the theme, of styles and of drawings, is replaced by one that holds.
 */
const SET_DARK = `{const root=document.documentElement,probe=document.createElement("i"),dark="(prefers-color-scheme: dark)",turn=media=>media.replace(dark,"(min-width: 0)");probe.style.cssText="color-scheme:light;background:canvas";root.append(probe);const[red]=getComputedStyle(probe).backgroundColor.match(/\\d+/);probe.remove();if(red<128&&!matchMedia("(forced-colors: active)").matches){root.style.colorScheme="dark";root.dataset.darkened="";let done=0;const turnAll=rules=>{for(const{media,cssRules}of rules){if(media)media.mediaText=turn(media.mediaText);if(cssRules)turnAll(cssRules)}};new MutationObserver(()=>{while(done<document.styleSheets.length)turnAll(document.styleSheets[done++].cssRules);for(const source of document.querySelectorAll(\`source[media*="\${dark}"]\`))source.media=turn(source.media)}).observe(root,{childList:true,subtree:true})}}`;

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
    <link rel="stylesheet" href={withPrefix("/print.css")} media="print" />
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
        __html: SET_SCRIPT_STATE + SET_DARK,
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
