import type { CreateSchemaCustomizationArgs } from "gatsby";
import { money } from "../lib/format";

type FieldExtension = Parameters<
  CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]
>[0];

type Award = { awardAmount: number };

/** The part of Gatsby's resolver context that is used here. */
type Context = {
  defaultFieldResolver(...all: unknown[]): unknown;
  nodeModel: {
    findOne(of: { type: string; query: object }): Promise<{ name: string }>;
    findAll(of: {
      type: string;
      query: object;
    }): Promise<{ entries: Iterable<Award> }>;
  };
};

/** What every text in data/ but the name itself may say, and is filled in from other files there. */
export const FACTS = ["{name}", "{awards}", "{amounts}"] as const;
type Facts = Record<(typeof FACTS)[number], string>;

const NUMBERS = [
  ...["no", "one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/**
 * The consultancy's name, how many scholarships there are ("twelve", "13"; at the beginning of a text "Twelve") and from which to which amount
 * ("$15,000 to $60,000").
 */
export function factsOf(name: string, awards: readonly Award[]): Facts {
  const amounts = awards.map(({ awardAmount }) => awardAmount);
  const ends = new Set([Math.min(...amounts), Math.max(...amounts)]);
  return {
    "{name}": name,
    "{awards}": NUMBERS[awards.length] ?? String(awards.length),
    "{amounts}": [...ends].map(money).join(" to "),
  };
}

/** Content from data/ with the facts in every text of it that asks for them. */
export const withFacts = <Content>(content: Content, facts: Facts): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? filled(value, facts) : value,
  ) as Content;

function filled(text: string, facts: Facts): string {
  const awards = facts["{awards}"];
  const capital = awards.charAt(0).toUpperCase() + awards.slice(1);
  return FACTS.reduce(
    (words, fact) => words.replaceAll(fact, facts[fact]),
    text.replace(/^\{awards\}/, capital),
  );
}

const asksForFacts = (value: unknown): boolean =>
  FACTS.some((fact) => JSON.stringify(value)?.includes(fact));

/**
 * The field extension `@filled`: text that says {name} is read with the name in data/site.json, so that changing it
 * there changes it everywhere; and so with the other facts.
 */
export const filledExtension: FieldExtension = {
  name: "filled",
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
      if (!asksForFacts(value)) return value;
      const { nodeModel } = context;
      const [site, awards] = await Promise.all([
        nodeModel.findOne({ type: "SiteSettings", query: {} }),
        nodeModel.findAll({ type: "Scholarship", query: {} }),
      ]);
      return withFacts(value, factsOf(site.name, [...awards.entries]));
    },
  }),
};
