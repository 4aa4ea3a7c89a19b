import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Data, FileName } from "./registry";

/** One file below data/ as it is on disk, not parsed. */
export type DataFile = {
  /** Its path below data/ with forward slashes: "pages/home.json". */
  path: string;
  /** A Buffer in Node, a plain Uint8Array in the browser. */
  bytes: Uint8Array;
};

/** The folder of the content, from the project's root. Tests have another one. */
export const dataFolder = (): string => process.env.DATA_FOLDER || "data";

/** What people, editors and systems leave beside the content: guides, hidden files and folders, backups. */
const IGNORED =
  /^(?:README\.md|\..*|~.*|.*~|#.*#|.*\.(?:bak|orig|crswap|swp|tmp)|(?:eh)?thumbs\.db|desktop\.ini|icon\r|__MACOSX|@eaDir)$/i;

/** Whether a file below data/, or a folder of its path, is no content. Folders above data/ do not count. */
export const isIgnored = (file: string, folder = dataFolder()): boolean =>
  path
    .relative(folder, file)
    .split(path.sep)
    .some((name) => IGNORED.test(name));

/** The files in a folder and those below it, also by links. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (IGNORED.test(name)) return [];
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });

/** Every file of the content, sorted by path in the same way on every machine. */
export function readData(folder = dataFolder()): DataFile[] {
  return filesIn(folder)
    .map((file) => ({
      path: path.relative(folder, file).split(path.sep).join("/"),
      bytes: readFileSync(file),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The values of the JSON files among some files, by their path below data/. Only for files without errors. */
export const parsed = (files: readonly DataFile[]) =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith(".json"))
      .map(({ path, bytes }) => [
        path,
        JSON.parse(new TextDecoder().decode(bytes)),
      ]),
  ) as Data;

/** The value of one JSON file below data/. @throws SyntaxError, or an error of the file system, before the check */
export const readJson = <File extends FileName>(file: File): Data[File] =>
  JSON.parse(readFileSync(path.join(dataFolder(), file), "utf8")) as Data[File];
