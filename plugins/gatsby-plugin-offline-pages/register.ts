/** After the load, so that filling the cache does not compete with hydration. */
const REGISTER_DELAY_MS = 2000;

declare global {
  interface Navigator {
    /** `saveData`: the visitor has asked for as few bytes as possible. Firefox and Safari do not say so. */
    connection?: { saveData: boolean };
  }
}

/** Has Gatsby register the service worker a moment later, and not at all under Save-Data. */
export function registerLater(container: ServiceWorkerContainer) {
  const register = container.register.bind(container);
  container.register = (...args) =>
    new Promise((resolve, reject) => {
      if (navigator.connection?.saveData) return;
      setTimeout(
        () => register(...args).then(resolve, reject),
        REGISTER_DELAY_MS,
      );
    });
}

/**
 * Asks a waiting worker to take over when this tab is hidden; it does so if no other tab is visible (pagesWorker.js).
 * Taking over in the middle of a navigation could leave that hanging.
 */
export function activateWhenHidden(container: ServiceWorkerContainer) {
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState !== "hidden") return;
    // Rejected where the visitor blocks cookies.
    const registration = await container.getRegistration().catch(() => null);
    registration?.waiting?.postMessage("activate if hidden");
  });
}
