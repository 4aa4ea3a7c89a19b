import { checkData } from "./checkData";
import type { Options } from "./check/content";
import { report, summary } from "./check/report";
import { parsed, readData } from "./readData";
import type { Data, FileName } from "./registry";
import { withVariables } from "./variables";

/** Read when first asked for: Gatsby may run queries in worker processes, in which nothing was checked. */
let latest: Data | undefined;

/**
 * Checks data/, reports all that is wrong with it, and uses it from now on where it has no error. Printed past Gatsby's
 * reporter, which breaks lines at 80 columns and would tear code frames apart.
 * @returns a sentence on the errors, null where there are none
 */
export async function refreshValidData(more?: Options): Promise<string | null> {
  const { files, problems, errors } = await checkData(more);
  const reported = errors.length > 0 ? errors : problems;
  reported.forEach((problem) => process.stdout.write(`${report(problem)}\n`));
  if (errors.length > 0) return summary(errors);
  latest = parsed(files);
  return null;
}

/** The last valid version of a data file: `develop` goes on with it until an editor has fixed an error. */
export const validData = <File extends FileName>(file: File): Data[File] =>
  (latest ??= parsed(readData()))[file];

/** The same with the variables in its texts filled in, as queries answer it. */
export const filledData = <File extends FileName>(file: File): Data[File] =>
  withVariables(validData(file), validData);
