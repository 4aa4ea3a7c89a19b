import { findNodeAtLocation, type Node } from "jsonc-parser";

/** Something wrong with the data. With an error nothing is built. */
export type Problem = {
  severity: "error" | "warning";
  /** Its path in the folder of the data; in what `check` returns from the top of the repository: "data/scholarships.json". */
  file: string;
  /** Line and column count from 1. */
  line: number;
  column: number;
  /** The part of the file: `entry 1 "Merit Award" > deadline`; "" for all of it. */
  where: string;
  message: string;
  /** What to write instead. */
  fix: string;
  /** The file's text, and how many characters of it are marked. */
  text: string;
  length: number;
};

/** A file of the data, as far as it can be read. */
export type ParsedFile = {
  /** Its path below their folder: "pages/home.json". */
  path: string;
  /** Empty for a picture, and for a file that is missing. */
  text: string;
  /** What the text says, with the location of every part; undefined where it is not valid JSON. */
  root?: Node;
  value?: unknown;
};

/** The path from the top of a file to one of its parts: ["footer", "social", 2, "url"]. */
export type Path = readonly (string | number)[];

type Mark = { offset: number; length: number };

/** A part of a file. `mark`: the text to mark, where that is not the part's value. */
export type FileLocation = { file: ParsedFile; path: Path; mark?: Mark };

/** A picture, or a file that is missing. */
export const fileItself = (path: string): FileLocation => ({
  file: { path, text: "" },
  path: [],
});

/** Makes problems at locations. @returns a function of the location, what is wrong there, and what to write instead */
const problem =
  (severity: Problem["severity"]) =>
  (location: FileLocation, message: string, fix: string): Problem => {
    const { path, text } = location.file;
    const { offset, length } = location.mark ?? markOf(location);
    const lines = text.slice(0, offset).split("\n");
    const [line, column] = [lines.length, lines.at(-1)!.length + 1];
    const where = breadcrumbOf(location);
    const data = { file: path, line, column, where, text, length };
    return { severity, message, fix, ...data };
  };

export const error = problem("error");
export const warning = problem("warning");

/** The text to mark: a value, the bracket of an object or list, or for a missing field the object that lacks it. */
function markOf({ file, path }: FileLocation): Mark {
  const { root } = file;
  const node = root && findNodeAtLocation(root, [...path]);
  if (node)
    return { offset: node.offset, length: node.children ? 1 : node.length };
  return path.length === 0
    ? { offset: 0, length: 0 }
    : markOf({ file, path: path.slice(0, -1) });
}

/** The fields that name an entry of a list: no two entries may have the same. */
export const NAME_FIELDS = ["title", "name", "label", "slug"];

/** The fields that an entry may be known by. */
export const TITLE_FIELDS = [...NAME_FIELDS, "text", "from"];

type Fields = Record<string | number, unknown> | null | undefined;

/** Where a part is, as an editor finds it: `entry 1 "Merit Award" > deadline`. */
export function breadcrumbOf({ file, path }: FileLocation): string {
  let { value } = file;
  const names = path.map((step) => {
    value = (value as Fields)?.[step];
    if (typeof step === "string") return JSON.stringify(step).slice(1, -1);
    const titles = TITLE_FIELDS.map((title) => (value as Fields)?.[title]);
    const title = titles.find((text) => typeof text === "string");
    return `entry ${step + 1} ${JSON.stringify(title?.slice(0, 40)) ?? ""}`.trim();
  });
  return names.join(" > ");
}
