import { watch } from "chokidar";
import { checkFolder, type Folder } from "./checkFolder";
import { report, summary } from "./check/report";
import { isIgnored, isPicture, parsed } from "./readData";

/**
 * Checks a folder, and reports all that is wrong with it. Printed past Gatsby's reporter, which breaks lines at 80 columns and
 * would tear code frames apart.
 * @returns what the files say, by their paths, and the pictures; where there are errors, a sentence on them instead
 */
export async function readValidData(folder: Folder) {
  const { files, problems, errors } = await checkFolder(folder);
  const reported = errors.length > 0 ? errors : problems;
  reported.forEach((problem) => process.stdout.write(`${report(problem)}\n`));
  return errors.length > 0
    ? { error: summary(errors) }
    : { data: parsed(files), pictures: files.filter(isPicture) };
}

/**
 * Calls back after a save in a folder, one call at a time, and once for all that is saved during a call.
 * @param onSave never rejects: no later save would be told
 */
export function watchData(folder: string, onSave: () => Promise<void>): void {
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
