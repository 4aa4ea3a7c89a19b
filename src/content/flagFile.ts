import { existsSync } from "node:fs";
import path from "node:path";

/** From the project's root, where Gatsby, the check and the tests run. */
const FOLDER = "node_modules/flag-icons/flags/4x3";

/** flag-icons' drawing of a country's flag. @param code two lower-case letters @returns its file, null where there is none */
export function flagFile(code: string): string | null {
  const file = path.resolve(FOLDER, `${code}.svg`);
  return existsSync(file) ? file : null;
}
