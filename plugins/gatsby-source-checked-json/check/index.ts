/**
 * The check of data/. read.ts reads each file, compare.ts compares it with the model, rules.ts and warnings.ts look at all files
 * together; report.ts prints what they find. All of it runs in browsers, too.
 */
import { modelOfFile } from "../registry";
import type { DataFile } from "../readData";
import type { Options } from "./content";
import { compare, type Part } from "./compare";
import type { Problem } from "./problem";
import { read } from "./read";
import { rules } from "./rules";
import { warnings } from "./warnings";

/** Finds all errors and warnings, by file and line. A file of the site that is not among the files is missing. */
export function check(files: readonly DataFile[], options: Options = {}) {
  const problems: Problem[] = [];
  const parts: Part[] = [];
  for (const dataFile of files) {
    const model = modelOfFile(dataFile.path);
    if (!model) continue;
    const { file, problems: inText } = read(dataFile);
    problems.push(...inText);
    if (file.value === undefined) continue;
    const compared = compare(file, model.schema);
    problems.push(...compared.problems);
    parts.push(...compared.parts);
  }
  const today = new Date().toISOString().slice(0, 10);
  const content = { today, ...options, files, parts };
  for (const rule of [...rules, ...warnings]) problems.push(...rule(content));
  return problems.sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
