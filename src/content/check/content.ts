import type {
  CheckedContent,
  FileLocation,
  Part,
  Path,
} from "../../../plugins/gatsby-source-checked-json";
import type { Data, FileName } from "../registry";

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
