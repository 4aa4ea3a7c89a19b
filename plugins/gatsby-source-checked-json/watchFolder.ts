import { watch } from "chokidar";
import { isIgnored } from "./folder";

/**
 * Calls back after a save in a folder, one call at a time, and once for all that is saved during a call.
 * @param onSave must not reject: no later save would call it
 */
export function watchFolder(folder: string, onSave: () => Promise<void>): void {
  let calls = Promise.resolve();
  let isNextWaiting = false;
  watch(folder, {
    ignored: (file: string) => isIgnored(file, folder),
    ignoreInitial: true,
    // In milliseconds. Some editors empty a file before they write it.
    awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
  }).on("all", () => {
    if (isNextWaiting) return;
    isNextWaiting = true;
    calls = calls.then(() => {
      isNextWaiting = false;
      return onSave();
    });
  });
}
