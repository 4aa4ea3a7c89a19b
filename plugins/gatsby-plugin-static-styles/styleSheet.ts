import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createGlobalStyle, ServerStyleSheet } from "styled-components";
import { styles } from "./build";

// Loads all pages in a fixed order, whichever of them is rendered first: their styles have the same order.
if (process.env.BUILD_STAGE === "build-html") {
  // @ts-expect-error -- webpack's part of require()
  const pages = require.context(
    "../../src",
    true,
    /\/(pages|templates)\/.+\.tsx$/,
  );
  for (const file of pages.keys()) pages(file);
}

let sheet: string | undefined;

/** The styles of all components of the site, for the classes that are their ids. */
export const siteStyles = (): string => (sheet ??= makeSheet());

function makeSheet(): string {
  const collected = new ServerStyleSheet();
  const Styles = createGlobalStyle`${styles}`;
  renderToStaticMarkup(collected.collectStyles(createElement(Styles)));
  // Without what the library would find its rules by.
  return collected.instance
    .toString()
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replace(/\/\*!sc\*\/\n?/g, "");
}
