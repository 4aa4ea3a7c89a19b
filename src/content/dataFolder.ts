import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFiles, type Data, type FileName } from "./registry";

/** The folder of the content, from the project's root. Tests have another one. */
export const dataFolder = (): string => process.env.DATA_FOLDER || "data";

/** The value of one JSON file below data/. @throws SyntaxError, or an error of the file system, before the check */
export const readJson = <File extends FileName>(file: File): Data[File] =>
  JSON.parse(readFileSync(path.join(dataFolder(), file), "utf8")) as Data[File];

/** The same for Gatsby's configuration, which is read before the check; null when the file has an error. */
export function readIfValid<File extends FileName>(
  file: File,
): Data[File] | null {
  try {
    const { data } = contentFiles[file].schema.safeParse(readJson(file));
    return (data as Data[File]) ?? null;
  } catch {
    return null;
  }
}
