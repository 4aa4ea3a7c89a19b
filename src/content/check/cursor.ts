/** A place in a JSON text: what comes next, what may not stand between, and the faults found on the way. */
import { Lines } from "./place";
import { codePoint } from "./scalars";
import type { Fault, Path } from "./tree";
import type { Wording } from "./wording";

/** What JSON is made of: nothing to skip here. */
const ORDINARY = /["{}[\],:\w-]/;
/** Whitespace elsewhere in the world, but not in JSON. */
const FOREIGN_SPACE =
  /[\u00a0\u1680\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/y;
const COMMENT =
  /(?:\/\/[^\n]*|\/\*[^]*?(?:\*\/|$(?![^]))|#[^\n]*)(?:\s*(?:\/\/[^\n]*|\/\*[^]*?(?:\*\/|$(?![^]))|#[^\n]*))*/y;
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})[^\n]*/my;

export class Cursor {
  protected at = 0;
  /** Where the last finished part ends. */
  protected last = 0;
  protected readonly faults: Fault[] = [];
  protected readonly path: (string | number)[] = [];
  /** Where the text ends, spaces and line breaks apart. */
  protected readonly end: number;
  private readonly lines: Lines;

  constructor(protected readonly text: string) {
    this.lines = new Lines(text);
    this.end = text.trimEnd().length;
  }

  protected get next() {
    return this.text[this.at] ?? "";
  }

  /** Goes on to the next thing that means something, and tells of what may not stand between. */
  protected skip() {
    for (;;) {
      if (ORDINARY.test(this.next)) return;
      const space = this.match(/[ \t\r\n]+/y);
      if (space) this.at += space.length;
      else if (!this.skipForeign()) return;
    }
  }

  protected skipForeign(): boolean {
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

  protected match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  protected isAt = (pattern: RegExp) => this.match(pattern) !== undefined;

  protected tell(
    wording: Wording,
    at: number,
    end: number,
    path: Path = [...this.path],
  ) {
    const { message, expected, found, remedy } = wording;
    this.faults.push({ message, expected, found, remedy, at, end, path });
  }

  protected rest(): string {
    const line = this.text.slice(this.at).split("\n", 1)[0] ?? "";
    return line.trim().slice(0, 40) || "the end of the file";
  }

  protected isLast = (at: number) => at >= this.end;

  protected isOnLine = (at: number) =>
    !this.text.slice(at, this.at).includes("\n");

  /** The line of a place, from 1, and how far that line is indented. */
  protected lineOf(at: number) {
    const line = this.lines.lineAt(at);
    return { line, indent: this.lines.text(line).search(/[^ \t]|$/) };
  }

  protected column = (at: number) =>
    at - this.lines.start(this.lines.lineAt(at));

  /** Is this the first thing on its line, and if so, how far in? */
  protected ownIndent(): number | null {
    const { indent } = this.lineOf(this.at);
    return this.column(this.at) === indent ? indent : null;
  }
}
