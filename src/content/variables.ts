import type { CreateSchemaCustomizationArgs } from "gatsby";
import { capitalize, money } from "../lib/format";

/** What every text in data/ but the name itself may say, and is filled in from other files there. */
export const FACTS = ["{name}", "{awards}", "{amounts}"] as const;
type Facts = Record<(typeof FACTS)[number], string>;

type Award = { awardAmount: number };

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve".split(
    " ",
  );

/** The consultancy's name, how many scholarships there are ("twelve", "13") and their amounts ("$15,000 to $60,000"). */
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

/** A number that begins a text has a capital letter. */
const filled = (text: string, facts: Facts): string =>
  FACTS.reduce(
    (filledIn, fact) => filledIn.replaceAll(fact, () => facts[fact]),
    text.replace(/^\{awards\}/, () => capitalize(facts["{awards}"])),
  );

/** The part of Gatsby's resolver context that is used here. */
type Context = {
  defaultFieldResolver(...all: unknown[]): unknown;
  nodeModel: {
    findOne(of: object): Promise<{ name: string }>;
    findAll(of: object): Promise<{ entries: Iterable<Award> }>;
  };
};

type FieldExtension = Parameters<
  CreateSchemaCustomizationArgs["actions"]["createFieldExtension"]
>[0];

/**
 * The field extension `@filled`: text that says {name} is read with the name in data/site.json, so that changing it
 * there changes it everywhere; and so with the other facts.
 */
export const filledExtension: FieldExtension = {
  name: "filled",
  extend: () => ({
    async resolve(...asked: [unknown, unknown, Context, unknown]) {
      const { defaultFieldResolver, nodeModel } = asked[2];
      const value = await defaultFieldResolver(...asked);
      const text = JSON.stringify(value) ?? "";
      if (!FACTS.some((fact) => text.includes(fact))) return value;
      const [site, awards] = await Promise.all([
        nodeModel.findOne({ type: "SiteSettings", query: {} }),
        nodeModel.findAll({ type: "Scholarship", query: {} }),
      ]);
      return withFacts(value, factsOf(site.name, [...awards.entries]));
    },
  }),
};
