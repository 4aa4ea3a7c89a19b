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

/** The bracket error of a text; null where every bracket has its partner. */
export function bracketError(source: string): SyntaxFinding | null {
  const tokens = tokensOf(source);
  if (!tokens) return null; // a quotation mark is lost, so brackets may stand within a text
  const open: Open[] = [];
  let first: SyntaxFinding | undefined;
  for (const token of tokens) {
    const top = open.at(-1);
    const closer = CLOSERS[token.text];
    if (closer) open.push({ ...token, closer });
    else if (!isCloser(token.text)) continue;
    else if (top?.closer === token.text) open.pop();
    else first ??= mismatch(token, top);
  }
  const [last] = open.slice(-1);
  if (!first && !last) return null;
  return byIndentation(tokens) ?? first ?? cutOff(tokens.at(-1)!, last!);
}

/** A tidy file shows by its indentation what belongs where: the first line that stands elsewhere follows the error. */
function byIndentation(tokens: readonly Token[]): SyntaxFinding | null {
  const open: Open[] = [];
  let before: Token | undefined;
  for (const token of tokens) {
    const top = open.at(-1);
    if (token.isFirst && before && top) {
      if (isCloser(token.text)) {
        if (token.indent < top.indent) return notClosed(before, top);
        if (token.indent > top.indent) return mismatch(token, top);
      } else {
        top.childIndent ??= token.indent;
        if (token.indent < top.childIndent || token.indent <= top.indent)
          return notClosed(before, top);
        if (token.indent > top.childIndent) return notOpened(before);
      }
    }
    const closer = CLOSERS[token.text];
    if (closer) open.push({ ...token, closer });
    else if (isCloser(token.text)) {
      if (top?.closer !== token.text) return mismatch(token, top);
      open.pop();
    }
    before = token;
  }
  return null;
}

const endOf = ({ text, start }: Token) => start + text.length - 1;

const notClosed = (before: Token, top: Open) =>
  syntaxAt(
    endOf(before),
    1,
    `not closed: its ${top.text} is in line ${top.line}`,
    `write ${top.closer} after this`,
  );

const notOpened = (before: Token) =>
  syntaxAt(
    endOf(before),
    1,
    "no opening bracket",
    "write { or [ after this, as its neighbours have",
  );

const mismatch = (token: Token, top: Open | undefined) =>
  syntaxAt(
    token.start,
    1,
    `a ${token.text} that closes nothing`,
    top
      ? `write ${top.closer} here, for the ${top.text} in line ${top.line}, or delete it`
      : "delete it, or write its opening bracket",
  );

const cutOff = (last: Token, top: Open) =>
  syntaxAt(
    endOf(last),
    1,
    "the file is cut off here",
    `write the rest, or ${top.closer} to close the ${top.text} in line ${top.line}`,
  );

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
