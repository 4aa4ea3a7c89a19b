import type { Scholarship } from "../../content/model";

const TYPES = ["all", "national", "international"] as const;
const SORTS = ["deadline", "amount", "title"] as const;

export type Search = {
  text: string;
  type: (typeof TYPES)[number];
  sort: (typeof SORTS)[number];
};

export const NO_SEARCH: Search = { text: "", type: "all", sort: "deadline" };

/** What each part of a search is called in the address and in the form. */
export const NAMES = { text: "q", type: "type", sort: "sort" } as const;
export const PARTS = ["text", "type", "sort"] as const;

/** The scholarships that a search finds, in its order. */
export function searchScholarships(
  all: readonly Scholarship[],
  { text, type, sort }: Search,
): readonly Scholarship[] {
  const wanted = plain(text.trim());
  return all
    .filter(
      (one) =>
        (type === "all" || one.type === type) &&
        searchText(one).includes(wanted),
    )
    .sort((a, b) => ORDER[sort](a, b) || a.id - b.id);
}

const searchTexts = new WeakMap<Scholarship, string>();

/** The text of a scholarship that is searched. Cached, so that a letter typed need not prepare a thousand texts. */
function searchText(one: Scholarship): string {
  const cached = searchTexts.get(one);
  if (cached !== undefined) return cached;
  // Each on a line of its own, and a search is one line: nothing is found across two of them.
  const words = plain([one.title, one.description, one.field].join("\n"));
  searchTexts.set(one, words);
  return words;
}

/** Upper and lower case are alike, and so are the straight apostrophe of a keyboard and the curved one of the texts. */
const plain = (words: string) => words.toLowerCase().replace(/[‘’]/g, "'");

let alphabetical: Intl.Collator | undefined;

/** Browsers take long over a language's order of letters, and few visitors ask for it. */
const inOrder = (a: string, b: string) =>
  (alphabetical ??= new Intl.Collator("en")).compare(a, b);

const ORDER: Record<
  Search["sort"],
  (a: Scholarship, b: Scholarship) => number
> = {
  // ISO days are in order when their letters are.
  deadline: (a, b) =>
    Number(a.deadline > b.deadline) - Number(a.deadline < b.deadline),
  amount: (a, b) => b.awardAmount - a.awardAmount,
  title: (a, b) => inOrder(a.title, b.title),
};

export const isSame = (a: Search, b: Search): boolean =>
  a.text === b.text && a.type === b.type && a.sort === b.sort;

/** The search that an address or a form asks for. It is text from a stranger: what is not allowed counts as left out. */
export function fromFields(fields: URLSearchParams | FormData): Search {
  const value = (name: string) => {
    const given = fields.get(name);
    return typeof given === "string" ? given : "";
  };
  return {
    // A search field holds one line.
    text: value(NAMES.text).replace(/[\r\n]/g, ""),
    type: oneOf(TYPES, value(NAMES.type)) ?? NO_SEARCH.type,
    sort: oneOf(SORTS, value(NAMES.sort)) ?? NO_SEARCH.sort,
  };
}

const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  value: string,
): Choice | undefined => choices.find((choice) => choice === value);

/** The search in an address's query ("?q=data&sort=amount"). */
export const fromAddress = (query: string): Search =>
  fromFields(new URLSearchParams(query));

/** The parts of a search that differ from NO_SEARCH. */
export const nonDefaultParts = (search: Search): Partial<Search> =>
  Object.fromEntries(
    PARTS.filter((part) => search[part] !== NO_SEARCH[part]).map((part) => [
      part,
      search[part],
    ]),
  );

/**
 * A search as an address's query: only the parts that differ from none, so empty for none.
 * @param query the query it replaces: whatever else that holds (utm_source …) stays
 */
export function toAddress(search: Search, query = ""): string {
  const fields = new URLSearchParams(query);
  const parts = nonDefaultParts(search);
  for (const part of PARTS) {
    fields.delete(NAMES[part]);
    if (parts[part]) fields.append(NAMES[part], parts[part]);
  }
  const written = fields.toString();
  return written ? `?${written}` : "";
}
