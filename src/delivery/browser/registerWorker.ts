/** The first moments of a visit are the visitor's: what is drawn and taken over then needs the whole of a slow phone. */
const MOMENT_MS = 2000;

/**
 * Has the service worker registered a moment after the page has loaded, and not at all where the visitor saves data.
 * Gatsby, told to register by gatsby-browser.tsx, does so as it starts and has no option for this, so its call is held back.
 */
export function registerLater(container: ServiceWorkerContainer) {
  const register = container.register.bind(container);
  container.register = (...args) =>
    new Promise((resolve, reject) => {
      if (savesData()) return; // never settled: nothing follows
      const now = () => register(...args).then(resolve, reject);
      afterLoad(() => setTimeout(now, MOMENT_MS));
    });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function afterLoad(then: () => void) {
  if (document.readyState === "complete") then();
  else addEventListener("load", then, { once: true });
}

/** A page that is left for another one of ours goes out of sight too, but is gone before this has passed. */
const OUT_OF_SIGHT_MS = 1000;

/**
 * Lets a worker that waits take over once no page is looked at: nobody is on the way from page to page then. Taking over in
 * the middle of a navigation can leave it hanging.
 */
export function handOverUnseen(container: ServiceWorkerContainer) {
  document.addEventListener("visibilitychange", () => {
    setTimeout(() => {
      if (document.visibilityState !== "hidden") return;
      void container
        .getRegistration()
        .then((registration) =>
          registration?.waiting?.postMessage({ gatsbyApi: "takeOver" }),
        );
    }, OUT_OF_SIGHT_MS);
  });
}
