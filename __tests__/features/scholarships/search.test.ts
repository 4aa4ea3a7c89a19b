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

test.each([
  ["the title", "founders", ["Gulf Founders Scholarship"]],
  ["the description", "innovation campus", ["Gulf Founders Scholarship"]],
  [
    "the field",
    "engineering",
    ["Northern Lights Grant", "Gulf Founders Scholarship"],
  ],
  [
    "part of a word",
    "teach",
    ["Global Clinical Scholarship", "Teachers of Tomorrow Award"],
  ],
])("it is a substring match on %s", (_, text, found) => {
  expect(titles({ text })).toEqual(found);
});

test("upper and lower case are alike", () => {
  expect(ids({ text: "DATA sCiEnCe" })).toEqual([5]);
  expect(ids({ text: "arts & design" })).toEqual([8]);
});

test("spaces around the text do not matter, those within do", () => {
  expect(ids({ text: "  data science " })).toEqual([5]);
  expect(ids({ text: "data  science" })).toEqual([]);
  expect(ids({ text: "   " })).toHaveLength(12);
});

test("the apostrophe of a keyboard finds the curved one of the texts", () => {
  expect(ids({ text: "master's" })).toEqual([2, 5]);
  expect(ids({ text: "master’s" })).toEqual([2, 5]);
});

test("eligibility, dates, amounts and applications are not searched", () => {
  for (const text of ["NEET", "CGPA", "2024-11-25", "15000", "420", "national"])
    expect(ids({ text })).toEqual([]);
});

test("what means something elsewhere is plain text here", () => {
  for (const text of [".*", "[", "(", "\\", "%", "<b>", "$&"])
    expect(ids({ text })).toEqual([]);
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
