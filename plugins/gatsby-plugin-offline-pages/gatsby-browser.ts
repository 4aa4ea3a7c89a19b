import { activateWhenHidden, registerLater, workers } from "./register";

export function onClientEntry() {
  const container = workers();
  if (!container) return;
  registerLater(container);
  activateWhenHidden(container);
}
