import { activateWhenHidden, registerLater } from "./register";

export function onClientEntry() {
  // Some browsers have no workers in private windows, none has them without https.
  if (!("serviceWorker" in navigator)) return;
  registerLater(navigator.serviceWorker);
  activateWhenHidden(navigator.serviceWorker);
}
