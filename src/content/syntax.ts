/**
 * Reads JSON as it stands, well formed or not: the tree of what it says with the place of every part, and every fault on
 * the way, each told once. After a fault it goes on with what was most probably meant.
 */
import { Lines } from "./lines";
import {
  codePoint,
  ODD_QUOTES,
  readBare,
  readBareKey,
  readOddText,
  readText,
  type Scalar,
  type Wording,
} from "./scalars";
import { withoutStrays } from "./stray";

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
export type Member = { key: string; start: number; end: number; node: Node };

export type Fault = Wording & { at: number; end: number; path: Path };

export type Reading = {
  root: Node | null;
  faults: Fault[];
  /** False: brackets are lost or the file is cut off, so it is not sure what belongs where. */
  isCertain: boolean;
};

/** What is wrong with the spelling of a JSON file, and what it says all the same. */
export function readLeniently(text: string): Reading {
  return withoutStrays(text, readPlainly(text), readPlainly);
}

function readPlainly(text: string): Reading {
  const asWritten = new Reader(text, false).read();
  if (asWritten.isCertain) return asWritten;
  // Where brackets are lost, the indentation tells best what was meant: the file was tidy before.
  const asIndented = new Reader(text, true).read();
  return asIndented.faults.length <= asWritten.faults.length
    ? asIndented
    : asWritten;
}

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

type Closer = "}" | "]";
type Open = { node: Node; closer: Closer; line: number; indent: number };

/** What JSON is made of: nothing to skip here. */
const ORDINARY = /["{}[\],:\w-]/;
/** Whitespace elsewhere in the world, but not in JSON. */
const FOREIGN_SPACE =
  /[\u00a0\u1680\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/y;
const COMMENT =
  /(?:\/\/[^\n]*|\/\*[^]*?(?:\*\/|$(?![^]))|#[^\n]*)(?:\s*(?:\/\/[^\n]*|\/\*[^]*?(?:\*\/|$(?![^]))|#[^\n]*))*/y;
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})[^\n]*/my;

const emptyNode = (kind: Node["kind"], start: number): Node => ({
  kind,
  start,
  end: start,
  scalar: null,
  members: [],
  items: [],
  isGuess: false,
});

class Reader {
  private at = 0;
  private readonly faults: Fault[] = [];
  private readonly open: Open[] = [];
  private readonly path: (string | number)[] = [];
  private isCertain = true;
  private hasEnded = false;
  /** A bracket was just supplied, so a comma may be missing for the same reason. */
  private isMended = false;
  /** Where the last finished part ends. */
  private last = 0;
  private readonly lines: Lines;

  constructor(
    private readonly text: string,
    private readonly byIndentation: boolean,
  ) {
    this.lines = new Lines(text);
  }

  read(): Reading {
    const root = this.root();
    return { root, faults: this.faults, isCertain: this.isCertain };
  }

  // The whole file

  private root(): Node | null {
    this.skip();
    if (this.next === "") {
      if (this.faults.length === 0) {
        this.tell({ message: "is empty", remedy: "undo the deletion" }, 0, 0);
      }
      this.isCertain = false;
      return null;
    }
    const isField = this.match(/"[^"\n]*"\s*:/y) !== undefined;
    if (!isField && !"{[".includes(this.next) && !this.skipToBracket()) {
      return null;
    }
    const start = this.at;
    let root = isField ? this.unopened("{") : this.value();
    this.skip();
    if (this.next === "," && root.kind === "object") {
      root = this.unopenedList(start, root);
    }
    this.skip();
    if (this.next !== "") this.tellRest();
    return root;
  }

  private skipToBracket(): boolean {
    const bracket = this.text.slice(this.at).search(/[{[]/);
    const start = this.at;
    const end = bracket < 0 ? this.text.length : this.at + bracket;
    this.tell(
      {
        message: "does not begin with { or [",
        found: this.text.slice(start, Math.min(end, start + 20)),
      },
      start,
      end,
    );
    this.at = end;
    this.isCertain &&= bracket >= 0;
    return bracket >= 0;
  }

  private tellRest() {
    this.uncertain();
    this.tell(
      {
        message: "goes on after its end",
        expected: `nothing after the last ${this.text[this.last - 1]}`,
        found: this.rest(),
        remedy: "delete what is too much, often a bracket before this place",
      },
      this.at,
      this.at + 1,
    );
  }

  // Records and lists

  private value(inList = false): Node {
    const start = this.at;
    if (this.next === "{") return this.record(start, 1);
    if (this.next === "[") return this.list(start, 1);
    return this.scalar(
      this.next === '"'
        ? readText(this.text, start, false)
        : ODD_QUOTES.includes(this.next)
          ? readOddText(this.text, start, false)
          : readBare(this.text, start, inList),
    );
  }

  private scalar({ value, end, fault, isCut }: Scalar): Node {
    const node = emptyNode("null", this.at);
    node.kind = value === null ? "null" : (typeof value as Node["kind"]);
    node.scalar = value;
    node.isGuess = Boolean(fault) || Boolean(isCut) || this.isLast(end);
    this.at = this.last = node.end = end;
    // Where the file is cut off, that is the mistake, not the half of a word that is left.
    const isHalf = this.isLast(end) && this.open.length > 0;
    if (fault && !isHalf) this.tell(fault, fault.at, fault.end);
    return node;
  }

  /** From `{` (or where it should stand) to the `}` that belongs to it. */
  private record(start: number, bracket: 0 | 1): Node {
    const node = this.enter("object", "}", start, bracket);
    while (this.isInside("}")) {
      if (this.next === "{" || this.next === "[") this.strayBracket(node);
      else this.member(node);
    }
    return this.leave(node);
  }

  /** From `[` (or where it should stand) to the `]` that belongs to it. */
  private list(start: number, bracket: 0 | 1, first: Node[] = []): Node {
    const node = this.enter("array", "]", start, bracket);
    node.items.push(...first);
    if (first.length > 0) this.separator("]");
    while (this.isInside("]")) {
      this.path.push(node.items.length);
      node.items.push(this.item(node));
      this.path.pop();
      this.separator("]");
    }
    return this.leave(node);
  }

  private item(list: Node): Node {
    const start = this.at;
    if (this.next === ":") {
      this.junk();
      return Object.assign(emptyNode("null", start), { isGuess: true });
    }
    const before = this.faults.length;
    const value = this.value(true);
    this.skip();
    if (this.next !== ":" || value.kind !== "string") return value;
    // A name and a colon in a list: the { of an entry is lost.
    this.faults.length = before;
    this.at = start;
    list.isGuess = true;
    return this.unopened("{");
  }

  private enter(
    kind: "object" | "array",
    closer: Closer,
    start: number,
    bracket: 0 | 1,
  ): Node {
    const node = emptyNode(kind, start);
    node.isGuess = bracket === 0;
    this.open.push({ node, closer, ...this.lineOf(start) });
    this.at = start + bracket;
    return node;
  }

  private leave(node: Node): Node {
    this.open.pop();
    node.end = this.last = this.at;
    return node;
  }

  /** Is there another field or entry before the bracket that closes this one? Takes the bracket when there is none. */
  private isInside(closer: Closer): boolean {
    for (;;) {
      this.skip();
      const { next } = this;
      if (next === "") return this.ended();
      if (this.byIndentation && this.isOutdented()) return this.lost(closer);
      if (next === "," || next === ";") this.surplusComma();
      else if (next === "{" && this.isNextEntry(closer)) {
        return this.lost(closer);
      } else if (next !== "}" && next !== "]") return true;
      else if (this.byIndentation && this.isIndented()) this.surplus();
      else if (next === closer) {
        this.at++;
        return false;
      } else if (this.open.some((open) => open.closer === next)) {
        return this.lost(closer);
      } else this.surplus();
    }
  }

  /** One field: its name, a colon, its value. */
  private member(record: Node) {
    const name = this.name();
    if (!name) return this.junk();
    const [start, end] = [this.at, name.end];
    const key = String(name.value);
    this.path.push(key);
    this.at = this.last = end;
    if (name.isCut) {
      this.at = this.text.length;
      this.ended();
    } else {
      if (name.fault) this.tell(name.fault, name.fault.at, name.fault.end);
      this.colon();
      const node = this.valueOf(start);
      this.tellTwice(record, key, start, end);
      record.members.push({ key, start, end, node });
    }
    this.path.pop();
    this.separator("}");
  }

  private name(): Scalar | null {
    if (this.next === '"') return readText(this.text, this.at, true);
    return ODD_QUOTES.includes(this.next)
      ? readOddText(this.text, this.at, true)
      : readBareKey(this.text, this.at);
  }

  private colon() {
    this.skip();
    if (this.next === ":") {
      this.at++;
      return;
    }
    if (this.next === "" || ",}]".includes(this.next)) return;
    const wrong = /^(?:=>|:=|[^\s"{[](?=[ \t]*")|[=;])/.exec(
      this.text.slice(this.at, this.at + 20),
    );
    if (/^"[^"\n]*"\s*:/.test(this.text.slice(this.at))) return; // the next name: the value is missing too
    const junk = wrong
      ? wrong[0]
      : (/^[^\s"{}[\],:]+(?=\s*:)/.exec(this.text.slice(this.at))?.[0] ?? "");
    this.tell(
      junk
        ? {
            message: `has ${junk} after its name`,
            expected: "a colon",
            found: junk,
            remedy: wrong ? "write : instead" : `delete ${junk}`,
          }
        : {
            message: "has no colon after its name",
            expected: ":",
            found: this.rest(),
            remedy: "write a colon between the name and its value",
          },
      this.at,
      this.at + Math.max(junk.length, 1),
    );
    this.at += junk.length;
    this.skip();
    if (this.next === ":") this.at++;
  }

  /** The value of the field whose name begins at `name`. */
  private valueOf(name: number): Node {
    this.skip();
    if (this.next === ":") {
      this.tell(
        { message: "has two colons", remedy: "delete one" },
        this.at,
        this.at + 1,
      );
      this.at++;
      this.skip();
    }
    if (this.next === "" || ",}]".includes(this.next)) return this.noValue();
    const [start, before] = [this.at, this.faults.length];
    const startsBelow = this.lineOf(start).line > this.lineOf(name).line;
    const value = this.value();
    this.skip();
    if (this.next === ":" && value.kind === "string") {
      // What was read is a name itself: either the { before it is lost, or the value.
      this.faults.length = before;
      this.at = start;
      if (startsBelow && this.column(start) <= this.column(name)) {
        this.last = name;
        return this.noValue();
      }
      return this.unopened("{");
    }
    return this.isListWithoutBracket(startsBelow)
      ? this.unopenedList(start, value)
      : value;
  }

  private noValue(): Node {
    if (this.next === "") this.ended();
    else {
      this.tell(
        {
          message: "has no value",
          found: this.rest(),
          remedy: "write its value after the colon; null where it has none",
        },
        this.at,
        this.at + 1,
      );
      this.isMended = true;
    }
    return Object.assign(emptyNode("null", this.at), { isGuess: true });
  }

  /** After a value: does another one follow that has no name, so that the [ before them is lost? */
  private isListWithoutBracket(startsBelow: boolean): boolean {
    if (this.next === "]") {
      return (
        this.open.at(-1)?.closer === "}" &&
        (startsBelow || !this.open.some(({ closer }) => closer === "]"))
      );
    }
    if (this.next !== ",") return false;
    const after = this.text.slice(this.at + 1);
    return (
      (startsBelow && /^\s*[{[]/.test(after)) ||
      /^\s*"(?:[^"\\\n]|\\.)*"\s*[,\]]/.test(after)
    );
  }

  // What goes between

  /** The comma after a field or an entry, unless it was the last. */
  private separator(closer: Closer) {
    this.skip();
    const { next } = this;
    const wasMended = this.isMended;
    this.isMended = false;
    if (next === ",") {
      const comma = this.at++;
      this.skip();
      if (this.next === closer) this.trailingComma(comma);
      return;
    }
    if (next === "" || next === "}" || next === "]") return;
    if (wasMended) return;
    if (this.byIndentation && this.isOutdented()) return;
    const isJunk = this.isOnLine(this.last) && !'"{['.includes(next);
    if (next === ";" || next === "." || next === ":" || isJunk) this.junk();
    else this.missingComma();
  }

  private missingComma() {
    const at = this.last;
    this.tell(
      {
        message: "has no comma after it",
        expected: ",",
        found: this.rest(),
        remedy: "write a comma at the end of this line",
      },
      at - 1,
      at,
      this.lastPath(),
    );
  }

  private trailingComma(comma: number) {
    this.tell(
      {
        message: "has a comma after its last part",
        expected: `${this.next} without a comma before it`,
        found: ",",
        remedy: "delete the comma",
      },
      comma,
      comma + 1,
    );
  }

  private surplusComma() {
    this.tell(
      {
        message: `has a ${this.next === "," ? "comma" : "semicolon"} too many`,
        found: this.next,
        remedy: "delete it",
      },
      this.at,
      this.at + 1,
    );
    this.at++;
  }

  /** Something that belongs nowhere, up to the next thing that may. */
  private junk() {
    const start = this.at;
    const junk =
      /^[:;.]|^[^\n,{}[\]"]+/.exec(this.text.slice(start))?.[0].trimEnd() ||
      this.next;
    const isInstead = junk === ";" || junk === ".";
    this.tell(
      {
        message: isInstead
          ? `has a ${junk === ";" ? "semicolon" : "full stop"} where a comma belongs`
          : "has something here that belongs nowhere",
        found: junk,
        remedy: isInstead ? "write a comma instead" : `delete ${junk}`,
      },
      start,
      start + junk.length,
    );
    this.at = start + junk.length;
    this.isMended = true;
    this.skip();
    if (this.next === ",") {
      this.at++;
      this.isMended = false;
    }
  }

  private tellTwice(record: Node, key: string, start: number, end: number) {
    const first = memberOf(record, key);
    if (!first) return;
    this.tell(
      {
        message: `is written twice: in line ${this.lineOf(first.start).line} already`,
        expected: "every field once",
        remedy: "delete one of the two",
      },
      start,
      end,
    );
  }

  // Lost and surplus brackets

  /** The bracket that closes what is open here is missing. */
  private lost(closer: Closer): false {
    this.uncertain();
    this.tell(
      {
        message: `is not closed: ${closer} is missing`,
        expected: closer,
        found: this.rest(),
        remedy: `write ${closer} after this`,
      },
      Math.max(this.last - 1, 0),
      this.last,
    );
    this.isMended = true;
    return false;
  }

  /** The { of a record is missing: its first name stands here. */
  private unopened(opener: "{"): Node {
    this.uncertain();
    this.tell(
      {
        message: `does not begin with ${opener}`,
        expected: opener,
        found: this.rest(),
        remedy: `write ${opener} before this`,
      },
      this.at,
      this.at + 1,
    );
    return this.record(this.at, 0);
  }

  /** The [ of a list is missing: its first entry is read already. */
  private unopenedList(start: number, first: Node): Node {
    this.uncertain();
    this.tell(
      {
        message: "does not begin with [",
        expected: "[",
        remedy: "write [ before this",
      },
      start,
      start + 1,
    );
    const end = this.at;
    const list = this.enter("array", "]", start, 0);
    this.open.pop();
    this.at = end;
    return this.listFrom(list, first);
  }

  private listFrom(list: Node, first: Node): Node {
    this.open.push({ node: list, closer: "]", ...this.lineOf(list.start) });
    list.items.push(first);
    this.separator("]");
    while (this.isInside("]")) {
      list.items.push(this.item(list));
      this.separator("]");
    }
    return this.leave(list);
  }

  private surplus() {
    this.uncertain();
    this.tell(
      {
        message: `has a ${this.next} too many`,
        found: this.next,
        remedy: "delete it",
      },
      this.at,
      this.at + 1,
    );
    this.at++;
    this.isMended = true;
  }

  /** A { where a field belongs, in an entry of a list: most probably the next entry, and this one lacks its }. */
  private isNextEntry = (closer: Closer) =>
    closer === "}" && this.open.at(-2)?.closer === "]";

  /** A list or record without a name where a field belongs. */
  private strayBracket(record: Node) {
    this.uncertain();
    this.tell(
      {
        message: `has a ${this.next} where the name of a field belongs`,
        found: this.rest(),
        remedy: "write a name and a colon before it, or delete it",
      },
      this.at,
      this.at + 1,
    );
    record.isGuess = true;
    do this.value();
    while (this.match(/\s*,\s*(?=[{[])/y) && this.skipComma());
    this.skip();
    if (this.next === "]") this.at++;
    this.separator("}");
  }

  private skipComma(): true {
    this.skip();
    this.at++;
    this.skip();
    return true;
  }

  private ended(): false {
    if (!this.hasEnded) {
      const closers = this.open.map(({ closer }) => closer).reverse();
      this.uncertain();
      const end = this.text.trimEnd().length;
      this.tell(
        {
          message: "ends too early: the file is cut off here",
          expected: closers.join(" and ") || "a value",
          found: "the end of the file",
          remedy:
            "write what is missing, or take the end from an earlier version of the file",
        },
        Math.max(end - 1, 0),
        end,
      );
    }
    this.hasEnded = true;
    return false;
  }

  private uncertain() {
    this.isCertain = false;
    for (const { node } of this.open) node.isGuess = true;
  }

  // Small helpers

  private get next() {
    return this.text[this.at] ?? "";
  }

  /** Goes on to the next thing that means something, and tells of what may not stand between. */
  private skip() {
    for (;;) {
      if (ORDINARY.test(this.next)) return;
      const space = this.match(/[ \t\r\n]+/y);
      if (space) this.at += space.length;
      else if (!this.skipForeign()) return;
    }
  }

  private skipForeign(): boolean {
    const foreign: [RegExp, (found: string) => Wording][] = [
      [
        CONFLICT,
        (found) => ({
          message: "has a mark of two versions that git could not join",
          found,
          remedy: "keep the lines of one version, and delete this line",
        }),
      ],
      [
        COMMENT,
        () => ({
          message: "has a comment, which JSON does not allow",
          remedy: "delete the comment",
        }),
      ],
      [
        FOREIGN_SPACE,
        (found) => ({
          message: `has an invisible character here (${codePoint(found)})`,
          remedy: "delete it, and write an ordinary space if one is needed",
        }),
      ],
    ];
    for (const [pattern, wording] of foreign) {
      const found = this.match(pattern);
      if (!found) continue;
      this.tell(wording(found), this.at, this.at + found.length);
      this.at += found.length;
      return true;
    }
    return false;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  private tell(
    wording: Wording,
    at: number,
    end: number,
    path: Path = [...this.path],
  ) {
    const { message, expected, found, remedy } = wording;
    this.faults.push({ message, expected, found, remedy, at, end, path });
  }

  /** The path of the field or entry that was read last. */
  private lastPath(): Path {
    const { node } = this.open.at(-1) ?? {};
    const step =
      node?.kind === "array"
        ? node.items.length - 1
        : node?.members.at(-1)?.key;
    return step === undefined ? [...this.path] : [...this.path, step];
  }

  private rest(): string {
    const line = this.text.slice(this.at).split("\n", 1)[0] ?? "";
    return line.trim().slice(0, 40) || "the end of the file";
  }

  private isLast = (at: number) => at >= this.text.trimEnd().length;

  private isOnLine = (at: number) =>
    !this.text.slice(at, this.at).includes("\n");

  /** The line of a place, from 1, and how far that line is indented. */
  private lineOf(at: number) {
    const line = this.lines.lineAt(at);
    return { line, indent: this.lines.text(line).search(/[^ \t]|$/) };
  }

  private column = (at: number) => at - this.lines.start(this.lines.lineAt(at));

  /** Is this the first thing on its line, and if so, how far in? */
  private ownIndent(): number | null {
    const { indent } = this.lineOf(this.at);
    return this.column(this.at) === indent ? indent : null;
  }

  /** Does the line here stand further left than what is open allows, so that its bracket must be lost? */
  private isOutdented(): boolean {
    const open = this.open.at(-1);
    const indent = this.ownIndent();
    if (!open || indent === null || this.lineOf(this.at).line === open.line) {
      return false;
    }
    const isCloser = this.next === "}" || this.next === "]";
    return isCloser
      ? indent < open.indent
      : indent <= open.indent && this.open.length > 1 && this.next !== ",";
  }

  /** Does a closing bracket stand further right than the line that it would close? */
  private isIndented(): boolean {
    const open = this.open.at(-1);
    const indent = this.ownIndent();
    return open !== undefined && indent !== null && indent > open.indent;
  }
}
