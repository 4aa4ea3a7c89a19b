import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import { catchUp, takeOver } from "./src/delivery/browser/hydrate";
import { drawAfresh } from "./src/layout/drawAfresh";
import { noteArrival } from "./src/lib/arrival";
import {
  handOverUnseen,
  registerLater,
} from "./src/delivery/browser/registerWorker";

export { wrapPageElement } from "./src/layout/wrapPageElement";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  drawAfresh();
  if (!("serviceWorker" in navigator)) return;
  registerLater(navigator.serviceWorker);
  handOverUnseen(navigator.serviceWorker);
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  location,
  prevLocation,
}) => noteArrival(location, prevLocation);

/** gatsby-plugin-offline's own part for the browser is left out: see src/delivery/webpack.ts. */
export const registerServiceWorker = () => true;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => takeOver;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] =
  catchUp;
