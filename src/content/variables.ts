import { fill, money } from "../lib/format";
import type { AptitudeTest, Country, Scholarship, SiteSettings } from "./model";

/** Reads a file of data/, by its path there. */
export type Read = <Content>(file: string) => Content;

const from = <Content>(
  file: string,
  value: (content: Content) => string | number,
) => ({ file, value: (read: Read) => value(read<Content>(file)) });

/** What texts in data/ may say in braces, such as {awards}, and the file from which each value comes. */
const VARIABLES = {
  name: from<SiteSettings>("site.json", ({ name }) => name),
  city: from<SiteSettings>("site.json", ({ home }) => home.city),
  countries: from<Country[]>("countries.json", ({ length }) => length),
  awards: from<Scholarship[]>("scholarships.json", ({ length }) => length),
  amounts: from<Scholarship[]>("scholarships.json", (awards) => {
    const amounts = awards.map(({ awardAmount }) => awardAmount);
    const ends = new Set([Math.min(...amounts), Math.max(...amounts)]);
    return [...ends].map(money).join(" to ");
  }),
  questions: from<AptitudeTest>(
    "aptitude-test.json",
    ({ questions }) => questions.length,
  ),
  minutes: from<AptitudeTest>("aptitude-test.json", ({ minutes }) => minutes),
};
const entries = Object.entries(VARIABLES);

/** The variables as texts have them: "{name}". */
export const VARIABLE_NAMES = entries.map(([name]) => `{${name}}`);

/** The files from which the variables in a text get their values. */
export const sourcesOf = (text: string): string[] =>
  entries.flatMap(([name, { file }]) =>
    text.includes(`{${name}}`) ? file : [],
  );

/** Content from data/ with the variables in all its texts filled in. */
export function withVariables<Content>(content: Content, read: Read): Content {
  const values = Object.fromEntries(
    entries.map(([name, { value }]) => [name, value(read)]),
  );
  return JSON.parse(JSON.stringify(content), (_, part: unknown) =>
    typeof part === "string" ? fill(part, values) : part,
  ) as Content;
}
