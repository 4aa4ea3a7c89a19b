import { type Kind } from "./files";
import type { Wording } from "./scalars";
import type { Fault, Node, Path } from "./syntax";

/** One file of data/ that holds content, read as far as it can be read. */
export type Document = {
  /** Its path below data/: "pages/home.json". */
  file: string;
  kind: Kind;
  text: string;
  root: Node | null;
  faults: Fault[];
  /** It is not saved as UTF-8, so letters in it may be lost. */
  isForeign: boolean;
  /** False: it is not sure what belongs where, so other files are not measured by it. */
  isCertain: boolean;
};

/** Something to tell about one part of one file. */
export type Finding = Wording & {
  severity: "mistake" | "warning";
  file: string;
  /** The part it is about; it need not exist, as a field that is missing does not. */
  path: Path;
  /** It is about the name of the field, not about its value. */
  isAboutName?: boolean;
  /** Only its length is wrong: what it says can be looked at all the same. */
  isAboutSize?: boolean;
};

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], and = "and"): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(", ")} ${and} ${last}`;
}

/** "1 question", "3 questions". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
