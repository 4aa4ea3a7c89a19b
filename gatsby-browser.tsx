import type { GatsbyBrowser } from "gatsby";
import type { ReactElement } from "react";
// Not by @import in one another: Gatsby's css-loader would keep PostCSS out of what is imported.
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/global.css";
import { hydrate } from "./src/lib/hydrate";
import { endWait, watchNavigation } from "./src/lib/navigation";
import { pagePath } from "./src/lib/paths";
import { noteEntry, scrollBack, watchScroll } from "./src/lib/scrollPositions";
import { tolerateTranslation } from "./src/lib/translated";

export { wrapPageElement } from "./src/frame/Frame";

/** Has the visitor asked the browser for as few bytes as possible? */
const savesData = () =>
  Boolean(
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData,
  );

const COUNTRY = /^\/country\/[^/]+$/;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // A page that was saved to the disk can be read. Gatsby would look for its address, which a file cannot have: it waits for
  // this promise, and does not start.
  if (location.protocol === "file:") {
    delete document.documentElement.dataset.script;
    return new Promise(() => {});
  }
  tolerateTranslation();
  watchScroll();
  watchNavigation();
  // With Save-Data, Gatsby itself fetches only hovered links ahead: this turns that off, too.
  if (savesData()) window.___loader.hovering = () => {};
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  // With a path prefix, Gatsby removes the slash of the home page, which without it is outside the worker's scope.
  if (location.pathname === __PATH_PREFIX__)
    history.replaceState(history.state, "", `${__PATH_PREFIX__}/`);
  endWait();
  noteEntry();
};

/**
 * Back and Forward lead to where a page was left. One that is opened anew begins at its top, or at the part that its address
 * names: Gatsby would scroll to where the page was left earlier in this tab.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (prevRouterProps) return !scrollBack();
  const [opened] = performance.getEntriesByType("navigation");
  const isNew = (opened as PerformanceNavigationTiming)?.type === "navigate";
  return Boolean(location.hash) || !isNew;
};

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (page: ReactElement, container: Element) => {
    // A host without rules answers an unlisted country with 404.html. Gatsby finds the right page for the address.
    const { pagePath: served } = window as { pagePath?: string };
    const isOtherPage =
      served === "/404.html" && COUNTRY.test(pagePath(location.pathname));
    hydrate(page, container, isOtherPage);
  };
