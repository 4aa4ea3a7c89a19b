/**
 * One slip (a bracket or quote too many, a line pasted twice, two lines swapped) can make everything after it look wrong.
 * Where several faults were found, this looks for the one slip that explains them.
 */
import { Lines } from "./place";
import { type Fault, type Node, nodeAt, type Reading } from "./tree";

type Span = { at: number; end: number };

/** A text without the slip, where each of its places stood before, and the slip itself as a fault. */
type Cure = {
  text: string;
  back: (place: number) => number;
  slip: Omit<Fault, "path">;
};

/** How many lines around the first faults are searched. */
const REACH = 1;
/** Of more faults than these no single slip is the cause: every quote is curly, or every comma is missing. */
const ONE_SLIP = 12;
/** How many cures are tried where none makes the whole file well formed: each takes a millisecond or two. */
const MOST = 60;

/** The same reading, its faults told as few as possible. `read` reads a text without looking for slips. */
export function withoutSlip(
  text: string,
  reading: Reading,
  read: (text: string) => Reading,
): Reading {
  const faults = merged(text, reading.faults);
  const asRead = { ...reading, faults };
  if (faults.length < 2 && !onlySeemsCut(text, faults)) return asRead;
  const lines = new Lines(text);
  const near = linesNear(lines, faults);
  const deletions = strays(text, lines, near).map((span) =>
    deletion(text, span),
  );
  // A line moved up or down may well be two slips, both easily mended; more faults than that are a bracket's.
  const swaps = faults.length > 2 ? swapped(text, lines, near) : [];
  const cure = [...swaps, ...deletions].find(({ text }) => isJson(text));
  if (cure) return joined(text, cure, read(cure.text));
  if (faults.length > ONE_SLIP) return asRead;
  const [best] = deletions
    .slice(0, MOST)
    .map((cure) => ({ cure, rest: read(cure.text) }))
    .sort((a, b) => a.rest.faults.length - b.rest.faults.length);
  return best && best.rest.faults.length < faults.length - 1
    ? joined(text, best.cure, best.rest)
    : asRead;
}

/** The end is missed, though the last bracket of the file is there: a bracket somewhere before it opens in vain. */
const onlySeemsCut = (text: string, [fault]: readonly Fault[]) =>
  fault !== undefined &&
  fault.end === text.trimEnd().length &&
  /^[}\]]\s*$(?![^])/m.test(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function linesNear(lines: Lines, faults: readonly Fault[]): number[] {
  const near = new Set<number>();
  for (const { at } of faults.slice(0, 3)) {
    const line = lines.lineAt(at);
    for (let l = line - REACH; l <= line + REACH; l++) near.add(l);
  }
  return [...near].filter((line) => line >= 1 && line <= lines.count);
}

/** Everything that may be one thing too many: near the first faults any mark or word, anywhere what is easily pasted. */
const strays = (text: string, lines: Lines, near: readonly number[]) => [
  ...near.flatMap((line) => marksIn(text, lines, line)),
  // A bracket that opens makes trouble only where its partner is missed, which may be far below.
  ...spansOf(text, /[{[]/g),
  ...spansOf(text, /("[^"\n]*")(?=\s*\1)/g),
  ...repeatedLines(lines),
];

/** A mark or a word, but not what may well be a value: without it, what follows would take its place. */
const MARK_OR_WORD =
  /["'“”\\/{}[\],:\n]|(?!(?:null|true|false|-?\d[\d.]*)[ \t]*[,}\]\n])[^\s"'“”\\/{}[\],:]+|[^ \w]/g;

/** The marks and words of a line; the line itself only where it says nothing, so that no content is called too much. */
function marksIn(text: string, lines: Lines, line: number): Span[] {
  const [at, end] = [lines.start(line), lines.start(line + 1)];
  const marks = spansOf(text.slice(at, end), MARK_OR_WORD, at);
  return /\w/.test(text.slice(at, end)) ? marks : [...marks, { at, end }];
}

const spansOf = (text: string, pattern: RegExp, from = 0): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    at: from + index,
    end: from + index + found.length,
  }));

function repeatedLines(lines: Lines): Span[] {
  const spans: Span[] = [];
  for (let line = 2; line <= lines.count; line++) {
    if (lines.text(line) !== lines.text(line - 1)) continue;
    spans.push({ at: lines.start(line), end: lines.start(line + 1) });
  }
  return spans;
}

function deletion(text: string, { at, end }: Span): Cure {
  const found = text.slice(at, end);
  const shown = found.trim();
  return {
    text: text.slice(0, at) + text.slice(end),
    back: (place) => (place > at ? place + end - at : place),
    slip: {
      at,
      end,
      message: shown
        ? `has ${shown} here, which belongs nowhere`
        : "is broken by the end of a line",
      found: shown || "the end of the line",
      remedy: shown ? `delete ${shown}` : "join the line with the next",
    },
  };
}

/** Each line near the faults in the place of the next one. */
const swapped = (text: string, lines: Lines, near: readonly number[]) =>
  near.map((line): Cure => {
    const [at, middle, end] = [
      lines.start(line),
      lines.start(line + 1),
      lines.start(line + 2),
    ];
    const [one, other] = [text.slice(at, middle), text.slice(middle, end)];
    return {
      text: text.slice(0, at) + other + one + text.slice(end),
      back: (place) =>
        place < at || place >= end
          ? place
          : place < at + other.length
            ? place + one.length
            : place - other.length,
      slip: {
        at,
        end: middle,
        message: "has two lines in the wrong order",
        found: one.trim(),
        remedy: "swap this line and the next",
      },
    };
  });

/** The slip as a fault of its own, and everything else where it stands in the text as it is. */
function joined(text: string, { back, slip }: Cure, rest: Reading): Reading {
  const faults = rest.faults.map((fault) => ({
    ...fault,
    at: back(fault.at),
    end: back(fault.end),
  }));
  if (rest.root) moveBack(rest.root, back);
  const path = pathAt(rest.root, slip.at);
  const around = nodeAt(rest.root, path);
  // With words cut out, it is not sure that something is missing there.
  if (around && /\w/.test(slip.found ?? "")) around.isGuess = true;
  return { ...rest, faults: merged(text, [...faults, { ...slip, path }]) };
}

/** Something else where a bracket, colon or quote belongs is found twice, as too much and as missing: told once. */
function merged(text: string, faults: readonly Fault[]): Fault[] {
  const inOrder = faults.toSorted((a, b) => a.at - b.at);
  return inOrder.filter((fault, i) => {
    const before = inOrder[i - 1];
    if (!before) return true;
    const between = text.slice(before.end, fault.at);
    const aboutOneBracket = isBracket(before) !== isBracket(fault);
    return (aboutOneBracket ? between.trim() : between) !== "";
  });
}

const isBracket = ({ expected = "" }: Fault) => /^[{}[\]]$/.test(expected);

function moveBack(node: Node, back: (place: number) => number) {
  node.start = back(node.start);
  node.end = back(node.end);
  node.items.forEach((item) => moveBack(item, back));
  for (const member of node.members) {
    member.start = back(member.start);
    member.end = back(member.end);
    moveBack(member.node, back);
  }
}

/** The path of the innermost part of the tree around a place. */
function pathAt(node: Node | null, place: number): (string | number)[] {
  const around = ({ start, end }: Pick<Node, "start" | "end">) =>
    start <= place && place <= end;
  const index = node?.items.findIndex(around) ?? -1;
  if (node && index >= 0) {
    return [index, ...pathAt(node.items[index] ?? null, place)];
  }
  const member = node?.members.find(({ start, node }) =>
    around({ start, end: node.end }),
  );
  return member ? [member.key, ...pathAt(member.node, place)] : [];
}
