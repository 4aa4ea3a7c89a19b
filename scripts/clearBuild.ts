// npm run build, first part: clears what the last build wrote, unless the next one would end with an error in data/.
import { rmSync } from "node:fs";
import { report, summary } from "../src/content/check/report";
import { checkData } from "../src/content/checkData";
import { pathPrefixError, siteUrlError } from "../src/content/siteAddress";

/** @returns what is wrong with data/ or the environment, in a sentence; null where nothing is */
async function findError(): Promise<string | null> {
  const { errors } = await checkData();
  // The build prints the warnings.
  for (const error of errors) console.log(report(error));
  return errors.length > 0
    ? summary(errors)
    : (siteUrlError() ?? pathPrefixError());
}

async function main() {
  const error = await findError();
  if (error) throw new Error(error);
  rmSync("public", { recursive: true, force: true });
  // npm test builds the same code with other data: without public/ Gatsby clears its cache itself, all but webpack's.
  if (!process.env.SAME_CODE)
    rmSync(".cache", { recursive: true, force: true });
}

main().catch(({ message }: Error) => {
  console.error(`${message} Nothing was built, and public/ is as it was.`);
  process.exitCode = 1;
});
