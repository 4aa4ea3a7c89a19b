// Specification: 4.5
import fc from "fast-check";
import data from "../../data/scholarships.json";
import type { Scholarship } from "../../../src/content/model";
import {
  NO_SEARCH,
  type Search,
  searchIn,
  searchScholarships,
  withSearch,
} from "../../../src/widgets/scholarships/search";

const all = data as readonly Scholarship[];

const ids = (part: Partial<Search>, scholarships = all) =>
  searchScholarships(scholarships, { ...NO_SEARCH, ...part }).map(
    ({ id }) => id,
  );
const some = (parts: readonly Partial<Scholarship>[]) =>
  parts.map((part) => ({ ...all[0]!, ...part }));
const fromAddress = (query: string) => searchIn(new URLSearchParams(query));

test.each<[string, string, number[]]>([
  ["the title is searched", "founders", [11]],
  ["the description is", "innovation campus", [11]],
  ["the field is", "engineering", [2, 11]],
  ["a part of a word will do", "teach", [4, 12]],
  ["upper and lower case are alike", "DATA sCiEnCe", [5]],
  ["spaces around the text do not matter", "  deccan merit ", [1]],
  ["words in a row are found", "deccan merit", [1]],
  ["not in another order", "merit deccan", []],
  ["nor with a sign between them", "deccan, merit", []],
  ["nor in two of the texts", "founders engineering", []],
  ["blanks alone are no search", "   ", ids({})],
  ...["NEET", "CGPA", "2024-11-25", "15000", "420", "national"].map(
    (text) => ["nothing else is", text, []] as [string, string, number[]],
  ),
  ...[".*", "[", "\\", "%", "<b>", "$&"].map(
    (text) => ["it is plain text", text, []] as [string, string, number[]],
  ),
])("%s: %j", (_, q, found) => {
  expect(ids({ q })).toEqual(found);
});

/** Texts that differ in their case, accents, quotes, dashes and blanks alone, or that a visitor cannot tell apart. */
// prettier-ignore
const ALIKE = [
  ["10\u00a0000\u2009dollars", "10 000 dollars"], ["Data  \n Science", "data \u00a0\t science"],
  ["Émile Zoë", "E\u0301mile Zoe\u0308"], ["Résumé", "resume"], ["क़ानून", "क़ानून".normalize("NFC")],
  ["post\u2212graduate", "post-graduate"], ["post–graduate", "postgraduate"], ["post graduate", "post-graduate"],
  ...[..."‘’‚‛ʼ´`′"].map((quote) => [`master${quote}s`, "masters"]),
  ...[..."“”„‟″"].map((quote) => [`${quote}First${quote}`, '"First"']),
  ["Informa\u00adtik", "Informatik"], ["Open\u200bAir\u2060", "OpenAir"],
  ["İstanbul", "istanbul"], ["İSTANBUL", "i\u0307stanbul"], ["Diyarbakır", "DIYARBAKIR"],
  ["Straße", "STRASSE"], ["STRAẞE", "straße"], ["Ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ"],
  ["ﬁne arts", "FINE ARTS"], ["ＭＢＡ", "mba"],
  // Signs that only another form shows to be letters, or a quote.
  ["5㎏", "5kg"], ["master\u1ffds", "master´s"],
] as [string, string][];

test.each(ALIKE)("%j and %j find each other", (one, other) => {
  const [withOne] = some([{ title: `The ${one} award` }]);
  const [withOther] = some([{ field: `The ${other} award` }]);
  expect(ids({ q: other }, [withOne!])).toEqual([1]);
  expect(ids({ q: one }, [withOther!])).toEqual([1]);
});

test("a text is found in any case and form, with any space and quote, also by the address", () => {
  const looks = (text: string, dash: string, quote: string, space: string) =>
    text.replaceAll("-", dash).replaceAll("'", quote).replaceAll(" ", space);
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          fc.constantFrom(..."aZé-' ßσςΣIıİиकᏸ한"),
          fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
        ),
      }),
      fc.constantFrom(..."-‐‑‒–—―"),
      fc.constantFrom(..."'‘’"),
      fc.constantFrom(..." \u00a0\u2009\u202f"),
      fc.constantFrom<((text: string) => string)[]>(
        (text) => text.toLowerCase(),
        (text) => text.toUpperCase(),
        (text) => text.normalize("NFD"),
        (text) => text.normalize("NFC"),
        (text) => [...text].join("\u00ad"),
      ),
      (text, dash, quote, space, change) => {
        const title = text.trim().replace(/\s+/g, " ");
        const q = change(looks(title, dash, quote, space));
        const asked = fromAddress(withSearch("", { ...NO_SEARCH, q }));
        const [one] = some([{ title: `The ${title} award` }]);
        expect(ids(asked, [one!])).toEqual([1]);
      },
    ),
  );
});

test.each([
  // Other words, and those across two of the texts.
  ["resumes", []],
  ["caffe", []],
  ["cafesume", []],
  ["Ocean Award", []],
  ["OceanAward", []],
])("%j finds %j", (q, found) => {
  const one = { title: "Résumé café Ocean", description: "Award" };
  expect(ids({ q }, some([one]))).toEqual(found);
});

test.each<[Search["sort"], Partial<Scholarship>[]]>([
  ["deadline", [{ deadline: "2024-11-25" }, { deadline: "2025-01-05" }]],
  ["amount", [60_000, 15_500, 9000].map((awardAmount) => ({ awardAmount }))],
  ["title", [..."AbcÉZ"].map((letter) => ({ title: `${letter}x` }))],
])("%s: in this order, those that are level by their ids", (sort, inOrder) => {
  const numbered = inOrder.map((part, index) => ({ ...part, id: 9 + index }));
  const level = { ...inOrder.at(-1)!, id: 8 };
  const expected = [...numbered.slice(0, -1), level, numbered.at(-1)!];
  expect(ids({ sort }, some(expected.toReversed()))).toEqual(
    expected.map(({ id }) => id),
  );
});

const anySearch = fc.record<Search>({
  q: fc
    .string({ unit: "grapheme", maxLength: 20 })
    .map((text) => text.replace(/[\r\n]/g, "")),
  type: fc.constantFrom("all", "national", "international"),
  sort: fc.constantFrom("deadline", "amount", "title"),
});

test("every search survives the way through the address, whatever else that says", () => {
  fc.assert(
    fc.property(anySearch, fc.string(), (search, query) => {
      expect(fromAddress(withSearch(query, search))).toEqual(search);
    }),
  );
});

test("the address is empty without a search, says only what differs, and keeps what is not ours", () => {
  expect(withSearch("", NO_SEARCH)).toBe("");
  expect(withSearch("", { ...NO_SEARCH, sort: "amount" })).toBe("?sort=amount");
  const query = "?utm_source=mail&q=old&type=national&utm_term=a";
  expect(withSearch(query, { ...NO_SEARCH, q: "arts & co" })).toBe(
    "?utm_source=mail&utm_term=a&q=arts+%26+co",
  );
});

test.each([
  "?&&==&",
  "?type=regional&sort=random",
  "?type=National&sort=TITLE",
  "?type=__proto__&sort=constructor",
  "?Q=data",
])("%s asks for nothing that a search knows", (query) => {
  expect(fromAddress(query)).toEqual(NO_SEARCH);
});

test("of a pasted paragraph the first 200 letters are searched, none of them cut in two", () => {
  const { q } = fromAddress(`?q=${"🎓".repeat(9000)}`);
  expect(q).toBe("🎓".repeat(200));
  expect(encodeURIComponent(q).length).toBeLessThan(4000);
});

test("an address may say anything as text: it is only looked for", () => {
  expect(fromAddress("?q=%3Cb%3Ea%0D%0Ab").q).toBe("<b>ab");
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(() => ids(fromAddress(query))).not.toThrow();
    }),
  );
});
