/** Problems as they are printed: for people, and for GitHub Actions. */
import { codeFrameColumns } from "@babel/code-frame";
import { counted } from "./findings";
import { type Problem, sentence } from "./problems";

/** An error with its lines and what to write; a warning on one line. */
export function report(problem: Problem): string {
  const { file, line, column, severity, fix } = problem;
  const place = `${file}:${line}:${column}`;
  const first = `${place} ${severity}: ${sentence(problem)}`;
  if (severity === "warning") return `${first} (${fix})`;
  const frame = codeFrame(problem);
  return [
    first,
    ...(frame ? ["", frame.replace(/^/gm, "  "), ""] : []),
    `  Fix: ${fix}`,
    "",
  ].join("\n");
}

const WIDEST = 100;

/** The lines around a problem, with a mark. Of a very long line only the part around it, and the same of its neighbours. */
function codeFrame({ source, line, column }: Problem): string | undefined {
  if (!source) return undefined;
  const from = column > WIDEST ? column - WIDEST / 2 : 1;
  const lines = source.text.split(/\r?\n/).map((text) => {
    const part = text.replaceAll("\t", " ").slice(from - 1);
    return part.length > WIDEST ? `${part.slice(0, WIDEST)}…` : part;
  });
  const start = { line, column: column - from + 1 };
  const length = Math.max(1, source.end - source.start);
  const end = {
    line,
    column: Math.min(
      start.column + length,
      Math.max(start.column, lines[line - 1]?.length ?? 0) + 1,
    ),
  };
  return codeFrameColumns(
    lines.join("\n"),
    { start, end },
    { linesAbove: 2, linesBelow: 2, highlightCode: false },
  );
}

/** "No errors, 7 warnings in data/." or "3 errors in 2 files." */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error");
  const files = new Set(errors.map(({ file }) => file));
  return errors.length === 0
    ? `No errors, ${counted(problems.length, "warning")} in data/.`
    : `${counted(errors.length, "error")} in ${counted(files.size, "file")}.`;
}

/** The line by which GitHub Actions shows a problem beside the change. */
export function annotation(problem: Problem): string {
  const { file, line, column, severity, fix } = problem;
  const place = `file=${property(file)},line=${line},col=${column}`;
  return `::${severity} ${place}::${escaped(`${sentence(problem)}. Fix: ${fix}`)}`;
}

const escaped = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const property = (text: string) =>
  escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
