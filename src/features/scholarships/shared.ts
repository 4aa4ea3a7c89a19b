import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { date, fill, money } from "../../lib/format";
import { awardAnchor } from "../../lib/awardAnchor";
import { toAddress, type Search } from "./search";

type Texts = ScholarshipsPage["finder"]["sharing"];

/** What is sent to somebody: as the Web Share API takes it. */
export type Shared = { title: string; text: string; url: string };

/** The list that a search finds. Its address says the search, and nothing else that the visitor's own may say. */
export const sharedList = (
  search: Search,
  texts: Texts,
  page: string,
): Shared => ({
  title: texts.listText,
  text: texts.listText,
  url: page + toAddress(search),
});

/** One scholarship, at its place in the whole list. */
export const sharedScholarship = (
  { id, title, awardAmount, deadline }: Scholarship,
  texts: Texts,
  page: string,
): Shared => ({
  title,
  text: fill(texts.oneText, {
    title,
    award: money(awardAmount),
    deadline: date(deadline),
  }),
  url: `${page}#${awardAnchor(id)}`,
});
