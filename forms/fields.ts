/** The fields of the forms. Labels, hints, limits, choices and messages come from the model; nothing is said twice. */
import { z } from "zod";
import type { Reference } from "../src/content/model/fields";
import {
  bare,
  entryOf,
  fieldsOf,
  helpOf,
  kindOf,
  labelOf,
  mayBeNull,
  metaOf,
  wordsOf,
} from "../src/content/schemas";

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
  label: labelOf(name, schema),
  hint: helpOf(schema, "Empty"),
  required: !mayBeNull(schema),
  ...control(schema),
});

/** All fields of a record of the model. */
export const formFields = (record: z.ZodType): FormField[] =>
  Object.entries(fieldsOf(record)).map(([name, schema]) =>
    formField(name, schema),
  );

function control(schema: z.ZodType): Control {
  const { refersTo, role } = metaOf(schema);
  if (refersTo) return menuOfEntries(refersTo);
  if (role === "picture") return upload();
  switch (kindOf(schema)) {
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
      return bare(schema) instanceof z.ZodEnum ? choice(schema) : text(schema);
  }
}

/** What JSON Schema says of a field: how long, how large, of which form. */
const limitsOf = (schema: z.ZodType) =>
  z.toJSONSchema(bare(schema), {
    io: "input",
    unrepresentable: "any",
  }) as z.core.JSONSchema.BaseSchema;

/** A menu with the entries of another list, for a field that refers to one of them. */
const menuOfEntries = ({ file, list, value, label }: Reference): Control => ({
  widget: "relation",
  collection: "_singletons",
  file: formName(file),
  value_field: `${list || ENTRIES}.*.${value}`,
  display_fields: [`${list || ENTRIES}.*.${label}`],
});

const upload = (): Control => ({
  widget: "image",
  accept: ".jpg,.jpeg,.png,.webp,.avif",
  choose_url: false,
});

function list(schema: z.ZodType): Control {
  const entry = entryOf(schema) as z.ZodType;
  const { minItems: min, maxItems: max } = limitsOf(schema);
  if (kindOf(entry) !== "object")
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
    // Sveltia 0.221.1 cannot duplicate an entry that has lists or objects of its own.
    allow_duplicate: false,
  };
}

/** Which field stands for an entry while it is closed. */
function nameOf(fields: readonly FormField[]): string | undefined {
  const names = fields.map(({ name }) => name);
  return ["title", "name", "label", "text", ...names].find((name) =>
    names.includes(name),
  );
}

function number(schema: z.ZodType): Control {
  const { type, minimum: min, maximum: max } = limitsOf(schema);
  return type === "integer"
    ? { widget: "number", value_type: "int", step: 1, min, max }
    : { widget: "number", value_type: "float", step: 0.1, min, max };
}

function choice(schema: z.ZodType): Control {
  const words = wordsOf(schema).map((value) => ({
    label: labelOf(value, z.string()),
    value,
  }));
  const none = mayBeNull(schema) ? [{ label: "None", value: null }] : [];
  return { widget: "select", options: [...none, ...words] };
}

/** How many characters are shown in a field of one line. */
const ONE_LINE = 100;

function text(schema: z.ZodType): Control {
  const limits = limitsOf(schema);
  if (limits.format === "date")
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const { pattern = limits.format === "uri" ? "^https://" : undefined } =
    limits;
  if (pattern)
    return {
      widget: "string",
      pattern: [pattern, metaOf(schema).errorMessage],
    };
  const { minLength = 1, maxLength = 0 } = limits;
  return {
    widget: maxLength > ONE_LINE ? "text" : "string",
    // Sveltia shows both beside the length; that a text is required it says otherwise.
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength || undefined,
  };
}
