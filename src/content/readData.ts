import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One file below data/, as it stands on disk: nothing is parsed yet. */
export type DataFile = {
  /** Its path below data/ with forward slashes: "pages/home.json". */
  path: string;
  /** Buffers are such; browsers have no other. */
  bytes: Uint8Array;
};

/**
 * Where the content lies, from the project's root: data/, unless DATA_FOLDER names another folder. The tests do: they prove
 * the code on content that no editor changes, so that an edit of data/ never fails one.
 */
export const dataFolder = (): string => process.env.DATA_FOLDER || "data";

/** Files that are for people, not for the site. */
const NOT_CONTENT = /(^|\/)(README\.md|\.DS_Store)$/;

/** Every file of the content, sorted by path, so that reports come in a steady order. */
export function readData(
  folder = dataFolder(),
): { path: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      file,
      path: path.relative(folder, file).split(path.sep).join("/"),
    }))
    .filter((file) => !NOT_CONTENT.test(file.path))
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ file, path }) => ({ path, bytes: readFileSync(file) }));
}

/** What the JSON files among some files say, by their path below data/. Only for files without errors. */
export const parsed = (files: readonly DataFile[]): Record<string, unknown> =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith(".json"))
      .map(({ path, bytes }) => [
        path,
        JSON.parse(new TextDecoder().decode(bytes)),
      ]),
  );

/**
 * The value of one JSON file below data/, for callers that run after the check.
 * @throws SyntaxError, or the file system's error, when it is not
 */
export const readJson = <Content>(
  path: string,
  folder = dataFolder(),
): Content => JSON.parse(readFileSync(`${folder}/${path}`, "utf8")) as Content;
