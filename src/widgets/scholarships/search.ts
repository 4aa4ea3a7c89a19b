import type { Scholarship } from "../../content/model";

export const CHOICES = ["all", "national", "international"] as const;
const SORTS = ["deadline", "amount", "title"] as const;

/** A search. Its parts have the same names in the form and in the address. */
export type Search = {
  /** The search text. */
  q: string;
  type: (typeof CHOICES)[number];
  sort: (typeof SORTS)[number];
};

export const NO_SEARCH: Search = { q: "", type: "all", sort: "deadline" };
export const PARTS = ["q", "type", "sort"] as const;

/** The scholarships that a search finds, in its order. */
export function searchScholarships(
  scholarships: readonly Scholarship[],
  { q, type, sort }: Search,
): readonly Scholarship[] {
  const wanted = comparable(q).trim();
  return scholarships
    .filter(
      (scholarship) =>
        (type === "all" || scholarship.type === type) &&
        [scholarship.title, scholarship.description, scholarship.field].some(
          (text) => comparable(shownText(text)).includes(wanted),
        ),
    )
    .sort((a, b) => COMPARE[sort](a, b) || a.id - b.id);
}

/** A page shows any number of spaces and line breaks in a row as one space. */
const shownText = (text: string) => text.trim().replace(/\s+/g, " ");

/** Characters that look like one on a keyboard, with that one. */
const LOOKALIKES: readonly [RegExp, string][] = [
  // Soft hyphens, zero-width spaces and joiners, marks of direction.
  [/\p{Default_Ignorable_Code_Point}/gu, ""],
  [/[\p{Dash_Punctuation}\u2212]/gu, "-"],
  [/[\u2018-\u201b\u02b9-\u02bf\u2032\u00b4`]/g, "'"],
  [/[\u201c-\u201f\u2033]/g, '"'],
];

/**
 * A text for comparisons: texts that look alike become the same text, whatever their case. First lower case and then
 * upper case, because only both together make "ß" and "ẞ" the same, and "σ" and "ς". "i", "ı" and "İ" also become one
 * letter.
 */
function comparable(text: string): string {
  let result = text.normalize("NFC");
  for (const [lookalike, plain] of LOOKALIKES)
    result = result.replace(lookalike, plain);
  return result
    .normalize("NFKC")
    .toLowerCase()
    .toUpperCase()
    .normalize("NFKC")
    .replace(/\u0130/g, "I")
    .replace(/\s/g, " ");
}

const COMPARE: Record<
  Search["sort"],
  (a: Scholarship, b: Scholarship) => number
> = {
  deadline: (a, b) => Date.parse(a.deadline) - Date.parse(b.deadline),
  amount: (a, b) => b.awardAmount - a.awardAmount,
  title: (a, b) => a.title.localeCompare(b.title, "en"),
};

/** The search in a form or an address. The text is untrusted: a value that is not allowed counts as missing. */
export function searchIn(fields: FormData | URLSearchParams): Search {
  const value = (part: string) => String(fields.get(part) ?? "");
  return {
    // A search field holds one line.
    q: value("q").replace(/[\r\n]/g, ""),
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
