import { readdirSync } from "node:fs";
import { type CheerioAPI, load } from "cheerio";
import { memo } from "../support/memo";
import { built } from "../support/content";

export const files = readdirSync("public", { recursive: true })
  .map(String)
  .filter((file) => /\.\w+$/.test(file));

/** The page that the offline copy serves for all others. It has no content. */
export const SHELL = "offline-plugin-app-shell-fallback/index.html";

/** Files in place of pages that have moved. */
const MOVED = ["country/united-kingdom/index.html"];

export const pageFiles = files.filter(
  (file) =>
    /(^|\/)index\.html$|^404\.html$/.test(file) &&
    ![SHELL, ...MOVED].includes(file),
);

/** The text of an element as it is read: one space between two words. */
export const textOf = (element: { text(): string }) =>
  element.text().replace(/\s+/g, " ").trim();

/** A page as a browser without JavaScript has it, by its route or its file. Nobody may change it. */
export const page = memo((route) => {
  const file = /\.html$/.test(route) ? route : `${route}/index.html`;
  const $ = load(built(file), { scriptingEnabled: false });
  type Place = Parameters<CheerioAPI>[0];
  const texts = (selector: string, within: Place = "body") =>
    $(within)
      .find(selector)
      .get()
      .map((element) => textOf($(element)));
  const links = (within: Place) =>
    $(within)
      .find("a")
      .get()
      .map((link) => [textOf($(link)), $(link).attr("href") ?? null]);
  const facts = (within: Place) =>
    $(within)
      .find("dt")
      .get()
      .map((term) => [textOf($(term)), textOf($(term).next("dd"))] as const);
  return { $, texts, links, facts };
});
