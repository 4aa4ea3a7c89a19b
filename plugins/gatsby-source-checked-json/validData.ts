import { watch } from "chokidar";
import { checkFolder } from "./checkFolder";
import { report, summary } from "./check/report";
import { dataFolder, isIgnored, parsed } from "./readData";
import { withVariables } from "./variables";

/**
 * Checks data/, and reports all that is wrong with it. Printed past Gatsby's reporter, which breaks lines at 80 columns and
 * would tear code frames apart.
 * @returns what the files say, with the variables in all texts filled in; where there are errors, a sentence on them instead
 */
export async function readValidData() {
  const { files, problems, errors } = await checkFolder();
  const reported = errors.length > 0 ? errors : problems;
  reported.forEach((problem) => process.stdout.write(`${report(problem)}\n`));
  if (errors.length > 0) return { error: summary(errors) };
  const data = parsed(files);
  return { data: withVariables(data, (file) => data[file]) };
}

/** Calls back after a save in data/, one call at a time, and once for all that is saved during a call. */
export function watchData(onSave: () => Promise<void>): void {
  let calls = Promise.resolve();
  let isNextWaiting = false;
  watch(dataFolder(), {
    ignored: (file: string) => isIgnored(file),
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
