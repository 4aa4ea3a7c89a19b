import { readFile, writeFile } from "node:fs/promises";
import { Kind, parse, type TypeNode } from "gatsby/graphql";

/** Gatsby reads fragments in every file of src/. Git ignores this one. */
const FILE = "src/gatsby-fragments.ts";

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
  const before = await readFile(FILE, "utf8").catch(() => "");
  // `develop` compiles what is written, even where nothing in it is new.
  if (before !== text) await writeFile(FILE, text);
}
