/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentFiles } from "../../src/content/files";
import { jsonSchemas } from "../../src/content/schemas";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

test.each(Object.entries(jsonSchemas()))(
  "VS Code's schema of %s is in step with the model (if not: npx tsx scripts/schemas.ts)",
  (file, schema) => {
    expect(read(`.vscode/schemas/${file}`)).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  },
);

test("VS Code knows which schema belongs to which file", () => {
  expect(read(".vscode/settings.json")).toMatchObject({
    "json.schemas": Object.keys(contentFiles).map((file) => ({
      fileMatch: [`/data/${file}`],
      url: `./.vscode/schemas/${file}`,
    })),
  });
});

test("the editor reads what a field is for, and the model's own sentence for a wrong value", () => {
  expect(jsonSchemas()["scholarships.json"]).toMatchObject({
    type: "array",
    items: {
      additionalProperties: false,
      properties: {
        deadline: {
          description: "The last day to apply, as 2025-01-31.",
          patternErrorMessage: "write a day that exists, as 2025-01-31",
        },
      },
    },
  });
});
