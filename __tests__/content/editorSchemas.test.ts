// Specification: 7.4
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  FOLDER,
  jsonSchemas,
  writeSchemas,
} from "../../src/content/editorSchemas";
import { temporaryFolder } from "../support/temporaryFolder";

test("VS Code's settings name the schema of each file in data/", async () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const files = Object.keys(jsonSchemas());
  const expected = files.map((file) => ({
    fileMatch: [`/data/${file}`],
    url: `./${FOLDER}/${file}`,
  }));
  expect(settings["json.schemas"]).toEqual(expected);
  const folder = temporaryFolder("schemas");
  await writeSchemas(folder);
  const isMissing = (file: string) => !existsSync(path.join(folder, file));
  expect(files.filter(isMissing)).toEqual([]);
});

type Json = ReturnType<typeof jsonSchemas>[string];

/** Every part of a schema that says something about a value. */
const parts = (schema: Json): Json[] => [
  schema,
  ...Object.values(schema).flatMap((part) =>
    typeof part === "object" && part ? parts(part as Json) : [],
  ),
];
const everything = Object.values(jsonSchemas()).flatMap(parts);

test("every field explains itself and says what is allowed", () => {
  const isSilent = ({ $ref, description, errorMessage }: Json) =>
    !$ref && !(description && errorMessage);
  const silent = everything
    .flatMap(({ properties }) => Object.entries(properties ?? {}))
    .filter(([, field]) => isSilent(field as Json));
  expect(silent).toEqual([]);
});

test("choices can be completed, and wrong texts are underlined with the model's words", () => {
  const { items } = jsonSchemas()["scholarships.json"]!;
  expect((items as Json).properties).toMatchObject({
    type: { $ref: "#/definitions/ScholarshipType" },
    title: { maxLength: 80, description: "Its name: no two may be alike." },
    deadline: { patternErrorMessage: expect.stringMatching(/^write a day/) },
    applyUrl: {
      description: expect.stringMatching(/ null: it does nothing.$/),
    },
  });
  // Both would say the same thing twice, or what is not so.
  expect(everything.filter((part) => part.pattern && part.format)).toEqual([]);
  expect(everything.filter(({ readOnly }) => readOnly)).toEqual([]);
  const words = everything.filter(({ examples }) => examples);
  expect(words[0]).toMatchObject({ examples: ["chat", "contact"] });
});
