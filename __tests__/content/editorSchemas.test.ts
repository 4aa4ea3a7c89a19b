/** @jest-environment node */
import { readFileSync } from "node:fs";
import { jsonSchemas, schemaFiles } from "../../src/content/editorSchemas";

test.each(Object.entries(schemaFiles()))(
  "%s is up to date with the model (if not: npm run check:data)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

type Json = {
  $ref?: string;
  description?: string;
  errorMessage?: string;
  patternErrorMessage?: string;
  pattern?: string;
  properties?: Record<string, Json>;
  definitions?: Record<string, Json>;
  [keyword: string]: unknown;
};

/** Every part of a schema that says something about a value, by its path. */
function parts(schema: Json, at = ""): [path: string, part: Json][] {
  const within = Object.entries(schema).flatMap(([key, value]) =>
    typeof value === "object" && value !== null && key !== "enum"
      ? parts(value as Json, `${at}/${key}`)
      : [],
  );
  return [[at, schema], ...within];
}

const everything = Object.entries(jsonSchemas()).flatMap(([file, schema]) =>
  parts(schema as Json, file),
);

test("every field of every file explains itself when it is pointed at", () => {
  // VS Code shows what a reference leads to, too.
  const targets = new Map(
    everything.map(([path, part]) => [path.replace(/^.*\//, ""), part]),
  );
  const explained = ({ description, $ref }: Json) =>
    description ?? targets.get($ref?.replace(/^.*\//, "") ?? "")?.description;
  const fields = everything.flatMap(([path, { properties = {} }]) =>
    Object.entries(properties).map(
      ([name, field]) => [`${path}: ${name}`, explained(field)] as const,
    ),
  );
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(([, description]) => !description)).toEqual([]);
});

test("every limit on a text or a word has words of ours", () => {
  const silent = everything.filter(
    ([, { pattern, type, enum: words, patternErrorMessage, errorMessage }]) =>
      (pattern && !patternErrorMessage) ||
      (words && !errorMessage) ||
      (typeof type === "string" &&
        /string|number|integer|boolean|array/.test(type) &&
        !errorMessage),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
  // VS Code's own sentences about these cannot be changed, and are about "strings" and "formats".
  const foreign = ["minLength", "maxLength", "format", "exclusiveMinimum"];
  expect(
    everything.filter(([, part]) => foreign.some((word) => word in part)),
  ).toEqual([]);
});

test("limits stand in the explanations, also of what may be null", () => {
  const said = everything.map(([, { description }]) => description);
  for (const sentence of [
    "Its name: no two may be alike. At most 80 characters.",
    "Where the figure comes from. At most 120 characters. null: no note.",
    "Degrees east; west is negative. From -180 to 180.",
    "How many have applied. From 0 to 10000000.",
    "The slugs of the destinations listed in the footer. Exactly 8 entries.",
  ])
    expect(said).toContain(sentence);
});

test("the editor underlines blank and overlong text as the check does", () => {
  const { items } = jsonSchemas()["scholarships.json"] as { items: Json };
  const title = new RegExp(items.properties?.title?.pattern ?? "^$", "u");
  for (const good of ["A", " Merit Award ", "x".repeat(80)])
    expect(good).toMatch(title);
  for (const bad of ["", "   ", "x".repeat(81)]) expect(bad).not.toMatch(title);
});

test("a button's action is one pattern, so that its message names all it may be", () => {
  const { definitions } = jsonSchemas()["pages/about.json"] as Json;
  const { anyOf } = definitions?.Button?.properties?.action as {
    anyOf: [Json, Json];
  };
  expect(anyOf[0]).toMatchObject({
    examples: ["chat", "contact"],
    patternErrorMessage: expect.stringMatching(/^write a page such as/),
  });
  const action = new RegExp(anyOf[0].pattern ?? "^$", "u");
  for (const good of ["chat", "contact", "/services", "https://example.org"])
    expect(good).toMatch(action);
  for (const bad of ["chta", "a chat", "services", "//example.org", "http://x"])
    expect(bad).not.toMatch(action);
});
