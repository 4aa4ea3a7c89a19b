import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { components } from "./build";

// Loads all pages in a fixed order, whichever of them is rendered first: their styles have the same order.
if (process.env.BUILD_STAGE === "build-html") {
  // @ts-expect-error -- webpack's part of require()
  const pages = require.context("../", true, /\/(pages|templates)\/.+\.tsx$/);
  for (const file of pages.keys()) pages(file);
}

let styles: string | undefined;

/**
 * The styles of all components of the site, for the classes that are their ids.
 * @throws Error when the library emits anything but the component ids and one generated class
 */
export const siteStyles = (): string => (styles ??= makeStyles());

function makeStyles(): string {
  const collected = new ServerStyleSheet();
  const idOf = new Map<string, string>();
  for (const [{ ids }, Component] of components) {
    const html = renderToStaticMarkup(
      collected.collectStyles(
        createElement(Component, { as: "i" as "div", key: ids.at(-1) }),
      ),
    );
    const [, classes = ""] = /class="([^"]*)"/.exec(html) ?? [];
    const own = classes
      .split(" ")
      .filter((name) => !ids.includes(name) && !idOf.has(name));
    if (own.length > 1)
      throw new Error(
        `styled-components gave ${ids.at(-1)} the classes "${classes}": see docs/upgrading.md#styled-components.`,
      );
    for (const name of own) idOf.set(name, ids.at(-1)!);
  }
  return collected.instance
    .toString()
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replace(/\/\*!sc\*\/\n?/g, "")
    .replace(/\.([a-z-]+)(?![\w-])/gi, (found, name: string) =>
      idOf.has(name) ? `.${idOf.get(name)}` : found,
    );
}
