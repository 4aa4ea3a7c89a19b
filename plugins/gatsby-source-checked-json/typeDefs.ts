import { z } from "zod";

type Json = z.core.JSONSchema.BaseSchema;

const SCALARS: Record<string, string> = {
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

const capitalize = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Gatsby's type definitions for one kind of record, read off the model.
 * @returns those of the types in it, too; a type that several kinds have is in the answer for each
 */
export function typeDefs(name: string, record: z.ZodType): string[] {
  const schema = z.toJSONSchema(record, { io: "output" }) as Json;
  const written: string[] = [];

  function write(type: string, { properties = {}, ...shape }: Json) {
    const lines =
      shape.enum ??
      Object.entries(properties).map(
        ([key, value]) =>
          `${key}: ${typeOf(value as Json, type + capitalize(key))}`,
      );
    const kind = shape.enum ? "enum" : "type";
    const node = type === name ? " implements Node @dontInfer" : "";
    written.push(`${kind} ${type}${node} {\n  ${lines.join("\n  ")}\n}`);
    return type;
  }

  /** A field's type, with "!" unless it may be null. zod writes null as one of `anyOf` or one of `type`. */
  function typeOf(field: Json, nameIfNew: string): string {
    const options = (field.anyOf ?? [field]) as Json[];
    const mayBeNull = options.some(({ type }) => type === "null");
    const value = options.find(({ type }) => type !== "null") ?? field;
    return bareType(value, nameIfNew) + (mayBeNull ? "" : "!");
  }

  function bareType(value: Json, nameIfNew: string): string {
    if (value.$ref) return value.$ref.replace("#/$defs/", "");
    if (value.type === "array")
      return `[${typeOf(value.items as Json, nameIfNew)}]`;
    if (value.type === "object") return write(nameIfNew, value);
    return SCALARS[String(value.type)] ?? "String";
  }

  // Gatsby keeps `id` for itself; gatsby-transformer-json passes ours on as `jsonId`.
  const { id, ...rest } = schema.properties ?? {};
  write(name, { properties: id ? { jsonId: id, ...rest } : rest });
  for (const [type, shape] of Object.entries(schema.$defs ?? {}))
    write(type, shape as Json);
  return written;
}
