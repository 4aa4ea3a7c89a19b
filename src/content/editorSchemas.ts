/** The JSON Schemas by which VS Code completes, explains and checks data/, made from the model. */
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { contentFiles } from "./registry";
import { fileSchema, helpOf, instructionOf } from "./schemas";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema of every file in data/, by its path there. */
export const jsonSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(contentFiles).map(([file, kind]) => [
      file,
      z.toJSONSchema(fileSchema(kind), {
        target: "draft-7",
        io: "input",
        override: ({ zodSchema, jsonSchema }) =>
          explain(jsonSchema, zodSchema as unknown as z.ZodType),
      }),
    ]),
  );

/** Gives a schema the model's own messages, in keywords that VS Code has beside those of JSON Schema. */
function explain(json: JsonSchema, schema: z.ZodType) {
  const help = helpOf(schema);
  if (help) json.description = help;
  const instruction = instructionOf(schema);
  // Of the fields of a record VS Code says itself which is missing or unknown.
  if (!json.properties) json.errorMessage = instruction;
  if (json.pattern) json.patternErrorMessage = instruction;
  if (json.pattern) delete json.format; // It would say the same thing twice.
  delete json.readOnly; // The list in TypeScript is, not the file.
}

/** Git ignores the schemas, but not the settings, which name them. */
const FOLDER = ".vscode/schemas";
const SETTINGS = ".vscode/settings.json";

/** The files of .vscode that follow from the model: texts by their paths. */
export function schemaFiles(): Record<string, string> {
  const settings = JSON.parse(readFileSync(SETTINGS, "utf8")) as object;
  const schemas = Object.entries(jsonSchemas());
  const list = schemas.map(([file]) => ({
    fileMatch: [`/data/${file}`],
    url: `./${FOLDER}/${file}`,
  }));
  const textOf = (json: object) => `${JSON.stringify(json, null, 2)}\n`;
  return Object.fromEntries([
    [SETTINGS, textOf({ ...settings, "json.schemas": list })],
    ...schemas.map(([file, json]) => [path.join(FOLDER, file), textOf(json)]),
  ]) as Record<string, string>;
}

/** Brings .vscode up to date. Writes only what has changed. */
export async function writeSchemas(): Promise<void> {
  for (const [file, text] of Object.entries(schemaFiles())) {
    const now = await readFile(file, "utf8").catch(() => "");
    if (now === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
