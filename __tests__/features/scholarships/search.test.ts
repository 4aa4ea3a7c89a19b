import fc from "fast-check";
import scholarshipsFile from "../../data/scholarships.json";
import { Scholarship } from "../../../src/content/model";
import {
  fromAddress,
  NO_SEARCH,
  searchScholarships,
  toAddress,
  type Search,
} from "../../../src/features/scholarships/search";
import { aScholarship } from "./builders";

const all: readonly Scholarship[] = Scholarship.array().parse(scholarshipsFile);

const search = (part: Partial<Search>, scholarships = all) =>
  searchScholarships(scholarships, { ...NO_SEARCH, ...part });
const titles = (part: Partial<Search>) =>
  search(part).map(({ title }) => title);
const ids = (part: Partial<Search>, scholarships = all) =>
  search(part, scholarships).map(({ id }) => id);

test("without a search all 12 are there, by deadline", () => {
  const deadlines = search({}).map(({ deadline }) => deadline);
  expect(deadlines).toHaveLength(12);
  expect(deadlines).toEqual([...deadlines].sort());
  expect(deadlines[0]).toBe("2024-11-25");
  expect(deadlines.at(-1)).toBe("2025-03-15");
});

test.each<[string, string, number[]]>([
  ["the title is searched", "founders", [11]],
  ["the description is", "innovation campus", [11]],
  ["the field is", "engineering", [2, 11]],
  ["a part of a word will do", "teach", [4, 12]],
  ["upper and lower case are alike", "DATA sCiEnCe", [5]],
  ["signs count", "arts & design", [8]],
  ["spaces around the text do not matter", "  data science ", [5]],
  ["those within do", "data  science", []],
  ["a keyboard's apostrophe finds the curved one", "master's", [2, 5]],
  ["and so does that", "master’s", [2, 5]],
  ...["NEET", "CGPA", "2024-11-25", "15000", "420", "national"].map(
    (text): [string, string, number[]] => ["nothing else is", text, []],
  ),
  ...[".*", "[", "(", "\\", "%", "<b>", "$&"].map(
    (text): [string, string, number[]] => ["it is plain text", text, []],
  ),
])("%s: %j", (_, text, found) => {
  expect(ids({ text })).toEqual(found);
});

test("blanks alone are no search", () => {
  expect(ids({ text: "   " })).toHaveLength(12);
});

test("the text is combined with the type filter", () => {
  expect(ids({ text: "award", type: "national" })).toEqual([1, 6, 12]);
  expect(ids({ text: "award", type: "international" })).toEqual([4, 7]);
  expect(ids({ type: "national" })).toEqual([1, 3, 6, 8, 10, 12]);
  expect(ids({ type: "international" })).toEqual([2, 4, 5, 7, 9, 11]);
});

test("by amount the largest comes first", () => {
  const amounts = search({ sort: "amount" }).map(
    ({ awardAmount }) => awardAmount,
  );
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  expect([amounts[0], amounts.at(-1)]).toEqual([60_000, 15_000]);
});

test("by title they are alphabetical, whatever the case of the letters", () => {
  expect(titles({ sort: "title" })[0]).toBe("Deccan Merit Award");
  expect(titles({ sort: "title" }).at(-1)).toBe("Women in Research Fellowship");
  const mixed = ["banyan", "Asoka", "Émile", "Zebra", "cedar"].map(
    (title, id) => aScholarship({ id, title }),
  );
  expect(search({ sort: "title" }, mixed).map(({ title }) => title)).toEqual([
    "Asoka",
    "banyan",
    "cedar",
    "Émile",
    "Zebra",
  ]);
});

test.each(["deadline", "amount", "title"] as const)(
  "by %s, those that are level stand in the order of their ids",
  (sort) => {
    const level = [9, 2, 30, 1].map((id) => aScholarship({ id }));
    expect(ids({ sort }, level)).toEqual([1, 2, 9, 30]);
  },
);

const anySearch = fc.record<Search>({
  text: fc
    .string({ unit: "grapheme" })
    .map((text) => text.replace(/[\r\n]/g, "")),
  type: fc.constantFrom("all", "national", "international"),
  sort: fc.constantFrom("deadline", "amount", "title"),
});

test("every search survives the way through the address", () => {
  fc.assert(
    fc.property(anySearch, (some) => {
      expect(fromAddress(toAddress(some))).toEqual(some);
    }),
  );
});

test("the address is empty without a search, and says only what differs", () => {
  expect(toAddress(NO_SEARCH)).toBe("");
  expect(toAddress({ ...NO_SEARCH, sort: "amount" })).toBe("?sort=amount");
  expect(
    toAddress({ text: "arts & co", type: "national", sort: "title" }),
  ).toBe("?q=arts+%26+co&type=national&sort=title");
});

test("whatever else the address says stays in it", () => {
  const query = "?utm_source=mail&q=old&type=national&utm_term=a";
  expect(toAddress({ ...NO_SEARCH, text: "new" }, query)).toBe(
    "?utm_source=mail&utm_term=a&q=new",
  );
  expect(toAddress(NO_SEARCH, query)).toBe("?utm_source=mail&utm_term=a");
});

test.each([
  "",
  "?&&==&",
  "?type=regional&sort=random",
  "?type=National&sort=TITLE",
  "?type=__proto__&sort=constructor",
  "?type[]=national&sort[]=title",
  "?Q=data",
])("%s asks for nothing that a search knows", (query) => {
  expect(fromAddress(query)).toEqual(NO_SEARCH);
});

test("an address may say anything as text: it is only looked for", () => {
  expect(fromAddress("?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E").text).toBe(
    "<script>alert(1)</script>",
  );
  expect(fromAddress("?q=%E0%A4%A").text).toContain("\uFFFD");
  expect(fromAddress("?q=a%0D%0Ab").text).toBe("ab");
  expect(fromAddress("?q=first&q=second").text).toBe("first");
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(() => search(fromAddress(query))).not.toThrow();
    }),
  );
});
