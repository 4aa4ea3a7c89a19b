import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One file below data/, as it stands on disk: nothing is parsed yet. */
export type DataFile = {
  /** Its path below data/ with forward slashes: "pages/home.json". */
  path: string;
  /** Buffers are such; browsers have no other. */
  bytes: Uint8Array;
};

/** Where the content lies, from the project's root. Tests name another folder than data/, in which no editor changes it. */
export const dataFolder = (): string => process.env.DATA_FOLDER || "data";

/** Files that are for people, not for the site. */
const NOT_CONTENT = /^(README\.md|\.DS_Store)$/;

/** Every file of the content, sorted by path, so that reports come in a steady order. */
export function readData(
  folder = dataFolder(),
): { path: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_CONTENT.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({
      path: path.relative(folder, file).split(path.sep).join("/"),
      bytes: readFileSync(file),
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
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

/** The value of one JSON file below data/. @throws SyntaxError, or an error of the file system, before the check */
export const readJson = <Content>(
  path: string,
  folder = dataFolder(),
): Content => JSON.parse(readFileSync(`${folder}/${path}`, "utf8")) as Content;
