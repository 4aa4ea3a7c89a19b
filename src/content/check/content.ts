import type { DataFile } from "../readData";
import type { Data, FileName } from "../registry";
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

type PartOf<Value> = Part & { value: Value };

/** A whole file; undefined where the model finds something wrong in it. */
export const fileOf = <File extends FileName>(
  { parts }: CheckedContent,
  file: File,
) =>
  parts.find(
    (part): part is PartOf<Data[File]> =>
      part.file.path === file && part.path.length === 0,
  );

/** A field of a file, whatever is wrong with the others; undefined where the model finds it wrong itself. */
export const fieldOf = <
  File extends FileName,
  Field extends keyof Data[File] & string,
>(
  { parts }: CheckedContent,
  file: File,
  field: Field,
) =>
  parts.find(
    (part): part is PartOf<Data[File][Field]> =>
      part.file.path === file && part.path.join(".") === field,
  );

export const locationIn = (
  { file, path }: Part,
  ...steps: Path
): FileLocation => ({
  file,
  path: [...path, ...steps],
});
