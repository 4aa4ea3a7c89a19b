/** The JSON Schemas by which VS Code completes, explains and checks data/, made from the model. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import {
  helpOf,
  instructionOf,
} from "../../plugins/gatsby-source-checked-json";
import { contentFiles } from "./registry";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema of every file in data/, by its path there. */
export const jsonSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(contentFiles).map(([file, { schema }]) => [
      file,
      z.toJSONSchema(schema, {
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
  // VS Code itself names the missing and unknown fields of a record.
  if (!json.properties) json.errorMessage = instruction;
  if (json.pattern) json.patternErrorMessage = instruction;
  if (json.pattern) delete json.format; // It would say the same thing twice.
  delete json.readOnly; // The list in TypeScript is, not the file.
}

/** .vscode/settings.json names the files here, which Git ignores. */
export const FOLDER = ".vscode/schemas";

export async function writeSchemas(folder = FOLDER): Promise<void> {
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(schema, null, 2));
  }
}
