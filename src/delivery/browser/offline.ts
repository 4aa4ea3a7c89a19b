import { isOutdated } from "./versions";

/** The first moments of a visit are the visitor's: what is drawn and hydrated then needs the whole of a slow phone. */
const MOMENT_MS = 2000;

/** A page that is left for another one of ours goes out of sight too, but is gone before this has passed. */
const OUT_OF_SIGHT_MS = 1000;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Registers the service worker a moment after the page has loaded. */
export function installWorker(container: ServiceWorkerContainer) {
  const register = () =>
    setTimeout(() => {
      // Under Save-Data a worker that fetches nothing ahead; the whole copy, where there is one, stays as it is.
      if (!savesData()) void container.register(`${__PATH_PREFIX__}/sw.js`);
      else if (!container.controller)
        void container.register(`${__PATH_PREFIX__}/sw.js?save-data`);
    }, MOMENT_MS);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
  container.addEventListener("controllerchange", () => keepOpened(container));
  handOverUnseen(container);
}

/** Under Save-Data: has the worker keep the page that is open, and all that it has loaded. */
export function keepOpened(container: ServiceWorkerContainer) {
  if (!savesData()) return;
  setTimeout(() => {
    if (isOutdated()) return;
    const files = performance.getEntriesByType("resource");
    container.controller?.postMessage({
      gatsbyApi: "keep",
      version: window.___webpackCompilationHash,
      addresses: [location.href, ...files.map(({ name }) => name)],
    });
  }, MOMENT_MS);
}

/**
 * Lets a waiting worker take over once no page is looked at: nobody is on the way from page to page then. Taking over in
 * the middle of a navigation can leave it hanging.
 */
function handOverUnseen(container: ServiceWorkerContainer) {
  document.addEventListener("visibilitychange", () => {
    setTimeout(() => {
      if (document.visibilityState !== "hidden") return;
      void container.getRegistration().then((registration) =>
        registration?.waiting?.postMessage({
          gatsbyApi: "skipWaitingUnseen",
        }),
      );
    }, OUT_OF_SIGHT_MS);
  });
}
