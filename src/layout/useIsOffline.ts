import { useSyncExternalStore } from "react";

/** Did this page come from the offline copy although the browser takes itself for online? The worker says so. */
let isCopy = false;

function subscribe(changed: () => void) {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const online = () => {
    isCopy = false;
    changed();
  };
  const told = ({ data }: MessageEvent<{ isCopy?: boolean } | null>) => {
    if (typeof data?.isCopy !== "boolean") return;
    isCopy = data.isCopy;
    changed();
  };
  addEventListener("online", online);
  addEventListener("offline", changed);
  worker?.addEventListener("message", told);
  // src/delivery/browser/worker.js answers with a message.
  worker?.controller?.postMessage({ gatsbyApi: "isCopy" });
  return () => {
    removeEventListener("online", online);
    removeEventListener("offline", changed);
    worker?.removeEventListener("message", told);
  };
}

/** Is there no network, or did this page come from the offline copy because the network did not answer? */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isCopy || !navigator.onLine,
    () => false,
  );
