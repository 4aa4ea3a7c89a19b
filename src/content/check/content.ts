import type {
  CheckedContent,
  FileLocation,
  Part,
  Path,
} from "../../../plugins/gatsby-source-checked-json";
import type { Data, FileName } from "../registry";

type PartOf<Value> = Part & { value: Value };

const partAt = ({ parts }: CheckedContent, file: FileName, path: string) =>
  parts.find((part) => part.file.path === file && part.path.join(".") === path);

/** A whole file; undefined where the model finds something wrong in it. */
export const fileOf = <File extends FileName>(
  content: CheckedContent,
  file: File,
) => partAt(content, file, "") as PartOf<Data[File]> | undefined;

/** A field of a file, whatever is wrong with the others; undefined where the model finds it wrong itself. */
export const fieldOf = <
  File extends FileName,
  Field extends keyof Data[File] & string,
>(
  content: CheckedContent,
  file: File,
  field: Field,
) => partAt(content, file, field) as PartOf<Data[File][Field]> | undefined;

export const locationIn = (
  { file, path }: Part,
  ...steps: Path
): FileLocation => ({
  file,
  path: [...path, ...steps],
});
