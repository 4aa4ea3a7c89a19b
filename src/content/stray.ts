/**
 * One character too many (a bracket, a quote, a line break, a whole line pasted twice) can make everything after it look
 * wrong. Where several faults were found, this looks for the one thing whose deletion explains them.
 */
import { Lines } from "./lines";
import { type Fault, type Node, nodeAt, type Reading } from "./tree";

type Span = { at: number; end: number };

/** How many lines around the first faults are searched. */
const REACH = 1;
/** Of more faults than these no single slip is the cause: every quote is curly, or every comma is missing. */
const ONE_SLIP = 12;
/** How many deletions are tried where no single one makes the whole file well formed: each takes a millisecond or two. */
const MOST = 60;

/** The same reading, its faults told as few as possible. `read` reads a text without looking for strays. */
export function withoutStrays(
  text: string,
  reading: Reading,
  read: (text: string) => Reading,
): Reading {
  const faults = merged(text, reading.faults);
  if (faults.length < 2 && !onlySeemsCut(text, faults)) {
    return { ...reading, faults };
  }
  const spans = candidates(text, faults);
  const cut = ({ at, end }: Span) => text.slice(0, at) + text.slice(end);
  const cure = spans.find((span) => isJson(cut(span)));
  if (cure) return joined(text, cure, read(cut(cure)));
  if (faults.length > ONE_SLIP) return { ...reading, faults };
  const tried = spans
    .slice(0, MOST)
    .map((stray) => ({ stray, rest: read(cut(stray)) }))
    .sort((a, b) => a.rest.faults.length - b.rest.faults.length);
  const [best] = tried;
  return best && best.rest.faults.length < faults.length - 1
    ? joined(text, best.stray, best.rest)
    : { ...reading, faults };
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

/** Everything that may be one thing too many: near the first faults any mark or word, anywhere what is easily pasted. */
function candidates(text: string, faults: readonly Fault[]): Span[] {
  const lines = new Lines(text);
  const near = new Set<number>();
  for (const { at } of faults.slice(0, 3)) {
    const line = lines.lineAt(at);
    for (let l = line - REACH; l <= line + REACH; l++) near.add(l);
  }
  return [
    ...[...near].flatMap((line) => marksIn(text, lines, line)),
    // A bracket that opens makes trouble only where its partner is missed, which may be far below.
    ...spansOf(text, /[{[]/g),
    ...spansOf(text, /("[^"\n]*")(?=\s*\1)/g),
    ...repeatedLines(lines),
  ];
}

const MARK_OR_WORD = /["'“”\\/{}[\],:\n]|[^\s"'“”\\/{}[\],:]+|[^ ]/g;

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

/** The stray thing as a fault of its own, and the other faults back where they stand in the text as it is. */
function joined(text: string, stray: Span, rest: Reading): Reading {
  const length = stray.end - stray.at;
  const back = (place: number) => (place > stray.at ? place + length : place);
  const faults = rest.faults.map((fault) => ({
    ...fault,
    at: back(fault.at),
    end: back(fault.end),
  }));
  if (rest.root) moveBack(rest.root, back);
  const found = text.slice(stray.at, stray.end);
  const fault = strayFault(stray, found, rest.root);
  const around = nodeAt(rest.root, fault.path);
  // With words cut out, it is not sure that something is missing there.
  if (around && /\w/.test(found)) around.isGuess = true;
  return { ...rest, faults: merged(text, [...faults, fault]) };
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

function strayFault(span: Span, found: string, root: Node | null): Fault {
  const shown = found.trim();
  return {
    ...span,
    path: pathAt(root, span.at),
    message: shown
      ? `has ${shown} here, which belongs nowhere`
      : "is broken by the end of a line",
    found: shown || "the end of the line",
    remedy: shown ? `delete ${shown}` : "join the line with the next",
  };
}

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
