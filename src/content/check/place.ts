/** Where something stands in a file, in the lines and words of a person. */
import { memberOf, type Node, nodeAt, type Path } from "./tree";

/** The lines of a text: which one a place stands in, and what it says. Lines and columns count from 1, as editors show them. */
export class Lines {
  private readonly starts: number[] = [0];

  constructor(private readonly source: string) {
    for (let at = source.indexOf("\n"); at >= 0;) {
      this.starts.push(at + 1);
      at = source.indexOf("\n", at + 1);
    }
  }

  get count(): number {
    return this.starts.length;
  }

  lineAt(place: number): number {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? Infinity) <= place) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  columnAt(place: number): number {
    return place - this.start(this.lineAt(place)) + 1;
  }

  /** Where a line begins; the end of the text for a line after the last. */
  start(line: number): number {
    return this.starts[line - 1] ?? this.source.length;
  }

  /** A line without its line break. */
  text(line: number): string {
    return this.source
      .slice(this.start(line), this.start(line + 1))
      .replace(/\r?\n$/, "");
  }
}

/** The fields whose text is the title of the entry that holds it, the first of them that is filled. */
const TITLES = ["title", "name", "label", "text", "slug", "id", "from", "area"];
const LONGEST_TITLE = 40;

/** The path in words: `entry 1 "Merit Award" > deadline`, each entry by its own title. */
export function where(root: Node | null, path: Path): string {
  if (path.length === 0) return "the file";
  return path
    .map((step, i) =>
      typeof step === "string"
        ? step.trim() || `"${step}"`
        : entryName(step, nodeAt(root, path.slice(0, i + 1))),
    )
    .join(" > ");
}

export function entryName(index: number, entry?: Node): string {
  const title = TITLES.map((key) => memberOf(entry, key)?.node.scalar).find(
    (value) => typeof value === "string" && value.trim() !== "",
  );
  const name = `entry ${index + 1}`;
  return title === undefined ? name : `${name} "${cut(String(title))}"`;
}

const cut = (text: string, length = LONGEST_TITLE) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** A piece of a file as it is quoted in a message: one line, not too long. */
export const quoted = (text: string): string =>
  cut(text.replace(/\s+/g, " ").trim(), 80);

const AROUND = 2;
const WIDEST = 100;

/** The lines around a place, with their numbers and a mark under what is meant. */
export function codeFrame(lines: Lines, start: number, end: number): string {
  const line = lines.lineAt(start);
  const column = lines.columnAt(start);
  const last = Math.min(lines.count, line + AROUND);
  const width = String(last).length;
  // Of a very long line only the part around the place is shown, and the same part of its neighbours.
  const from = column > WIDEST ? column - WIDEST / 2 : 1;
  const shown = (number: number) => {
    const whole = lines.text(number).replaceAll("\t", " ");
    const part = whole.slice(from - 1, from - 1 + WIDEST);
    return from - 1 + WIDEST < whole.length ? `${part}…` : part;
  };
  const marked = Math.max(
    1,
    Math.min(end - start, shown(line).length - (column - from)),
  );
  const frame: string[] = [];
  for (let n = Math.max(1, line - AROUND); n <= last; n++) {
    if (n === last && n !== line && lines.text(n) === "") continue;
    const sign = n === line ? ">" : " ";
    frame.push(`${sign} ${String(n).padStart(width)} | ${shown(n)}`.trimEnd());
    if (n !== line) continue;
    const gap = " ".repeat(column - from);
    frame.push(`  ${" ".repeat(width)} | ${gap}${"^".repeat(marked)}`);
  }
  return frame.join("\n");
}
