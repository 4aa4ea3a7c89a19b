/** The controls of the forms. Labels, hints, limits, choices and messages come from the model; nothing is said twice. */
import type { z } from "zod";
import {
  choicesOf,
  entryOf,
  fieldsOf,
  helpOf,
  jsonTypeOf,
  limitsOf,
  mayBeNull,
  metaOf,
  TITLE_FIELDS,
} from "../plugins/gatsby-source-checked-json";
import { PICTURE_ENDINGS } from "../src/content/model/fields";

/** How a field is shown and what it accepts. */
type Control = {
  widget: string;
  fields?: FormField[];
  field?: FormField;
  [option: string]: unknown;
};

/** A field as Sveltia CMS takes it, documented at https://sveltiacms.app/en/docs/fields. */
export type FormField = Control & { name: string; label: string };

/** The name of the one field of a file that is a list. Sveltia needs one, the file does not have it. */
export const ENTRIES = "entries";

/** The name of a file's form: "pages/about.json" has "pages-about". */
export const formName = (file: string): string =>
  file.replace(/\.json$/, "").replace("/", "-");

/** One field of the model, as a field of a form. */
export const formField = (name: string, schema: z.ZodType): FormField => ({
  name,
  label: metaOf(schema).title ?? labelOf(name),
  hint: helpOf(schema, "Empty"),
  required: !mayBeNull(schema),
  ...control(schema),
});

/** "Award amount" for awardAmount. */
const labelOf = (name: string): string =>
  name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** All fields of a record of the model. */
export const formFields = (record: z.ZodType): FormField[] =>
  Object.entries(fieldsOf(record)).map(([name, schema]) =>
    formField(name, schema),
  );

function control(schema: z.ZodType): Control {
  const { role } = metaOf(schema);
  if (role === "country") return menuOfCountries();
  if (role === "picture") return upload();
  switch (jsonTypeOf(schema)) {
    case "object":
      return {
        widget: "object",
        collapsed: "auto",
        fields: formFields(schema),
      };
    case "array":
      return list(schema);
    case "boolean":
      return { widget: "boolean" };
    case "number":
      return number(schema);
    default:
      return choicesOf(schema).length > 0 ? choice(schema) : text(schema);
  }
}

/** A menu with the names of the countries, for a field that holds the slug of one. */
const menuOfCountries = (): Control => ({
  widget: "relation",
  collection: "_singletons",
  file: formName("countries.json"),
  value_field: `${ENTRIES}.*.slug`,
  display_fields: [`${ENTRIES}.*.name`],
});

const upload = (): Control => ({
  widget: "image",
  accept: PICTURE_ENDINGS.map((ending) => `.${ending}`).join(),
  choose_url: false,
});

function list(schema: z.ZodType): Control {
  const entry = entryOf(schema) as z.ZodType;
  const { minItems: min, maxItems: max } = limitsOf(schema);
  if (jsonTypeOf(entry) !== "object")
    return { widget: "list", min, max, field: formField("entry", entry) };
  const fields = formFields(entry);
  return {
    widget: "list",
    min,
    max,
    fields,
    label_singular: "Entry",
    collapsed: true,
    summary: `{{fields.${nameOf(fields)}}}`,
    // Sveltia 0.221.1 cannot duplicate an entry that has lists or objects.
    allow_duplicate: false,
  };
}

/** The field that names an entry while it is closed. */
function nameOf(fields: readonly FormField[]): string | undefined {
  const names = fields.map(({ name }) => name);
  return [...TITLE_FIELDS, ...names].find((name) => names.includes(name));
}

function number(schema: z.ZodType): Control {
  const { type, minimum: min, maximum: max } = limitsOf(schema);
  return type === "integer"
    ? { widget: "number", value_type: "int", step: 1, min, max }
    : { widget: "number", value_type: "float", step: 0.1, min, max };
}

function choice(schema: z.ZodType): Control {
  const choices = choicesOf(schema).map((value) => ({
    label: labelOf(value),
    value,
  }));
  const none = mayBeNull(schema) ? [{ label: "None", value: null }] : [];
  return { widget: "select", options: [...none, ...choices] };
}

/** How many characters are shown in a field of one line. */
const ONE_LINE = 100;

function text(schema: z.ZodType): Control {
  const limits = limitsOf(schema);
  if (limits.format === "date")
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (limits.pattern)
    return {
      widget: "string",
      pattern: [limits.pattern, metaOf(schema).errorMessage],
    };
  const { minLength = 1, maxLength = 0 } = limits;
  return {
    widget: maxLength > ONE_LINE ? "text" : "string",
    // Sveltia shows both beside the length; that a text is required it says otherwise.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength || undefined,
  };
}
