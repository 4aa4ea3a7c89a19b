import { type Page, parseHtml } from "../../src/delivery/page";

/** A page as Gatsby writes it, for one step to change. */
export const aPage = (html: string, path = "/about"): Page => ({
  file: `${path.slice(1)}/index.html`,
  path,
  component: "component---src-pages-about-tsx",
  staticQueries: ["123"],
  $: parseHtml(html, false),
});
