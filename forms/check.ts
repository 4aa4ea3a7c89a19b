/** The check of data/ on texts that are not on disk. What only Node knows, pictures and flags, is left to the build. */
import {
  type Problem,
  problems,
  sentence,
} from "../src/content/check/problems";

/** The errors in some files of data/, given by their paths there. Files that are not among them count as missing. */
export const errorsIn = (texts: ReadonlyMap<string, string>): Problem[] =>
  problems(
    [...texts].map(([path, text]) => ({
      path,
      bytes: new TextEncoder().encode(text),
    })),
  ).filter(({ severity }) => severity === "error");

/**
 * What would be wrong with data/ if `file` had another text, and is not wrong now: in that file, or in another one that
 * refers to it. What was wrong before is no reason to refuse: it may take another form to fix it.
 */
export function newErrors(
  texts: ReadonlyMap<string, string>,
  file: string,
  text: string,
): string[] {
  const known = errorsIn(texts).map(inForm);
  return errorsIn(new Map(texts).set(file, text))
    .map(inForm)
    .filter((each) => !known.includes(each));
}

/** Without the line, which in a form is of no use. */
const inForm = (problem: Problem) =>
  `${problem.file}: ${sentence(problem)}. Fix: ${problem.fix}.`;
