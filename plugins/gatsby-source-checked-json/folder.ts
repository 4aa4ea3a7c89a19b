import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** One file of the data as it is on disk, not parsed. */
export type DataFile = {
  /** Its path below their folder with forward slashes: "pages/home.json". */
  path: string;
  /** A Buffer in Node, a plain Uint8Array in the browser. */
  bytes: Uint8Array;
};

/** What people, editors and systems leave beside the content: guides, hidden files and folders, backups. */
const IGNORED =
  /^(?:README\.md|\..*|~.*|.*~|#.*#|.*\.(?:bak|orig|crswap|swp|tmp)|(?:eh)?thumbs\.db|desktop\.ini|icon\r|__MACOSX|@eaDir)$/i;

/** Whether a file below a folder, or a folder of its path there, is no content. */
export const isIgnored = (file: string, folder: string): boolean =>
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
export function readFolder(folder: string): DataFile[] {
  return filesIn(folder)
    .map((file) => ({
      path: path.relative(folder, file).split(path.sep).join("/"),
      bytes: readFileSync(file),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a file is to be a picture: what is not JSON. */
export const isPicture = ({ path }: DataFile): boolean =>
  !path.endsWith(".json");

/** What the JSON files among some files say, by their path. Only for files without errors. */
export const jsonValues = (
  files: readonly DataFile[],
): Record<string, unknown> =>
  Object.fromEntries(
    files
      .filter((file) => !isPicture(file))
      .map(({ path, bytes }) => [
        path,
        JSON.parse(new TextDecoder().decode(bytes)),
      ]),
  );
