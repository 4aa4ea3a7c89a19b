import type { CreateSchemaCustomizationArgs } from "gatsby";

type FieldExtension = Parameters<
  CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]
>[0];

/** The part of Gatsby's resolver context that is used here. */
type Context = {
  defaultFieldResolver(...all: unknown[]): unknown;
  nodeModel: {
    findOne(of: { type: string; query: object }): Promise<{ name: string }>;
  };
};

/** What other files write where the consultancy's name belongs. */
const NAME = "{name}";

const mentionsName = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(mentionsName)
    : typeof value === "string" && value.includes(NAME);

/** Content from data/ with the consultancy's name in every text of it that says {name}. */
export const withName = <Content>(content: Content, name: string): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll(NAME, name) : value,
  ) as Content;

/**
 * The field extension `@named`: text that says {name} is read with the name in data/site.json, so that changing it
 * there changes it everywhere.
 */
export const namedExtension: FieldExtension = {
  name: "named",
  extend: () => ({
    async resolve(
      source: unknown,
      args: unknown,
      context: Context,
      info: unknown,
    ) {
      const value = await context.defaultFieldResolver(
        source,
        args,
        context,
        info,
      );
      if (!mentionsName(value)) return value;
      const site = await context.nodeModel.findOne({
        type: "SiteSettings",
        query: {},
      });
      return withName(value, site.name);
    },
  }),
};
