import { newErrors } from "../../forms/check";
import { forms } from "../../forms/config";
import type { FormField } from "../../forms/fields";
import { shown, stored } from "../../forms/stored";
import { contentFiles } from "../../src/content/registry";
import { parsed, readData } from "../../src/content/readData";
import { fileSchema } from "../../src/content/readModel";

const contents = parsed(readData());
const all = new Map(forms(null).map((form) => [form.file, form.fields]));

/** The fields within a field: of a list those of an entry. */
const within = ({ field, fields = field ? [field] : [] }: FormField) => fields;

/** A file's form, or one of the fields in it. */
const fieldAt = (file: string, ...names: string[]) =>
  names.reduce<FormField>(
    (field, name) => within(field).find((each) => each.name === name)!,
    { name: file, label: "", widget: "", fields: all.get(`data/${file}`) },
  );

/** The names of a value's parts for which a form has no field. */
function withoutField(value: unknown, field: FormField): string[] {
  if (Array.isArray(value))
    return value.flatMap((part) => withoutField(part, field.field ?? field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inner = within(field).find((each) => each.name === name);
    return inner ? withoutField(part, inner) : [name];
  });
}

test.each(Object.entries(contents))(
  "%s has a form with a field for all that it says, and is the same after it",
  (file, content) => {
    const names = Array.isArray(content) ? ["entries"] : [];
    expect(withoutField(content, fieldAt(file, ...names))).toEqual([]);
    const schema = fileSchema(contentFiles[file]!);
    const value = stored(schema, shown(schema, content), "");
    // As text, which has the fields' order.
    expect(JSON.stringify(value)).toBe(JSON.stringify(content));
  },
);

test("a field has its label, its hint, its limits and the model's own sentence", () => {
  expect(fieldAt("scholarships.json", "entries", "applyUrl")).toMatchObject({
    label: "Address of Apply Now",
    hint: expect.stringMatching(/ Empty: it does nothing\.$/),
    required: false,
  });
  const tagline = { label: "Tagline", required: true, maxlength: 80 };
  expect(fieldAt("site.json", "tagline")).toMatchObject(tagline);
  const button = ["callToAction", "button", "action"];
  const { pattern } = fieldAt("pages/about.json", ...button);
  const [form, sentence] = pattern as string[];
  for (const good of ["/services", "https://example.org", "chat", "contact"])
    expect(good).toMatch(new RegExp(form!));
  for (const bad of ["chats", "services", "http://example.org"])
    expect(bad).not.toMatch(new RegExp(form!));
  expect(sentence).toMatch(/^write a page such as/);
});

test("what is empty is null where the model allows it, or left out where its neighbours are", () => {
  const { record } = contentFiles["countries.json"]!;
  const value = { name: " Norway\n", card: undefined, intro: [], facts: [] };
  const text = JSON.stringify(stored(record, value, '"facts": null'));
  expect(JSON.parse(text)).toEqual({
    name: "Norway",
    card: null,
    photo: null,
    facts: null,
  });
});

test("a save is refused for what it makes wrong, not for what was wrong before", () => {
  const texts = new Map<string, string>();
  for (const [file, content] of Object.entries(contents))
    texts.set(file, JSON.stringify(content));
  const countries = texts.get("countries.json")!;
  texts.set("pages/home.json", "broken");
  const renamed = countries.replace('"slug":"malaysia"', '"slug":"malaya"');
  expect(newErrors(texts, "countries.json", countries)).toEqual([]);
  expect(newErrors(texts, "countries.json", renamed)).toEqual([
    expect.stringMatching(
      /^data\/site\.json: footer > destinations > entry 1: /,
    ),
  ]);
});
