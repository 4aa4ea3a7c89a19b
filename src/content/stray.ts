/**
 * One character too many (a bracket, a quote, a line break, a whole line pasted twice) can make everything after it look
 * wrong. Where several faults were found, this looks for the one thing whose deletion explains them.
 */
import { Lines } from "./lines";
import type { Fault, Node, Reading } from "./syntax";

type Span = { at: number; end: number };

/** How many lines around the first faults are searched, and how many deletions are tried at most. */
const REACH = 1;
const MOST = 400;

/** The same reading, its faults told as few as possible. `read` reads a text without looking for strays. */
export function withoutStrays(
  text: string,
  reading: Reading,
  read: (text: string) => Reading,
): Reading {
  const faults = merged(text, reading.faults);
  if (faults.length < 2) return { ...reading, faults };
  let best: { stray: Span; rest: Reading } | null = null;
  let fewest = faults.length - 1;
  for (const stray of candidates(text, faults)) {
    const rest = read(text.slice(0, stray.at) + text.slice(stray.end));
    if (rest.faults.length >= fewest) continue;
    best = { stray, rest };
    fewest = rest.faults.length;
    if (fewest === 0) break;
  }
  return best ? joined(text, best.stray, best.rest) : { ...reading, faults };
}

/** Everything near the first faults that may be one thing too many. */
function candidates(text: string, faults: readonly Fault[]): Span[] {
  const lines = new Lines(text);
  const near = new Set<number>();
  for (const { at } of faults.slice(0, 3)) {
    const line = lines.lineAt(at);
    for (let l = line - REACH; l <= line + REACH; l++) near.add(l);
  }
  const spans: Span[] = [];
  for (const line of near) {
    if (line < 1 || line > lines.count) continue;
    const [start, end] = [lines.start(line), lines.start(line + 1)];
    for (const { index, 0: found } of text
      .slice(start, end)
      .matchAll(/["'“”\\/{}[\],:\n]|[^\s"'“”\\/{}[\],:]+|./g)) {
      if (found === " ") continue;
      spans.push({ at: start + index, end: start + index + found.length });
    }
    spans.push({ at: start, end });
  }
  // A bracket that opens makes trouble only where its partner is missed, which may be far below.
  for (const { index } of text.matchAll(/[{[]/g)) {
    spans.push({ at: index, end: index + 1 });
  }
  return spans.slice(0, MOST);
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
  return { ...rest, faults: merged(text, [...faults, fault]) };
}

/** Something else where a bracket, colon or quote belongs is found twice, as too much and as missing: told once. */
export function merged(text: string, faults: readonly Fault[]): Fault[] {
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
