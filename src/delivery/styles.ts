import { createHash } from "node:crypto";
import type { CheerioAPI } from "cheerio/slim";
import { memoize } from "../lib/memoize";
import { assume } from "./assumption";
import type { Page } from "./page";

// Step 1. styled-components makes classes up from what a style says, and only its own script in the browser knows which.
// Here they give way to the components' ids, which the site's small stand-in (browser/styled.ts) knows without any style.

/** styled-components says after the rules of each component which class it made up for it. */
const MARKER = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g;
/** Letters alone, but "ad" is written "a-d" in them: there are blockers of advertisements. */
const NAME = /\.([a-z]+(?:-[a-z]+)*)(?![\w-])/gi;
const SPLITTER = /\/\*!sc\*\/\n?/g;

/** A component's id, which is also its class. */
export const COMPONENT = /^sc-[a-z0-9]+-\d+$/;

/**
 * The components' ids by the classes made up for them.
 * @throws Error when a component has several: what depends on a prop is not known to the stand-in
 */
function ids(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id = "", list = ""] of css.matchAll(MARKER)) {
    const names = list.split(",").filter(Boolean);
    if (id.startsWith("sc-keyframes-")) continue;
    if (names.length > 1)
      throw new Error(
        `The style of ${id} depends on a prop: see src/ui/vars.ts.`,
      );
    names.forEach((name) => found.set(name, id));
  }
  assume(
    found.size > 0,
    "styled-components",
    "styled-components does not say which class it made up for which component.",
  );
  return found;
}

/** Styles, rule by rule, for the components' ids instead of the classes made up for them. */
export function plainRules(css: string, idOf = ids(css)): string[] {
  const rules = css
    .replace(MARKER, "")
    .replace(NAME, (found, name: string) =>
      idOf.has(name) ? `.${idOf.get(name)}` : found,
    )
    .split(SPLITTER)
    .filter(Boolean);
  assume(
    rules.length >= idOf.size && !/data-styled/.test(rules.join("")),
    "styled-components",
    "styled-components writes its rules otherwise than it did.",
  );
  return rules;
}

/** Hundreds of countries have the same styles. */
const read = memoize((css: string) => {
  const idOf = ids(css);
  return { idOf, rules: plainRules(css, idOf) };
});

/**
 * The rules of the whole site, which 404.html carries (gatsby-ssr.tsx).
 * @throws Error when it does not
 */
export function siteRules({ $ }: Page): string[] {
  const css = $("#site-styles").text();
  assume(css, "styled-components", "404.html has no styles of the whole site.");
  return plainRules(css);
}

export type Sheet = { address: string; css: string };

/** The style sheet of the whole site, for the offline copy. */
export const siteSheet = (rules: readonly string[]): Sheet => ({
  address: `/assets/styled-${hash(rules, 20)}.css`,
  css: rules.join("\n"),
});

/**
 * The rules that a page lacks, to be fetched later: if a rule came twice, all that it is for would be styled twice. The
 * name ends as that of the whole sheet, which the offline copy holds instead (browser/worker.js).
 */
function lackingSheet(own: readonly string[], all: readonly string[]): Sheet {
  const known = new Set(own);
  const lacking = all.filter((rule) => !known.has(rule));
  assume(
    lacking.length === all.length - known.size,
    "styled-components",
    "A page has rules that the whole site has not.",
  );
  return {
    address: `/assets/styled-${hash(lacking, 8)}-${hash(all, 20)}.css`,
    css: lacking.join(""),
  };
}

const hash = (rules: readonly string[], length: number) =>
  createHash("sha256").update(rules.join("\n")).digest("hex").slice(0, length);

/**
 * Gives a page the plain rules of what it shows.
 * @returns the sheet of what it lacks
 */
export function plainStyles({ $, path }: Page, all: readonly string[]): Sheet {
  const style = $("style[data-styled]");
  assume(
    style.length === 1,
    "styled-components",
    `${path} has ${style.length} <style data-styled>, not one.`,
  );
  const { idOf, rules } = read(style.text());
  $("#site-styles").remove();
  for (const { attribs } of $("[class]").get())
    attribs.class = attribs
      .class!.split(" ")
      .filter((name) => !idOf.has(name))
      .join(" ");
  style.replaceWith(`<style>${rules.join("")}${varRules($)}</style>`);
  return lackingSheet(rules, all);
}

/** Numbers, so that no value can bring a rule of its own. */
const VARS = /^(--[a-z0-9-]+:-?[\d.]+(e-\d+)?(%|deg)?(;(?!$)|$))+$/;

/**
 * The rules that src/ui/vars.ts asks for.
 * @throws Error when a value is no number
 */
function varRules($: CheerioAPI): string {
  const all = $("[data-vars]").map((_, element) =>
    $(element).attr("data-vars"),
  );
  return [...new Set(all.get())]
    .map((vars) => {
      if (!VARS.test(vars)) throw new Error(`Not to be styled: ${vars}`);
      return `[data-vars="${vars}"]{${vars}}`;
    })
    .join("");
}
