import type { GatsbyBrowser } from "gatsby";
import type { ReactElement } from "react";
import { hydrate } from "./hydrate";
import { endWait, watchNavigation } from "./navigation";
import { noteEntry, scrollBack, watchScroll } from "./scroll";
import { tolerateTranslation } from "./translated";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // A page that was saved to the disk can be read. Gatsby would look for its address, which a file cannot have: it waits for
  // this promise, and does not start.
  if (location.protocol === "file:") return new Promise(() => {});
  tolerateTranslation();
  watchScroll();
  watchNavigation();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  // With a path prefix, Gatsby removes the slash of the home page, which without it is outside the worker's scope.
  if (location.pathname === __PATH_PREFIX__)
    history.replaceState(history.state, "", `${__PATH_PREFIX__}/`);
  endWait();
  noteEntry();
};

/** A new page begins at its top, or at the part that its address names; a first one there by itself. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => !scrollBack() && Boolean(prevRouterProps ?? location.hash);

type Found = { page?: { path: string } } | undefined;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (page: ReactElement, container: Element) => {
    // A host without rules answers an unlisted country with 404.html. Gatsby finds the right page for the address.
    const { pagePath: served } = window as { pagePath?: string };
    const found = window.___loader.loadPageSync(location.pathname) as Found;
    const isOtherPage = served === "/404.html" && found?.page?.path !== served;
    hydrate(page, container, isOtherPage);
  };
