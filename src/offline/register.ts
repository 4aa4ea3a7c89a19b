/** After the load, so that filling the cache does not compete with hydration. */
const MOMENT_MS = 2000;

/** Has the visitor asked the browser for as few bytes as possible? */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Has Gatsby register the service worker a moment later, and not at all under Save-Data: gatsby-plugin-offline has no
 * option for either.
 */
export function registerLater(container: ServiceWorkerContainer) {
  const register = container.register.bind(container);
  container.register = (...args) =>
    new Promise((resolve, reject) => {
      if (savesData()) return;
      setTimeout(() => register(...args).then(resolve, reject), MOMENT_MS);
    });
}

/**
 * Lets a new worker take over when this tab goes out of sight. If it took over by itself, in the middle of a navigation,
 * that could be left hanging.
 */
export function handOverUnseen(container: ServiceWorkerContainer) {
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState !== "hidden") return;
    const registration = await container.getRegistration();
    registration?.waiting?.postMessage({ type: "SKIP_WAITING" });
  });
}
