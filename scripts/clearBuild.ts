// npm run build, first part: clears what the last build wrote, unless the next one would end with an error in data/.
import { rmSync } from "node:fs";
import { report, summary } from "../src/content/check/report";
import { checkFolder } from "../src/content/checkFolder";
import { environmentError, pathPrefix } from "../src/content/siteAddress";

async function main() {
  const wrong = environmentError();
  if (wrong) throw new Error(wrong);
  const { errors } = await checkFolder();
  // The build prints the warnings.
  for (const error of errors) console.log(report(error));
  if (errors.length > 0) throw new Error(summary(errors));
  rmSync("public", { recursive: true, force: true });
  // npm test builds the same code with other data: without public/ Gatsby clears its cache itself, all but webpack's. In
  // that, style sheets name fonts below the path of the last build.
  if (!process.env.SAME_CODE || pathPrefix())
    rmSync(".cache", { recursive: true, force: true });
}

main().catch(({ message }: Error) => {
  console.error(`${message} Nothing was built, and public/ is as it was.`);
  process.exitCode = 1;
});
