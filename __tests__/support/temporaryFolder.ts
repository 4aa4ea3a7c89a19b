import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";

type Files = Record<string, string | Uint8Array>;

/** Makes a folder for something that is thrown away. @param files what is in it, by paths */
export function temporaryFolder(name: string, files: Files = {}) {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), `longitude-${name}-`));
  const folder = fs.realpathSync(made);
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files, mode?: number) {
  for (const [file, content] of Object.entries(files)) {
    const name = path.join(folder, file);
    fs.mkdirSync(path.dirname(name), { recursive: true });
    fs.writeFileSync(name, content, { mode });
  }
}
