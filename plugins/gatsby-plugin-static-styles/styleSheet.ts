import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createGlobalStyle, ServerStyleSheet } from "styled-components";
import { styles } from "./build";

/** The option `files`, which webpack puts in. */
declare const __STYLED_FILES__: RegExp;

// Loads them in a fixed order, whichever page is rendered first: their styles have the same order.
if (process.env.BUILD_STAGE === "build-html") {
  // @ts-expect-error -- webpack's part of require()
  const files = require.context("../../src", true, __STYLED_FILES__);
  for (const file of files.keys()) files(file);
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
