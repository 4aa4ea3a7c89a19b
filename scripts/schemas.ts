import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { jsonSchemas } from "../src/content/schemas";

/** Writes .vscode/schemas from the model, to be run after every change of src/content/model.ts: npx tsx scripts/schemas.ts */
async function main() {
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    const target = path.join(".vscode/schemas", file);
    const style = await resolveConfig(target);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      await format(JSON.stringify(schema), { ...style, filepath: target }),
    );
  }
}

void main();
