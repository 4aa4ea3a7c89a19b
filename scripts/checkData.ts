import { type Problem, problems, report } from "../src/content/check/problems";
import { readData } from "../src/content/readData";

/** Prints everything wrong with data/; ends with 1 when there is a mistake. On GitHub it also marks the lines. */
function main() {
  const files = readData();
  const found = problems(files);
  const mistakes = found.filter(({ severity }) => severity === "mistake");
  const warnings = found.filter(({ severity }) => severity === "warning");

  for (const problem of [...mistakes, ...warnings]) {
    console.log(report(problem));
  }
  if (process.env.GITHUB_ACTIONS === "true") {
    for (const problem of found) console.log(annotation(problem));
  }
  console.log(
    `data/: ${files.length} files checked, ${count(mistakes, "mistake")}, ${count(warnings, "warning")}.`,
  );
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

const count = ({ length }: Problem[], noun: string) =>
  `${length === 0 ? "no" : length} ${noun}${length === 1 ? "" : "s"}`;

/** The line by which GitHub Actions shows a problem beside the change. */
function annotation(problem: Problem): string {
  const { file, line, column, severity, where, message, remedy } = problem;
  const level = severity === "mistake" ? "error" : "warning";
  const text = `${where} ${message}${remedy ? `: ${remedy}` : ""}`;
  const at = `file=${property(file)},line=${line},col=${column}`;
  return `::${level} ${at}::${escaped(text)}`;
}

const escaped = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const property = (text: string) =>
  escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

try {
  main();
} catch (error) {
  // An editor can do nothing with a stack trace.
  console.log(`data/ could not be checked: ${String(error)}`);
  process.exitCode = 1;
}
