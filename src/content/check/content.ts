import type { DataFile } from "../readData";
import type { Part } from "./compare";
import type { Path, FileLocation, Problem } from "./problem";

/** What the check is told beside the files. */
export type Options = {
  /** The day that deadlines are compared with, such as 2025-01-31. Absent: today. */
  today?: string;
  /** The format of each picture in data/images by its name, null where it is none. Absent: pictures are not checked. */
  pictures?: ReadonlyMap<string, string | null>;
  /** Whether the site has an address, even where data/site.json has none. */
  hasAddress?: boolean;
};

/** What the rules look at: all files of data/, and the parts that match the model. */
export type CheckedContent = Options & {
  today: string;
  files: readonly DataFile[];
  /** Every part of every file in which the model finds nothing wrong. */
  parts: readonly Part[];
};

/** Finds one kind of mistake. Rules see only parts that passed the schema, so nothing is reported twice. */
export type Rule = (content: CheckedContent) => Iterable<Problem>;

export type PartOf<Value> = Part & { value: Value };

/** A part of a file by its path, such as "footer.social", or the whole file; undefined where the model finds it wrong. */
export const partAt = <Value>(
  { parts }: CheckedContent,
  file: string,
  path = "",
) =>
  parts.find(
    (part): part is PartOf<Value> =>
      part.document.file === file && part.path.join(".") === path,
  );

export const locationIn = (
  { document, path }: Part,
  ...steps: Path
): FileLocation => ({
  document,
  path: [...path, ...steps],
});
