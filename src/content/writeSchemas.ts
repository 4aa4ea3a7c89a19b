import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { jsonSchemas } from "./schemas";

const FOLDER = ".vscode/schemas";

/** The files that VS Code explains data/ with, by their paths: what stands in .vscode/schemas when it is up to date. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(jsonSchemas()).map(([file, schema]) => [
      path.join(FOLDER, file),
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );

/** Brings .vscode/schemas up to date with the model. Written only where something changed, so that git sees no more. */
export async function writeSchemas(): Promise<void> {
  for (const [file, text] of Object.entries(schemaFiles())) {
    const now = await readFile(file, "utf8").catch(() => "");
    if (now === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
