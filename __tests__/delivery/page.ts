import { load } from "cheerio";
import { byAttribute, type Page } from "../../src/delivery/page";

export function parsed(html: string): Pick<Page, "$" | "having"> {
  const $ = load(html);
  return { $, having: byAttribute($) };
}

/** A page as Gatsby writes it, for one step to change. */
export const aPage = (html: string, path = "/about"): Page => ({
  file: `${path.slice(1)}/index.html`,
  path,
  component: "component---src-pages-about-tsx",
  staticQueries: ["123"],
  ...parsed(html),
});
