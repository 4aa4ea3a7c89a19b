/** Reads JSON: what it says, with the place of every part, or what is wrong with how it is written. */
import {
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { bracketError } from "./brackets";
import {
  groupBy,
  positionOf,
  sameBelow,
  type SyntaxFinding,
  syntaxAt,
  type Words,
} from "./findings";

type Reading = {
  /** Every part with its place; of a file that is not valid JSON as far as it can be read. */
  root: Node | undefined;
  errors: SyntaxFinding[];
  /** Is it JSON? A field that is written twice is an error all the same. */
  isValid: boolean;
};

export function read(text: string): Reading {
  const parseErrors: ParseError[] = [];
  const root = parseTree(text, parseErrors, { disallowComments: true });
  const errors = syntaxErrors(text, parseErrors);
  return errors.length > 0
    ? { root, errors: folded(errors), isValid: false }
    : { root, errors: root ? writtenTwice(text, root) : [], isValid: true };
}

const lineAt = (text: string, place: number) => positionOf(text, place).line;

function syntaxErrors(
  text: string,
  parseErrors: readonly ParseError[],
): SyntaxFinding[] {
  if (text.trim() === "")
    return [syntaxAt(0, ["empty", "take an earlier version of the file"], 0)];
  if (/^\s*(?:\{\\rtf|<|PK\x03)/.test(text)) return [syntaxAt(0, FORMATTED)];
  const conflict = /^(?:<{7}|={7}|>{7}).*/m.exec(text);
  if (conflict) return [syntaxAt(conflict.index, CONFLICT, conflict[0].length)];
  if (parseErrors.length === 0) return refusedByJson(text);
  const brackets = bracketError(text);
  if (brackets) return [brackets];
  return parseErrors
    .filter(({ offset, error }, i) => {
      const before = parseErrors[i - 1];
      if (!before) return true;
      if (printParseErrorCode(error) === "EndOfFileExpected") return false;
      // What follows an error on the same line or the next, blank ones apart, is mostly its echo.
      return text.slice(before.offset, offset).split(/\n\s*/).length > 2;
    })
    .map((error) => syntaxError(text, error));
}

/** JSON.parse has the last word, because Gatsby reads the files with it. */
function refusedByJson(text: string): SyntaxFinding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const [, at = 0] = /position (\d+)/.exec(String(error)) ?? [];
    return [syntaxAt(Number(at), OTHER)];
  }
}

function syntaxError(
  text: string,
  { error, offset, length }: ParseError,
): SyntaxFinding {
  const name = printParseErrorCode(error);
  const habit = HABITS.find(([form]) => {
    form.lastIndex = offset;
    return form.test(text);
  })?.[1];
  const missing = habit ? undefined : MISSING[name];
  return missing || habit === LAST_COMMA
    ? syntaxAt(
        text.slice(0, offset).trimEnd().length - 1,
        missing ?? LAST_COMMA,
      )
    : syntaxAt(offset, habit ?? KNOWN[name] ?? OTHER, Math.max(1, length));
}

// prettier-ignore
const CONFLICT: Words = [
  "two versions that git could not merge",
  "keep the lines of one version; delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
];
// prettier-ignore
const FORMATTED: Words = [
  "saved as a document or a web page, not as plain text",
  "take an earlier version of the file, and change it in a plain text editor, such as VS Code",
];
// prettier-ignore
const NUMBER: Words = ["not a number as it is written here", "write digits alone, such as 15000 or 4.5, or quotation marks around a text"];
// prettier-ignore
const OTHER: Words = ["not valid JSON here", "compare this line with its neighbours: quotation marks, colons and commas"];
const LAST_COMMA: Words = ["a comma after the last part", "delete the comma"];
const COMMENT: Words = ["a comment, which is not allowed", "delete it"];
const BACKSLASH: Words = [
  "a backslash that stands for nothing",
  "delete the backslash, or write two",
];
const word = (value: string): Words => [
  "a word without quotation marks",
  `write ${value}, or quotation marks around it`,
];

/** What is missing is missing after the part before. By the parser's names of its errors. */
const MISSING: Record<string, Words> = {
  CommaExpected: ["no comma after it", "write a comma here"],
  ColonExpected: ["no colon after its name", "write a colon here"],
  CloseBraceExpected: ["not closed", "write } here"],
  CloseBracketExpected: ["not closed", "write ] here"],
};

// prettier-ignore
const KNOWN: Record<string, Words> = {
  ValueExpected: ["no value", "write a value, or delete what is too much"],
  EndOfFileExpected: ["more text after the end", "delete what follows"],
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfString: ["no closing quotation mark", 'write " at its end; a text is on one line'],
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: ["a tab or another invisible character in its text", "delete it; write a space if one is needed"],
};

/** What people write by habit, by what stands at the place of the error and before it. */
// prettier-ignore
const HABITS: [form: RegExp, words: Words][] = [
  [/(?<=,\s*)[}\]]/y, LAST_COMMA],
  [/(?<=[,[{]\s*),/y, ["a comma too many", "delete it"]],
  [/(?<=")["\p{L}]/uy, ["a quotation mark too many or too few", "write one before and one after the text, and none within it"]],
  [/[“”„«»]/y, ["in curly quotation marks", 'write straight ones: ", here and wherever else a name or a text is in curly ones']],
  [/['‘’`]/y, ["in single quotation marks", 'write double ones: "']],
  [/#/y, COMMENT],
  [/(?:none|nil|null|undefined)\b/iy, word("null")],
  [/(?:true|yes)\b/iy, word("true")],
  [/(?:false|no)\b/iy, word("false")],
  [/[$€£₹]?[-+]?[\d.]|(?<=\d)[\p{L}%°]/uy, NUMBER],
  [/[=;]/y, ["a sign that does not belong here", "write : after a name, and a comma after a value"]],
  [/[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]/y, ["an invisible character here", "delete it, or write a space"]],
  [/[\p{L}_]/uy, ["written without quotation marks", 'write " before and after it']],
];

/** A field that is written twice: JSON keeps the last one, and the other is lost unseen. */
function writtenTwice(text: string, node: Node): SyntaxFinding[] {
  const first = new Map<unknown, Node>();
  return (node.children ?? []).flatMap((child) => {
    if (child.type !== "property") return writtenTwice(text, child);
    const [name, value] = child.children as [Node, Node];
    const within = writtenTwice(text, value);
    const earlier = first.get(name.value);
    first.set(name.value, name);
    if (!earlier) return within;
    const line = lineAt(text, earlier.offset);
    const message = `written twice, first in line ${line}`;
    const words: Words = [message, "delete one of the two"];
    return [syntaxAt(name.offset, words, name.length), ...within];
  });
}

/** How many errors of one kind are reported in one file. */
const MOST_ALIKE = 10;

/** Where a program has spoilt a whole file, one kind of error fills it: the first few are reported, and how many follow. */
const folded = (errors: readonly SyntaxFinding[]): SyntaxFinding[] =>
  groupBy(errors, ({ words }) => words).flatMap((alike) =>
    alike.slice(0, MOST_ALIKE).map((error, i): SyntaxFinding => {
      const [message, fix] = error.words;
      const more = i === MOST_ALIKE - 1 ? alike.length - MOST_ALIKE : 0;
      return { ...error, words: [message, fix + sameBelow(more)] };
    }),
  );
