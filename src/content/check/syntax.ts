/**
 * Reads JSON as it stands, well formed or not: the tree of what it says with the place of every part, and every fault on
 * the way, each told once. After a fault it goes on with what was most probably meant.
 */
import { Cursor } from "./cursor";
import {
  ODD_QUOTES,
  readBare,
  readBareKey,
  readOddText,
  readText,
  type Scalar,
} from "./scalars";
import { withoutSlip } from "./slip";
import {
  emptyNode,
  memberOf,
  type Node,
  type Path,
  type Reading,
} from "./tree";

/** What is wrong with the spelling of a JSON file, and what it says all the same. */
export function readLeniently(text: string): Reading {
  return withoutSlip(text, readPlainly(text), readPlainly);
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

/** What a file begins with; a field where its { is lost. */
const BEGINNING = /[{[]|"[^"\n]*"\s*:/y;

const TEXT_WITHOUT_COLON = /"(?:[^"\\\n]|\\.)*"(?=[ \t]*(?:[,}\n]))/y;

type Closer = "}" | "]";
type Open = { node: Node; closer: Closer; line: number; indent: number };

class Reader extends Cursor {
  private readonly open: Open[] = [];
  private isCertain = true;
  private hasEnded = false;
  /** A bracket was just supplied, so a comma may be missing for the same reason. */
  private isMended = false;

  constructor(
    text: string,
    private readonly byIndentation: boolean,
  ) {
    super(text);
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
        this.tell(
          {
            message: "is empty",
            remedy: "take the content from an earlier version of the file",
          },
          0,
          0,
        );
      }
      this.isCertain = false;
      return null;
    }
    if (!this.isAt(BEGINNING) && !this.skipToBeginning()) return null;
    const start = this.at;
    let root = this.next === '"' ? this.unopened() : this.value();
    this.skip();
    if (this.next === "," && root.kind === "object") {
      root = this.unopenedList(start, root);
    }
    this.skip();
    if (this.next !== "") this.tellRest();
    return root;
  }

  /** Past what stands before the first bracket, or before the first field where the bracket is what is lost. */
  private skipToBeginning(): boolean {
    const start = this.at;
    while (this.at < this.text.length && !this.isAt(BEGINNING)) this.at++;
    if (this.next === '"') return true;
    const isThere = this.next !== "";
    this.tell(
      {
        message: "does not begin with { or [",
        found: this.text.slice(start, Math.min(this.at, start + 20)),
        remedy: isThere
          ? "delete what stands before the first bracket"
          : "take the content from an earlier version of the file",
      },
      start,
      this.at,
    );
    this.isCertain &&= isThere;
    return isThere;
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
    if (this.next === "{") return this.record(true);
    if (this.next === "[") return this.list();
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

  /** From `{` to the `}` that belongs to it. `isOpened`: the bracket stands here; false where it is lost. */
  private record(isOpened: boolean): Node {
    const node = this.enter("object", this.at, isOpened);
    while (this.isInside("}")) {
      if (this.next === "{" || this.next === "[") this.strayBracket(node);
      else this.member(node);
    }
    return this.leave(node);
  }

  /** From `[` to the `]` that belongs to it. */
  private list(): Node {
    const node = this.enter("array", this.at, true);
    this.items(node);
    return this.leave(node);
  }

  private items(list: Node) {
    while (this.isInside("]")) {
      this.path.push(list.items.length);
      list.items.push(this.item(list));
      this.path.pop();
      this.separator("]");
    }
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
    return this.unopened();
  }

  private enter(
    kind: "object" | "array",
    start: number,
    isOpened: boolean,
  ): Node {
    const node = emptyNode(kind, start);
    const closer = kind === "object" ? "}" : "]";
    node.isGuess = !isOpened;
    this.open.push({ node, closer, ...this.lineOf(start) });
    if (isOpened) this.at++;
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
    if (this.next === ":") return this.nameless(record);
    const name = this.name();
    if (!name) return this.junk();
    if (name.isCut) {
      this.at = this.text.length;
      return;
    }
    const [start, end] = [this.at, name.end];
    const key = String(name.value);
    this.path.push(key);
    this.at = this.last = end;
    if (name.fault) this.tell(name.fault, name.fault.at, name.fault.end);
    this.colon();
    const node = this.valueOf(start);
    this.tellTwice(record, key, start, end);
    const isNameGuess = name.fault !== undefined;
    record.members.push({ key, start, end, node, isNameGuess });
    this.path.pop();
    this.separator("}");
  }

  /** A colon and a value: the name before them is lost. */
  private nameless(record: Node) {
    this.tell(
      {
        message: "has a value without a name",
        found: this.rest(),
        remedy: "write the name of the field before the colon",
      },
      this.at,
      this.at + 1,
    );
    record.isGuess = true;
    this.at++;
    this.skip();
    if (!",}]".includes(this.next)) this.value();
    this.separator("}");
  }

  /** The name of a field; null where something else stands. */
  private name(): Scalar | null {
    if (this.next === '"') return readText(this.text, this.at, true);
    if (!ODD_QUOTES.includes(this.next)) return readBareKey(this.text, this.at);
    return this.isAt(/.[\w$-]/y) ? readOddText(this.text, this.at, true) : null;
  }

  private colon() {
    this.skip();
    const { next } = this;
    const hasNoValue =
      next === "" || ",}]".includes(next) || this.isAt(/"[^"\n]*"\s*:/y);
    if (next !== ":" && !hasNoValue) this.tellNoColon();
    this.skip();
    if (this.next === ":") this.at++;
  }

  private tellNoColon() {
    const instead = this.match(/=>|:=|[^\s"{[](?=[ \t]*")|[=;]/y);
    const junk = instead ?? this.match(/[^\s"{}[\],:]+(?=\s*:)/y) ?? "";
    this.tell(
      junk
        ? {
            message: `has ${junk} after its name`,
            expected: "a colon",
            found: junk,
            remedy: instead ? "write : instead" : `delete ${junk}`,
          }
        : {
            message: "has no colon after its name",
            expected: "a colon",
            found: this.rest(),
            remedy: "write a colon between the name and its value",
          },
      this.at,
      this.at + Math.max(junk.length, 1),
    );
    this.at += junk.length;
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
      return this.unopened();
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
    return (
      (startsBelow && this.isAt(/,\s*[{[]/y)) ||
      this.isAt(/,\s*"(?:[^"\\\n]|\\.)*"\s*[,\]]/y)
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
    if (closer === "}" && this.isAt(TEXT_WITHOUT_COLON)) this.surplusText();
    else if (next === ";" || next === "." || next === ":" || isJunk)
      this.junk();
    else this.missingComma();
  }

  private missingComma() {
    this.doubtCount();
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

  /** With a comma too many or too few, it is not sure how many entries a list has. */
  private doubtCount() {
    const { node } = this.open.at(-1) ?? {};
    if (node?.kind === "array") node.isGuess = true;
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
    this.doubtCount();
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
    this.isMended = !isInstead;
    this.skip();
    if (this.next === ",") {
      this.at++;
      this.isMended = false;
    }
  }

  /** A second text after a value. */
  private surplusText() {
    const found = this.match(TEXT_WITHOUT_COLON) ?? "";
    this.tell(
      {
        message: "has a second text after its value",
        found,
        remedy: "delete one of the two",
      },
      this.at,
      this.at + found.length,
      this.lastPath(),
    );
    this.at = this.last = this.at + found.length;
    this.separator("}");
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
  private unopened(): Node {
    this.tellUnopened("{", this.at);
    return this.record(false);
  }

  /** The [ of a list is missing: its first entry is read already. */
  private unopenedList(start: number, first: Node): Node {
    this.tellUnopened("[", start);
    const list = this.enter("array", start, false);
    list.items.push(first);
    this.separator("]");
    this.items(list);
    return this.leave(list);
  }

  private tellUnopened(opener: "{" | "[", at: number) {
    this.uncertain();
    this.tell(
      {
        message: `does not begin with ${opener}`,
        expected: opener,
        remedy: `write ${opener} before this`,
      },
      at,
      at + 1,
    );
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
      const { end } = this;
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

  /** The path of the field or entry that was read last. */
  private lastPath(): Path {
    const { node } = this.open.at(-1) ?? {};
    const step =
      node?.kind === "array"
        ? node.items.length - 1
        : node?.members.at(-1)?.key;
    return step === undefined ? [...this.path] : [...this.path, step];
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
