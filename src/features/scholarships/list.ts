import type { Scholarship } from "../../content/model";
import { NO_SEARCH, searchScholarships, type Search } from "./search";

/** Beyond this many, the list keeps the cards that do not match, hidden, and follows a search in two steps. */
const LONG = 60;

export const isLong = (scholarships: readonly Scholarship[]) =>
  scholarships.length > LONG;

/** What the list and the chart show of a search. */
export type List = {
  isLong: boolean;
  /** The cards, in their order. In a long list also those that are hidden. */
  cards: readonly Scholarship[];
  matches: ReadonlySet<Scholarship>;
};

/** To take hundreds of cards away and draw them again would take longer than to type a letter; to hide them does not. */
export function listFor(
  scholarships: readonly Scholarship[],
  search: Search,
): List {
  const matches = searchScholarships(scholarships, search);
  const long = isLong(scholarships);
  return {
    isLong: long,
    cards: long
      ? searchScholarships(scholarships, { ...NO_SEARCH, sort: search.sort })
      : matches,
    matches: new Set(matches),
  };
}
