/** Which bracket is lost or too many: what the parser says of it stands far from where it happened. */
import { type SyntaxFinding, syntaxAt } from "./findings";

type Token = {
  text: string;
  start: number;
  line: number;
  indent: number;
  isFirst: boolean;
};
type Open = Token & { closer: string; childIndent?: number };

const CLOSERS: Record<string, string> = { "{": "}", "[": "]" };
const isCloser = (text: string) => text === "}" || text === "]";

/**
 * The bracket error of a text; null where every bracket has its partner. A tidy file shows by its indentation what belongs
 * where: the first line that stands elsewhere follows the error.
 */
export function bracketError(source: string): SyntaxFinding | null {
  const tokens = tokensOf(source);
  if (!tokens) return null; // a quotation mark is lost, so brackets may stand within a text
  const open: Open[] = [];
  let before: Token | undefined;
  let found: SyntaxFinding | null = null;
  let isBalanced = true;
  for (const token of tokens) {
    const top = open.at(-1);
    const closer = CLOSERS[token.text];
    if (before && top) found ??= misplaced(token, before, top);
    if (closer) open.push({ ...token, closer });
    else if (top?.closer === token.text) open.pop();
    else if (isCloser(token.text)) {
      found ??= mismatch(token, top);
      isBalanced = false;
    }
    before = token;
  }
  const last = open.at(-1);
  if (isBalanced && !last) return null;
  return found ?? (before && last ? cutOff(before, last) : null);
}

/** What the place of a line's first token says of the bracket that is open there. */
function misplaced(
  token: Token,
  before: Token,
  top: Open,
): SyntaxFinding | null {
  const { text, indent, isFirst } = token;
  if (!isFirst) return null;
  if (isCloser(text)) {
    if (indent < top.indent) return notClosed(before, top);
    return indent > top.indent ? mismatch(token, top) : null;
  }
  top.childIndent ??= indent;
  if (indent < top.childIndent || indent <= top.indent)
    return notClosed(before, top);
  return indent > top.childIndent ? notOpened(before) : null;
}

const endOf = ({ text, start }: Token) => start + text.length - 1;

const notClosed = (before: Token, top: Open) =>
  syntaxAt(endOf(before), [
    `not closed: its ${top.text} is in line ${top.line}`,
    `write ${top.closer} after this`,
  ]);

const notOpened = (before: Token) =>
  syntaxAt(endOf(before), [
    "no opening bracket",
    "write { or [ after this, as its neighbours have",
  ]);

const mismatch = (token: Token, top: Open | undefined) =>
  syntaxAt(token.start, [
    `a ${token.text} that closes nothing`,
    top
      ? `write ${top.closer} here, for the ${top.text} in line ${top.line}, or delete it`
      : "delete it, or write its opening bracket",
  ]);

const cutOff = (last: Token, top: Open) =>
  syntaxAt(endOf(last), [
    "the file is cut off here",
    `write the rest, or ${top.closer} to close the ${top.text} in line ${top.line}`,
  ]);

const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\]]|[^\s{}[\]"]+|"/g;

/** Every part of a text with its place; null where a text has no closing quotation mark. */
function tokensOf(source: string): Token[] | null {
  let offset = 0;
  const tokens = source.split("\n").flatMap((content, line) => {
    const indent = content.search(/\S|$/);
    const found = [...content.matchAll(TOKEN)].map(({ 0: text, index }, i) => ({
      text,
      start: offset + index,
      line: line + 1,
      indent,
      isFirst: i === 0,
    }));
    offset += content.length + 1;
    return found;
  });
  return tokens.some(({ text }) => text === '"') ? null : tokens;
}
