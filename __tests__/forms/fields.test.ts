/** @jest-environment node */
import { forms } from "../../forms/config";
import type { FormField } from "../../forms/fields";
import { jsonSchemas } from "../../src/content/editorSchemas";

type JsonSchema = ReturnType<typeof jsonSchemas>[string];

const all = forms("https://example.org/college");
const formOf = (file: string) =>
  all.find((form) => form.file === `data/${file}`)!;

/** Where the values of a form's field stand in its file: ".footer.destinations.*" is an entry of that list. */
function valuesOf(field: FormField, place: string): string[] {
  const inside = field.widget === "list" ? `${place}.*` : place;
  if (field.field) return valuesOf(field.field, inside);
  if (!field.fields) return [place];
  return field.fields.flatMap((each) =>
    valuesOf(each, `${inside}.${each.name}`),
  );
}

/** The same of the model, read from the JSON Schemas that editors use. */
function valuesInModel(
  schema: JsonSchema,
  place = "",
  root = schema,
): string[] {
  const within = (inner: unknown, at: string) =>
    valuesInModel(inner as JsonSchema, at, root);
  const { $ref, allOf, anyOf, items, properties } = schema;
  const definitions = root.definitions as Record<string, JsonSchema>;
  if ($ref) return within(definitions[$ref.replace(/.*\//, "")], place);
  const [inner] = allOf ?? anyOf ?? [];
  if (inner) return within(inner, place);
  if (items) return within(items, `${place}.*`);
  if (!properties) return [place];
  return Object.entries(properties).flatMap(([name, property]) =>
    within(property, `${place}.${name}`),
  );
}

/** The field at a place, past lists. */
const fieldAt = (file: string, ...names: string[]): FormField =>
  names.reduce<FormField>(
    ({ field, fields = field ? [field] : [] }, name) =>
      fields.find((each) => each.name === name)!,
    { name: "", label: "", widget: "object", fields: formOf(file).fields },
  );

test.each(Object.entries(jsonSchemas()))(
  "%s has a form with every field of its model and no other",
  (file, schema) => {
    const values = formOf(file).fields.flatMap((field) =>
      valuesOf(field, field.root ? "" : `.${field.name}`),
    );
    expect(values.toSorted()).toEqual(valuesInModel(schema).toSorted());
  },
);

test("every file has a form, and every form a file", () => {
  expect(all.map(({ file }) => file).toSorted()).toEqual(
    Object.keys(jsonSchemas())
      .map((file) => `data/${file}`)
      .toSorted(),
  );
});

describe("a field takes from the model", () => {
  test("its label, its hint and whether it may be empty", () => {
    expect(fieldAt("scholarships.json", "entries", "applyUrl")).toMatchObject({
      label: "Address of Apply Now",
      hint: expect.stringMatching(
        /^Where Apply Now leads.* Empty: it does nothing\.$/,
      ),
      required: false,
    });
    expect(fieldAt("site.json", "tagline")).toMatchObject({
      label: "Tagline",
      required: true,
    });
  });

  test("the form of its text, with the model's own sentence", () => {
    const [pattern, sentence] = fieldAt("site.json", "phone")
      .pattern as string[];
    expect("+91 98765 43210").toMatch(new RegExp(pattern!));
    expect("98765").not.toMatch(new RegExp(pattern!));
    expect(sentence).toMatch(/country code, such as \+91 98765 43210/);
  });

  test.each([
    ["/services", true],
    ["https://example.org", true],
    ["chat", true],
    ["contact", true],
    ["chats", false],
    ["services", false],
    ["http://example.org", false],
  ])(
    "all forms that a button's action may have: %s is right: %s",
    (text, isRight) => {
      const action = fieldAt("pages/country.json", "button", "action");
      expect(new RegExp((action.pattern as string[])[0]!).test(text)).toBe(
        isRight,
      );
    },
  );

  test("limits of texts, numbers and lists", () => {
    expect(fieldAt("site.json", "name")).toMatchObject({ maxlength: 40 });
    expect(fieldAt("pages/about.json", "description")).toMatchObject({
      widget: "text",
      minlength: 50,
      maxlength: 170,
    });
    expect(
      fieldAt("countries.json", "entries", "card", "rating"),
    ).toMatchObject({
      value_type: "float",
      min: 0,
      max: 5,
    });
    expect(fieldAt("site.json", "footer", "destinations")).toMatchObject({
      min: 8,
      max: 8,
    });
  });
});

test("a page's form links to that page, also where the site's address has a path", () => {
  expect(formOf("pages/about.json").preview_path).toBe("/college/about");
  expect(formOf("countries.json").preview_path).toBeUndefined();
});
