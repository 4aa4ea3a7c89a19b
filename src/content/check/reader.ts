/** Reads JSON: what it says, with the place of every part, or what is wrong with how it is written. */
import {
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { bracketError } from "./brackets";
import { sameBelow, type SyntaxFinding, syntaxAt } from "./findings";

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

const lineAt = (text: string, offset: number) =>
  text.slice(0, offset).split("\n").length;

function syntaxErrors(
  text: string,
  parseErrors: readonly ParseError[],
): SyntaxFinding[] {
  if (text.trim() === "")
    return [syntaxAt(0, 0, "empty", "take an earlier version of the file")];
  const conflict = /^(?:<{7}|={7}|>{7}).*/m.exec(text);
  if (conflict)
    return [
      syntaxAt(
        conflict.index,
        conflict[0].length,
        "a git merge conflict",
        "keep the lines of one version; delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
      ),
    ];
  if (parseErrors.length === 0) return refusedByJson(text);
  const brackets = bracketError(text);
  if (brackets) return [brackets];
  return parseErrors
    .filter(({ offset, error }, i) => {
      const before = parseErrors[i - 1];
      if (!before) return true;
      if (printParseErrorCode(error) === "EndOfFileExpected") return false;
      // What follows an error on the same line or the next is mostly its echo.
      return lineAt(text, offset) - lineAt(text, before.offset) > 1;
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
    return [syntaxAt(Number(at), 1, ...OTHER)];
  }
}

type Words = [message: string, fix: string];

const OTHER: Words = [
  "not valid JSON here",
  "compare this line with its neighbours: quotation marks, colons and commas",
];
const COMMENT: Words = [
  "a comment, which JSON does not allow",
  "delete the comment",
];
const BACKSLASH: Words = [
  "a backslash that JSON does not know",
  "delete the backslash, or write two",
];
const CURLY =
  'write straight ones: ", here and wherever else a name or a text is in curly ones';
const UNKNOWN_WORD = "a word that JSON does not know";

/** What is missing is missing after the part before. */
const MISSING: Record<string, Words> = {
  CommaExpected: ["no comma after it", "write a comma here"],
  ColonExpected: ["no colon after its name", "write a colon here"],
  CloseBraceExpected: ["not closed", "write } here"],
  CloseBracketExpected: ["not closed", "write ] here"],
};

/** By the parser's names of its errors. */
const KNOWN: Record<string, Words> = {
  ValueExpected: ["no value", "write a value, or delete what is too much"],
  EndOfFileExpected: ["more text after the end", "delete what follows"],
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfString: [
    "no closing quotation mark",
    'write " at its end; a text is on one line',
  ],
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: [
    "a tab or another invisible character in its text",
    "delete it; write a space if one is needed",
  ],
};

/** What people write by habit, by what stands at the place of the error. */
const HABITS: [begins: RegExp, words: Words][] = [
  [/^[“”„«»]/, ["in curly quotation marks", CURLY]],
  [/^['‘’`]/, ["in single quotation marks", 'write double ones: "']],
  [/^#/, COMMENT],
  [/^(?:none|nil|null|undefined)\b/i, [UNKNOWN_WORD, "write null"]],
  [/^(?:true|yes)\b/i, [UNKNOWN_WORD, "write true"]],
  [/^(?:false|no)\b/i, [UNKNOWN_WORD, "write false"]],
  [
    /^[$€£₹]?[-+]?[\d.]/,
    ["a number that JSON cannot read", "write digits alone, such as 15000"],
  ],
  [
    /^[=;]/,
    [
      "a sign that does not belong here",
      "write : after a name, and a comma after a value",
    ],
  ],
  [
    /^[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]/,
    ["an invisible character here", "delete it, or write a space"],
  ],
  [
    /^[\p{L}_]/u,
    ["written without quotation marks", 'write " before and after it'],
  ],
];

function syntaxError(
  text: string,
  { error, offset, length }: ParseError,
): SyntaxFinding {
  const before = Math.max(0, text.slice(0, offset).trimEnd().length - 1);
  const rest = text.slice(offset);
  if (text[before] === "," && /^[}\]]/.test(rest))
    return syntaxAt(
      before,
      1,
      "a comma after its last part",
      "delete the comma",
    );
  if (rest.startsWith(",") && /[,[{]/.test(text[before] ?? ""))
    return syntaxAt(offset, 1, "a comma too many", "delete it");
  if (text[offset - 1] === '"' && /^["\p{L}]/u.test(rest))
    return syntaxAt(
      offset,
      1,
      "a quotation mark too many or too few",
      "write one before and one after the text, and none within it",
    );
  const habit = HABITS.find(([begins]) => begins.test(rest))?.[1];
  const name = printParseErrorCode(error);
  const missing = MISSING[name];
  return !habit && missing
    ? syntaxAt(before, 1, ...missing)
    : syntaxAt(offset, Math.max(1, length), ...(habit ?? KNOWN[name] ?? OTHER));
}

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
    const message = `written twice: in line ${line} already`;
    const fix = "delete one of the two";
    return [syntaxAt(name.offset, name.length, message, fix), ...within];
  });
}

/** How many errors of one kind are reported in one file. */
const MOST_ALIKE = 10;

/** Where a program has spoilt a whole file, one kind of error fills it: the first few are reported, and how many follow. */
const folded = (errors: readonly SyntaxFinding[]): SyntaxFinding[] =>
  errors.flatMap((error) => {
    const alike = errors.filter(({ message }) => message === error.message);
    const more = alike.length - MOST_ALIKE;
    const i = alike.indexOf(error);
    if (more <= 0 || i < MOST_ALIKE - 1) return error;
    return i >= MOST_ALIKE
      ? []
      : { ...error, fix: error.fix + sameBelow(more) };
  });
