import type { Scholarship } from "../../content/model";

export const CHOICES = ["all", "national", "international"] as const;
const SORTS = ["deadline", "amount", "title"] as const;
/** The most letters of a search text: some hosts refuse longer addresses. */
export const LONGEST = 200;

/** A search. Its parts have the same names in the form and in the address. */
export type Search = {
  /** The search text. */
  q: string;
  type: (typeof CHOICES)[number];
  sort: (typeof SORTS)[number];
};

export const NO_SEARCH: Search = { q: "", type: "all", sort: "deadline" };
export const PARTS = ["q", "type", "sort"] as const;

/** The scholarships whose title, description or field contains the search text, in the order of the search. */
export function searchScholarships(
  scholarships: readonly Scholarship[],
  { q, type, sort }: Search,
): readonly Scholarship[] {
  return scholarships
    .filter((award) => type === "all" || award.type === type)
    .filter(({ title, description, field }) =>
      [title, description, field].some((text) => contains(text, q)),
    )
    .sort((a, b) => COMPARE[sort](a, b) || a.id - b.id);
}

/** "post-graduate", "post graduate" and "postgraduate" find "post-graduate". */
const contains = (text: string, searched: string) =>
  ["", " "].some((dash) =>
    comparable(text, dash).includes(comparable(searched, dash)),
  );

/** Quotes, apostrophes, accents and other marks, and characters that are not drawn. */
const IGNORED =
  /['"`\u00b4\u02b9-\u02bf\u2032-\u2037\u201a\u201e\p{Pi}\p{Pf}\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** A text for comparisons, in capitals. They are made from lower case, because only both together make "ß" and "ẞ" the same. */
const comparable = (text: string, dash: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .normalize("NFC")
    .replace(IGNORED, "")
    .normalize("NFKD")
    .replace(IGNORED, "")
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, dash)
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();

const COMPARE = {
  deadline: (a, b) => Date.parse(a.deadline) - Date.parse(b.deadline),
  amount: (a, b) => b.awardAmount - a.awardAmount,
  title: (a, b) => a.title.localeCompare(b.title, "en"),
} satisfies Record<string, (a: Scholarship, b: Scholarship) => number>;

/** The search in a form or an address. The text is untrusted: a value that is not allowed counts as missing. */
export function searchIn(fields: FormData | URLSearchParams): Search {
  const value = (part: string) => String(fields.get(part) ?? "");
  return {
    // A search field holds one line. Cut between two characters.
    q: [...value("q").replace(/[\r\n]/g, "")].slice(0, LONGEST).join(""),
    type: CHOICES.find((type) => type === value("type")) ?? NO_SEARCH.type,
    sort: SORTS.find((sort) => sort === value("sort")) ?? NO_SEARCH.sort,
  };
}

/**
 * The query of an address for a search: only the parts that differ from NO_SEARCH, so "" for that.
 * @param query the current query: its other parameters (utm_source …) stay
 */
export function withSearch(query: string, search: Search): string {
  const fields = new URLSearchParams(query);
  for (const part of PARTS) {
    fields.delete(part);
    if (search[part] !== NO_SEARCH[part]) fields.append(part, search[part]);
  }
  return fields.toString() && `?${fields.toString()}`;
}
