/** The JSON Schemas that VS Code completes, explains and checks data/ with, made from the model. */
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { contentFiles } from "./files";
import { fileSchema } from "./schemas";

const FOLDER = ".vscode/schemas";
const SETTINGS = ".vscode/settings.json";

const textOf = (json: object) => `${JSON.stringify(json, null, 2)}\n`;

/** The files that VS Code explains data/ with, by their paths: what stands in .vscode when it is up to date. */
export const schemaFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(jsonSchemas()).map(([file, schema]) => [
      path.join(FOLDER, file),
      textOf(schema),
    ]),
  ),
  [SETTINGS]: textOf(settings()),
});

/** VS Code's settings as they are, but with the present files of data/ and their schemas. */
const settings = (): object => ({
  ...(JSON.parse(readFileSync(SETTINGS, "utf8")) as object),
  "json.schemas": Object.keys(contentFiles).map((file) => ({
    fileMatch: [`/data/${file}`],
    url: `./${FOLDER}/${file}`,
  })),
});

/** Brings these files up to date with the model. Written only where something changed, so that git sees no more. */
export async function writeSchemas(): Promise<void> {
  for (const [file, text] of Object.entries(schemaFiles())) {
    const now = await readFile(file, "utf8").catch(() => "");
    if (now === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** VS Code's own keywords, beside those of JSON Schema, are documented with its vscode-json-languageservice. */
type JsonSchema = z.core.JSONSchema.BaseSchema & {
  errorMessage?: string;
  patternErrorMessage?: string;
};

/** The JSON Schema of every file in data/, by its path there: VS Code completes, explains and checks with them. */
export function jsonSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(contentFiles).map(([file, kind]) => [
      file,
      z.toJSONSchema(fileSchema(kind), {
        target: "draft-7",
        io: "input",
        override: ({ jsonSchema }) => explain(jsonSchema),
      }),
    ]),
  );
}

const WRITE: Record<string, string> = {
  string: "write a text in quotation marks",
  integer: "write a whole number, without quotation marks",
  number: "write a number, without quotation marks",
  boolean: "write true or false, without quotation marks",
  array: "write a list: [ … ]",
};

/** Metadata that VS Code knows nothing about. */
const OURS = [
  "whenNull",
  "placeholders",
  "optionalPlaceholders",
  "refersTo",
  "unique",
  "role",
];

/** Gives a schema the model's own sentences: what a field is for, how much it may hold, and what is wrong with a value. */
function explain(json: JsonSchema) {
  const [value] = (json.anyOf ?? []) as JsonSchema[]; // the other one is null
  const limits = limitsOf(json);
  const about = value?.description ?? json.description;
  const off = json.whenNull && `null: ${String(json.whenNull)}`;
  if (about) json.description = [about, limits, off].filter(Boolean).join(" ");
  if (json.format === "uri") json.pattern ??= "^https://";
  if (json.pattern) {
    json.patternErrorMessage = json.errorMessage;
    delete json.format; // VS Code would say the same thing twice
  }
  if (json.maxLength !== undefined) {
    // VS Code counts blanks as text, and what it says of lengths cannot be put in other words.
    json.pattern = `^\\s*(?=\\S)[\\s\\S]{${json.minLength ?? 1},${json.maxLength}}\\s*$`;
    json.patternErrorMessage = `write some text here. ${limits}`;
    delete json.minLength;
    delete json.maxLength;
  }
  json.errorMessage = json.enum
    ? `write one of ${json.enum.join(", ")}`
    : (json.errorMessage ?? WRITE[String(json.type)]);
  delete json.readOnly; // the list in TypeScript, not the file
  for (const key of OURS) delete json[key];
}

/** How long a text or list may be, and how large a number, in words; "" where the model does not say. */
function limitsOf(json: JsonSchema): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = json;
  if (minItems !== undefined)
    return minItems === maxItems
      ? `Exactly ${minItems} entries.`
      : "One entry or more.";
  if (maxLength !== undefined)
    return (minLength ?? 1) > 1
      ? `${minLength} to ${maxLength} characters.`
      : `At most ${maxLength} characters.`;
  return minimum !== undefined && maximum !== undefined
    ? `From ${minimum} to ${maximum}.`
    : "";
}
