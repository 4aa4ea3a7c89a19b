import { codeFrameColumns } from "@babel/code-frame";
import { counted } from "../english";
import type { Problem } from "./problem";

/** What is wrong with which part, and what to write instead: "phone: still a sample value (write the real number)". */
export const sentence = ({ where, message, fix }: Problem): string =>
  `${where ? `${where}: ` : ""}${message} (${fix})`;

/** A problem with its location, on one line; for an error also the lines around it. */
export function report(problem: Problem): string {
  const { file, line, column, severity } = problem;
  const first = `${file}:${line}:${column} ${severity}: ${sentence(problem)}`;
  const frame = severity === "error" ? codeFrame(problem) : "";
  return frame ? `${first}\n\n${frame.replace(/^/gm, "  ")}\n` : first;
}

/** In characters. A file with a longer line was written by a program. */
const LONGEST_LINE = 1000;

/** The lines around a problem, with a mark; none of a picture, and none where one of them is too long. */
function codeFrame({ text, line, column, length }: Problem): string {
  const lines = text.split(/\r?\n/);
  const around = lines.slice(Math.max(0, line - 3), line + 2);
  if (text === "" || around.some((each) => each.length > LONGEST_LINE))
    return "";
  const end = Math.min(column + length, lines[line - 1]!.length + 1);
  return codeFrameColumns(
    text,
    { start: { line, column }, end: { line, column: end } },
    { linesAbove: 2, linesBelow: 2, highlightCode: false },
  );
}

/** "No errors, 7 warnings." or "3 errors in 2 files." */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error");
  const files = new Set(errors.map(({ file }) => file));
  return errors.length === 0
    ? `No errors, ${counted(problems.length, "warning")}.`
    : `${counted(errors.length, "error")} in ${counted(files.size, "file")}.`;
}
