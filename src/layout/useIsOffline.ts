import { useSyncExternalStore } from "react";

/** The worker says that this page comes from the offline copy, although the browser reports a network. */
let isCopy = false;

function subscribe(changed: () => void) {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const online = () => {
    isCopy = false;
    changed();
  };
  const received = ({ data }: MessageEvent<{ isCopy?: boolean } | null>) => {
    if (typeof data?.isCopy !== "boolean") return;
    isCopy = data.isCopy;
    changed();
  };
  addEventListener("online", online);
  addEventListener("offline", changed);
  worker?.addEventListener("message", received);
  // src/delivery/browser/worker.js answers with a message.
  worker?.controller?.postMessage({ gatsbyApi: "isCopy" });
  return () => {
    removeEventListener("online", online);
    removeEventListener("offline", changed);
    worker?.removeEventListener("message", received);
  };
}

/** True without network, and where the page came from the offline copy because the network did not answer. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isCopy || !navigator.onLine,
    () => false,
  );
