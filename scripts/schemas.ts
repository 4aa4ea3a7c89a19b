import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { jsonSchemas } from "../src/content/schemas";

const SETTINGS = ".vscode/settings.json";

/** Writes .vscode/schemas and the settings that name them from the model, to be run after every change of src/content/model.ts: npx tsx scripts/schemas.ts */
async function main() {
  const schemas = jsonSchemas();
  for (const [file, schema] of Object.entries(schemas))
    await write(path.join(".vscode/schemas", file), schema);

  const settings = JSON.parse(readFileSync(SETTINGS, "utf8")) as object;
  await write(SETTINGS, {
    ...settings,
    "json.schemas": Object.keys(schemas).map((file) => ({
      fileMatch: [`/data/${file}`],
      url: `./.vscode/schemas/${file}`,
    })),
  });
}

async function write(target: string, content: object) {
  const style = await resolveConfig(target);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    await format(JSON.stringify(content), { ...style, filepath: target }),
  );
}

void main();
