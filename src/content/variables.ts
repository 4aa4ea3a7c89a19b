import { fill, money } from "../lib/format";
import type { Data, FileName } from "./registry";

const from = <File extends FileName>(
  file: File,
  value: (content: Data[File]) => string | number,
) => ({ file, value: (data: Data) => value(data[file]) });

/** What texts in data/ may say in braces, such as {awards}, and the file from which each value comes. */
const VARIABLES = {
  name: from("site.json", ({ name }) => name),
  city: from("site.json", ({ home }) => home.city),
  countries: from("countries.json", ({ length }) => length),
  awards: from("scholarships.json", ({ length }) => length),
  amounts: from("scholarships.json", (awards) => {
    const amounts = awards.map(({ awardAmount }) => awardAmount);
    if (amounts.length === 0) return money(0);
    const ends = new Set([Math.min(...amounts), Math.max(...amounts)]);
    return [...ends].map(money).join(" to ");
  }),
  questions: from("aptitude-test.json", ({ questions }) => questions.length),
  minutes: from("aptitude-test.json", ({ minutes }) => minutes),
};
const entries = Object.entries(VARIABLES);

/** The variables as texts have them: "{name}". */
export const VARIABLE_NAMES = entries.map(([name]) => `{${name}}`);

/** The values of the variables, of those alone that come from these files. */
export const valuesOf = (data: Partial<Data>) =>
  Object.fromEntries(
    entries.flatMap(([name, { file, value }]) =>
      data[file] ? [[name, value(data as Data)]] : [],
    ),
  );

/** Data with the variables in all its texts filled in. */
export function withVariables(data: Data): Data {
  const values = valuesOf(data);
  return JSON.parse(JSON.stringify(data), (_, part: unknown) =>
    typeof part === "string" ? fill(part, values) : part,
  ) as Data;
}
