/** What a JSON file says, with the place of every part. */
import type { Scalar } from "./scalars";
import type { Wording } from "./wording";

/** The way from the top of a file to one of its parts: ["footer", "quickLinks", 2, "to"]. */
export type Path = readonly (string | number)[];

export type Node = {
  kind: "object" | "array" | "string" | "number" | "boolean" | "null";
  start: number;
  end: number;
  /** The value of a text, number or word; null for lists and records. */
  scalar: Scalar["value"];
  members: Member[];
  items: Node[];
  /** A fault stands in it, so what it says is a guess: nothing more is told about it. */
  isGuess: boolean;
};

/** One field of a record, with the place of its name. */
type Member = {
  key: string;
  start: number;
  end: number;
  node: Node;
  /** A fault stands in the name, so it may be meant for another. */
  isNameGuess: boolean;
};

export type Fault = Wording & { at: number; end: number; path: Path };

export type Reading = {
  root: Node | null;
  faults: Fault[];
  /** False: brackets are lost or the file is cut off, so it is not sure what belongs where. */
  isCertain: boolean;
};

/** The value that JSON.parse would give for a part of the tree. */
export function valueOf(node: Node): unknown {
  if (node.kind === "array") return node.items.map(valueOf);
  if (node.kind !== "object") return node.scalar;
  // fromEntries makes an own property of any name, as JSON.parse does, also of "__proto__".
  return Object.fromEntries(
    node.members.map(({ key, node }) => [key, valueOf(node)]),
  );
}

/** The field of that name; the last one counts where it is written twice, as for JSON.parse. */
export const memberOf = (node: Node | null | undefined, key: string) =>
  node?.members.findLast((member) => member.key === key);

/** The part of the tree at the end of a path, if there is one. */
export const nodeAt = (root: Node | null, path: Path): Node | undefined =>
  path.reduce<Node | undefined>(
    (node, step) =>
      typeof step === "number" ? node?.items[step] : memberOf(node, step)?.node,
    root ?? undefined,
  );

/** A part of which nothing is known yet but where it begins. */
export const emptyNode = (kind: Node["kind"], start: number): Node => ({
  kind,
  start,
  end: start,
  scalar: null,
  members: [],
  items: [],
  isGuess: false,
});
