import { writeFile } from "node:fs/promises";
import { Kind, parse, type TypeNode } from "gatsby/graphql";

/** Gatsby empties this folder first, and reads fragments in its files as in those of src/. */
const FOLDER = ".cache/fragments";

/** For each object type a fragment with all that it holds, so that a new field is in the query as soon as it is in the model. */
function fragmentsOf(typeDefs: readonly string[]): string {
  const types = typeDefs
    .flatMap((sdl) => parse(sdl).definitions)
    .filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);
  const names = new Set(types.map(({ name }) => name.value));
  return types
    .map(({ name: { value: type }, fields = [] }) => {
      const selected = fields.map((field) => {
        // The model's `id`: Gatsby keeps that name for itself.
        if (field.name.value === "jsonId") return "id: jsonId";
        const of = bareName(field.type);
        return field.name.value + (names.has(of) ? ` { ...${of}Fields }` : "");
      });
      return `fragment ${type}Fields on ${type} { ${selected.join(" ")} }`;
    })
    .join("\n");
}

const bareName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : bareName(type.type);

export async function writeFragments(
  typeDefs: readonly string[],
): Promise<void> {
  const text = `import { graphql } from "gatsby";\nexport const query = graphql\`\n${fragmentsOf(typeDefs)}\n\`;\n`;
  await writeFile(`${FOLDER}/content.ts`, text);
}
