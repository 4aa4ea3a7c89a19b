/**
 * The check of the data. parse.ts reads each file, compare.ts compares it with its model, the site's rules look at all files
 * together; report.ts prints what they find. All of it runs in browsers, too.
 */
import type { z } from "zod";
import type { DataFile } from "../folder";
import { compare, type Part } from "./compare";
import type { Problem } from "./problem";
import { parse } from "./parse";

/** The name of a file in GraphQL, where it is a list that of an entry; and what it must hold. */
type FileModel = { type: string; schema: z.ZodType };

/** What the site says of its data. */
export type Content = {
  /** The model of each file, by its path below the folder of the data. Other files are passed to the rules alone. */
  files: Readonly<Record<string, FileModel>>;
  /** What is looked at beside the model. */
  rules: readonly Rule[];
};

/** What the rules look at: all files, and the parts that match the model. */
export type CheckedContent = {
  /** The day that deadlines are compared with, such as 2025-01-31. */
  today: string;
  /** The format of each picture by its path, null where it is none. Absent: pictures are not checked. */
  pictures?: ReadonlyMap<string, string | null>;
  files: readonly DataFile[];
  /** Every part of every file in which the model finds nothing wrong. */
  parts: readonly Part[];
};

/** Finds one kind of mistake. Rules see only parts that passed the schema, so nothing is reported twice. */
export type Rule = (content: CheckedContent) => Iterable<Problem>;

/**
 * @param folder the folder of the files, as problems name it
 * @param options today is by default the day in UTC; without pictures none is checked
 * @returns all errors and warnings, by file and line; without an error the files fit the model
 */
export function check(
  folder: string,
  files: readonly DataFile[],
  content: Content,
  options: Partial<Pick<CheckedContent, "today" | "pictures">> = {},
) {
  const problems: Problem[] = [];
  const parts: Part[] = [];
  for (const dataFile of files) {
    // Not one of another name that objects have, such as "constructor".
    if (!Object.hasOwn(content.files, dataFile.path)) continue;
    const { schema } = content.files[dataFile.path]!;
    const { file, problems: inText } = parse(dataFile);
    problems.push(...inText);
    if (file.value === undefined) continue;
    const compared = compare(file, schema);
    problems.push(...compared.problems);
    parts.push(...compared.parts);
  }
  const today = new Date().toISOString().slice(0, 10);
  const checked = { today, ...options, files, parts };
  for (const rule of content.rules) problems.push(...rule(checked));
  return problems
    .map((problem) => ({ ...problem, file: `${folder}/${problem.file}` }))
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    );
}
