import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./src/styles/global.css";
import { keepFields } from "./src/lib/keepFields";
import { noteArrival, watchNavigation } from "./src/lib/pageTransition";
import { pagePath } from "./src/lib/paths";
import { tolerateTranslation } from "./src/lib/translated";
import {
  handOverUnseen,
  registerLater,
  savesData,
} from "./src/offline/register";

export { wrapPageElement } from "./src/components/Frame";

const COUNTRY = /^\/country\/[^/]+$/;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  tolerateTranslation();
  watchNavigation();
  // Under Save-Data Gatsby itself fetches ahead nothing that is in sight, but what is pointed at.
  if (savesData()) window.___loader.hovering = () => {};
  // A host without rules answers an unlisted country with 404.html. Gatsby finds the right page for the address; without
  // the HTML of the wrong one React draws it.
  const { pagePath: served } = window as { pagePath?: string };
  if (served === "/404.html" && COUNTRY.test(pagePath(location.pathname)))
    document.getElementById("gatsby-focus-wrapper")?.replaceChildren();
  if ("serviceWorker" in navigator) {
    registerLater(navigator.serviceWorker);
    handOverUnseen(navigator.serviceWorker);
  }
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  // From the address of a home page below a path Gatsby takes the slash, without which it is not in the worker's scope.
  if (location.pathname === __PATH_PREFIX__)
    history.replaceState(history.state, "", `${__PATH_PREFIX__}/`);
  noteArrival(location.pathname);
};

/**
 * Whatever else changes the page, a translator or an extension, may make React fail, which then takes all of it away: it is
 * loaded once more.
 */
function onUncaughtError(error: unknown) {
  reportError(error);
  const [load] = performance.getEntriesByType("navigation");
  if ((load as PerformanceNavigationTiming).type !== "reload")
    location.reload();
}

/** React hydrates in small pieces, so that a slow phone answers the visitor in between. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (page: ReactElement, container: Element) => {
    const options = { onUncaughtError, onRecoverableError: keepFields() };
    if (document.getElementById("gatsby-focus-wrapper")?.hasChildNodes())
      startTransition(() => void hydrateRoot(container, page, options));
    else createRoot(container, options).render(page);
  };
