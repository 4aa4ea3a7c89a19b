import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import {
  discardServerHtml,
  hydrate,
  replayQueue,
} from "./src/delivery/browser/hydrate";
import { noteShown, watchMoves } from "./src/delivery/browser/versions";
import { noteArrival } from "./src/delivery/browser/transition";
import { installWorker, keepOpened } from "./src/delivery/browser/offline";

export { wrapPageElement } from "./src/layout/wrapPageElement";

/** `develop` has no worker, and browsers without https none either. */
const hasWorker =
  process.env.NODE_ENV === "production" && "serviceWorker" in navigator;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  discardServerHtml();
  watchMoves();
  if (hasWorker) installWorker(navigator.serviceWorker);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  noteShown(location.pathname);
  noteArrival();
  if (hasWorker) keepOpened(navigator.serviceWorker);
};

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => hydrate;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  replayQueue;
