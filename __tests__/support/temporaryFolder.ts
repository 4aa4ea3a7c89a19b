import { mkdtempSync, realpathSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Makes a folder for something that is thrown away. */
export const temporaryFolder = (name: string) =>
  realpathSync(mkdtempSync(path.join(os.tmpdir(), `longitude-${name}-`)));
