/** The check of data/ on texts that are not on disk. Pictures are left to the build: they are no texts. */
import {
  check,
  type Problem,
  sentence,
} from "../plugins/gatsby-source-checked-json";
import { content } from "../src/content";

/** The errors in some files of data/, given by their paths there. Files that are not among them count as missing. */
export function errorsIn(texts: ReadonlyMap<string, string>): Problem[] {
  const files = [...texts].map(([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(text),
  }));
  return check("data", files, content).filter(
    ({ severity }) => severity === "error",
  );
}

/**
 * What would be wrong with data/ if `file` had another text, and is not wrong now: in that file, or in another one that
 * refers to it. What was wrong before is no reason to refuse: it may take another form to fix it.
 */
export function newErrors(
  texts: ReadonlyMap<string, string>,
  file: string,
  text: string,
): string[] {
  const before = errorsIn(texts).map(inForm);
  return errorsIn(new Map(texts).set(file, text))
    .map(inForm)
    .filter((error) => !before.includes(error));
}

/** Without the line, which in a form is of no use. */
const inForm = (problem: Problem) => `${problem.file}: ${sentence(problem)}`;
