import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { components, ServerStyleSheet } from "./recordingStyled";

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- webpack's part of require()
  namespace NodeJS {
    interface Require {
      context(
        folder: string,
        withSubfolders: boolean,
        files: RegExp,
      ): { (file: string): unknown; keys(): string[] };
    }
  }
}

// All pages at once and always in this order, whichever of them is rendered first: styles stand in the order in which they
// are defined, and that must be the same in every page and in the site's style sheet.
if (process.env.BUILD_STAGE === "build-html") {
  const pages = require.context(
    "../../",
    true,
    /\/(pages|templates)\/.+\.tsx$/,
  );
  pages.keys().forEach((page) => pages(page));
}

/** The styles of all components, also of those that no page shows at first, as styled-components writes them. */
export function siteStyles(): string {
  const sheet = new ServerStyleSheet();
  // The element does not matter, and a link needs to know where it leads.
  const all = components.map((Component, key) =>
    createElement(Component, { as: "i" as "div", key }),
  );
  renderToStaticMarkup(sheet.collectStyles(all));
  return sheet.instance.toString();
}
