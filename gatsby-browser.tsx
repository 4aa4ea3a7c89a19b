import type { GatsbyBrowser } from "gatsby";
// Not by @import in one another: Gatsby's css-loader would keep PostCSS out of what is imported.
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/global.css";
import "./src/styles/print.css";
import { keepForms, restoreForms } from "./src/lib/kept";

export { wrapPageElement } from "./src/frame/Frame";

declare global {
  interface Navigator {
    /** `saveData`: the visitor has asked for as few bytes as possible. Firefox and Safari do not say so. */
    connection?: { saveData: boolean };
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepForms();
  // React has failed, and the page is as the server sent it (gatsby-plugin-visits).
  addEventListener("visits:rescue", () => {
    delete document.documentElement.dataset.script;
    restoreForms();
  });
  // With Save-Data, Gatsby itself fetches only hovered links ahead: this turns that off, too.
  if (navigator.connection?.saveData) window.___loader.hovering = () => {};
};
