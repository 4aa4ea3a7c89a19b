// Specification: 7.4
import { newErrors } from "../../forms/check";
import { config, forms } from "../../forms/config";
import type { FormField } from "../../forms/controls";
import { shown, stored } from "../../forms/stored";
import { jsonValues } from "../../plugins/gatsby-source-checked-json/folder";
import { contentFiles } from "../../src/content/registry";
import { testFiles } from "../content/check/testFiles";

const contents = jsonValues(testFiles);
const all = new Map(forms.map((form) => [form.file, form.fields]));

/** The fields within a field: of a list those of an entry. */
const within = ({ field, fields = field ? [field] : [] }: FormField) => fields;

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

test.each(Object.entries(contentFiles))(
  "%s has a form with a field for all that it says, and is the same after it",
  (file, { schema }) => {
    const content = contents[file];
    const names = Array.isArray(content) ? ["entries"] : [];
    expect(withoutField(content, fieldAt(file, ...names))).toEqual([]);
    const value = stored(schema, shown(schema, content), content);
    // As text, which has the fields' order.
    expect(JSON.stringify(value)).toBe(JSON.stringify(content));
  },
);

test.each([
  [
    "scholarships.json entries applyUrl",
    {
      label: "Address of Apply Now",
      hint: expect.stringMatching(/ Empty: it does nothing\.$/),
      required: false,
      pattern: [expect.any(String), expect.stringMatching(/^write a whole/)],
    },
  ],
  [
    "scholarships.json entries awardAmount",
    { label: "Award amount", value_type: "int", step: 1, min: 1, max: 1e6 },
  ],
  [
    "scholarships.json entries",
    { label: "Scholarships", summary: "{{fields.title}}", root: true },
  ],
  ["countries.json entries card rating", { value_type: "float", max: 5 }],
  [
    "countries.json entries photo file",
    { widget: "image", accept: ".jpg,.jpeg,.png,.webp,.avif" },
  ],
  [
    "site.json tagline",
    { widget: "string", required: true, minlength: undefined, maxlength: 80 },
  ],
  ["pages/about.json description", { widget: "text", minlength: 50 }],
  ["pages/about.json values", { min: 4, max: 4 }],
  [
    "pages/about.json values symbol",
    {
      options: expect.arrayContaining([
        { label: "None", value: null },
        { label: "Branch", value: "branch" },
      ]),
    },
  ],
  [
    "site.json footer destinations",
    {
      field: expect.objectContaining({
        file: "countries",
        value_field: "entries.*.slug",
      }),
    },
  ],
])("%s has its label, its hint, its limits, its choices", (place, expected) => {
  const [file = "", ...names] = place.split(" ");
  expect(fieldAt(file, ...names)).toMatchObject(expected);
});

test("a button's field refuses what the model does", () => {
  const button = ["callToAction", "button", "action"];
  const { pattern } = fieldAt("pages/about.json", ...button);
  const form = new RegExp((pattern as string[])[0]!);
  for (const good of ["/services", "https://example.org", "chat", "contact"])
    expect(good).toMatch(form);
  for (const bad of ["chats", "services", "http://example.org"])
    expect(bad).not.toMatch(form);
});

test("forms lead to their pages, and take pictures as large as the check does", () => {
  const siteUrl = "https://www.example.org";
  expect(config({ repository: "owner/name", siteUrl })).toMatchObject({
    backend: { repo: "owner/name", auth_methods: ["token"] },
    site_url: siteUrl,
    media_folder: "data/images",
    media_libraries: { default: { config: { max_file_size: 5 * 2 ** 20 } } },
    singletons: expect.arrayContaining([
      expect.objectContaining({
        label: "Online education page",
        preview_path: "/online-education",
      }),
    ]),
  });
});

test("what is empty is null where allowed; fields have the model's order, unknown ones come last", () => {
  const { schema } = contentFiles["countries.json"];
  const facts: unknown[] = [];
  const norway = { facts, card: undefined, intro: [], name: " Norway\n" };
  const value = [{ colour: 5, ...norway, slug: "norway" }];
  expect(JSON.stringify(stored(schema, value, []))).toBe(
    '[{"slug":"norway","name":"Norway","card":null,"photo":null,"intro":null,"facts":null,"formerly":null,"colour":5}]',
  );
});

test("an entry that was not changed stays as it was, with its order and without what it left out", () => {
  const { schema } = contentFiles["countries.json"];
  const before = [
    { name: "UK ", slug: "uk" },
    { slug: "norway", facts: null },
  ];
  const [uk, norway] = shown(schema, before) as object[];
  const changed = { ...norway, name: "Norway" };
  const after = [{ ...changed }, { ...uk, facts: [] }];
  expect(JSON.stringify(stored(schema, after, before))).toBe(
    '[{"slug":"norway","name":"Norway","card":null,"photo":null,"intro":null,"facts":null,"formerly":null},{"name":"UK ","slug":"uk"}]',
  );
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
