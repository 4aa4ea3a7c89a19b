import {
  type Problem,
  report,
  sentence,
  summary,
} from "../plugins/gatsby-source-checked-json";
import { checkFolder } from "../plugins/gatsby-source-checked-json/node";
import { content } from "../src/content";
import { dataFolder } from "../src/content/dataFolder";
import { writeSchemas } from "../src/content/editorSchemas";
import { environmentError } from "../src/content/siteAddress";

/** Prints everything wrong with data/, and writes VS Code's help on it. Ends with 1 when there is an error. */
async function main() {
  const wrong = environmentError();
  if (wrong) throw new Error(wrong);
  await writeSchemas();
  const { problems, errors } = await checkFolder(dataFolder(), content);
  const warnings = problems.filter(({ severity }) => severity === "warning");
  for (const problem of [...errors, ...warnings]) console.log(report(problem));
  if (process.env.GITHUB_ACTIONS === "true")
    for (const problem of problems) console.log(annotation(problem));
  console.log(summary(problems));
  process.exitCode = errors.length > 0 ? 1 : 0;
}

/** The line by which GitHub Actions shows a problem beside the change. */
function annotation(problem: Problem): string {
  const { file, line, column, severity } = problem;
  const location = `file=${escaped(file, /[%\r\n:,]/g)},line=${line},col=${column}`;
  return `::${severity} ${location}::${escaped(sentence(problem), /[%\r\n]/g)}`;
}

/** GitHub's own escapes, which also keep a file's name from ending the line. */
const escaped = (text: string, characters: RegExp) =>
  text.replace(characters, (character) => encodeURIComponent(character));

main().catch((error: unknown) => {
  // An editor can do nothing with a stack trace.
  console.log(`data/ could not be checked: ${String(error)}`);
  process.exitCode = 1;
});
