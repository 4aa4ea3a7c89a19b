import { mkdir, writeFile } from "node:fs/promises";
import { Kind, parse, type TypeNode } from "gatsby/graphql";

/** Where Gatsby looks for fragments beside the site's own code. It empties this folder when it starts. */
const FOLDER = ".cache/fragments";

/**
 * For each object type a fragment with all that it holds: `aboutPage { ...AboutPageFields }` asks for every text of the
 * about page, so that a new field is in the query as soon as it is in the model.
 */
export function fragmentsOf(typeDefs: readonly string[]): string {
  const types = typeDefs
    .flatMap((sdl) => parse(sdl).definitions)
    .filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);
  const names = new Set(types.map(({ name }) => name.value));
  return types
    .map(({ name: { value: type }, fields = [] }) => {
      const selected = fields.map((field) => {
        // What the model calls id: Gatsby keeps that name for itself.
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

/** Writes the fragments of some types where queries find them. @param file a name without its ending */
export async function writeFragments(
  file: string,
  typeDefs: readonly string[],
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    `${FOLDER}/${file}.js`,
    `import { graphql } from "gatsby";\nexport const query = graphql\`\n${fragmentsOf(typeDefs)}\n\`;\n`,
  );
}
