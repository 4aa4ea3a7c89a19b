import { flagFile } from "../flagFile";
import { type DataFile, readData } from "../readData";
import { readPictures } from "./pictures";
import { type Problem, problems } from "./problems";

type Checked = { files: DataFile[]; problems: Problem[]; errors: Problem[] };

/**
 * Checks the files in data/, or in DATA_FOLDER, with all that Node knows besides: pictures, flags, SITE_URL.
 * @throws Error of the file system, when the folder cannot be read
 */
export async function checkData(): Promise<Checked> {
  const files = readData();
  const found = problems(files, {
    pictures: await readPictures(files),
    hasFlag: (code) => flagFile(code) !== null,
    siteUrl: process.env.SITE_URL,
  });
  const errors = found.filter(({ severity }) => severity === "error");
  return { files, problems: found, errors };
}
