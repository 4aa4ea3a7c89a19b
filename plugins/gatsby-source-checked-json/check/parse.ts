import {
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from "jsonc-parser";
import type { DataFile } from "../folder";
import { type ParsedFile, error, type Problem } from "./problem";

const INVALID = "not valid JSON";
const BRING_BACK = "bring back the text of an earlier version";

/**
 * Reads the text of a file as JSON.
 * @returns what it says, and what is wrong with how it is written: if it is not valid JSON, the first error
 */
export function parse({ path, bytes }: DataFile) {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const file: ParsedFile = { path, text };
  const broken = (message: string, fix: string, offset = 0, length = 1) => {
    const location = { file, path: [], mark: { offset, length } };
    return { file, problems: [error(location, message, fix)] };
  };

  // A BOM, UTF-16's zeros, and U+FFFD, which the decoder writes for bytes that are not UTF-8.
  const strange = text.search(/^\ufeff|[\0\ufffd]/);
  if (strange >= 0)
    return broken("not plain UTF-8", "save it as UTF-8 without BOM", strange);
  if (text.trim() === "") return broken("empty", BRING_BACK);
  // No line of JSON can begin so: a text has no line breaks.
  const marks = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m.exec(text);
  if (marks)
    return broken(
      "two versions were joined",
      "keep one, delete the lines with <<<, === and >>>",
      marks.index,
      marks[0].length,
    );
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: true });
    const [first] = errors;
    if (first) {
      const fix = ZERO_FIRST.test(text.slice(0, first.offset + 1))
        ? "write the number without the 0 before it"
        : (FIXES[printParseErrorCode(first.error)] ?? BRING_BACK);
      // VS Code marks the end of the file at its last character, too.
      return first.length > 0
        ? broken(INVALID, fix, first.offset, first.length)
        : broken(INVALID, fix, text.trimEnd().length - 1);
    }
    // Gatsby reads with JSON.parse, so that one decides.
    const whole = { path, text, root, value: JSON.parse(text) as unknown };
    return { file: whole, problems: fieldsWrittenTwice(whole) };
  } catch {
    // Lists within lists, thousands deep, are more than the parsers can read.
    return broken(INVALID, BRING_BACK);
  }
}

/** The beginning of a number such as 015, up to the second digit: for the parser the 0 is a number and 15 the next. */
const ZERO_FIRST = /(?<![\d."])-?0\d$/;

/** What to write instead, by the parser's names of its errors. */
const FIXES: Record<string, string> = {
  InvalidSymbol:
    'write a text "like this", with straight quotation marks around it and curly ones inside; a number in digits alone; or true, false or null',
  PropertyNameExpected: "write a field here, or delete the comma before",
  ValueExpected: "write a value here, or delete the comma before",
  ColonExpected: "write a colon before this",
  CommaExpected: "write a comma before this",
  CloseBraceExpected: "the end of the file is missing: write it, or }",
  CloseBracketExpected: "the end of the file is missing: write it, or ]",
  EndOfFileExpected: "delete this, or the closing bracket before it",
  InvalidCommentToken: "delete the comment",
  UnexpectedEndOfString: 'write " at the end of this text, on the same line',
  UnexpectedEndOfNumber: "write the rest of the number",
  InvalidUnicode: "delete the backslash, or write two",
  InvalidEscapeCharacter: "delete the backslash, or write two",
  InvalidCharacter: "write a space for the tab or invisible character",
};

/** JSON.parse silently keeps the last of two fields with one name. */
function fieldsWrittenTwice(file: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  visit(file.text, {
    onObjectProperty(name, offset, length, line, _column, parent) {
      const path = [...parent(), name];
      const location = { file, path, mark: { offset, length } };
      const earlier = lines.get(JSON.stringify(path));
      lines.set(JSON.stringify(path), line + 1);
      if (earlier === undefined) return;
      const message = `written twice, first in line ${earlier}`;
      problems.push(error(location, message, "delete one of the two"));
    },
  });
  return problems;
}
