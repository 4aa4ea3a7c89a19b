import { createHash } from "node:crypto";

/** In 404.html: the styles of the whole site, as styled-components writes them. */
const SITE_STYLES = /<style id="site-styles">([^]*?)<\/style>/;

/** In every page: those of the components that it shows. */
const PAGE_STYLES = /<style data-styled[^>]*>([^]*?)<\/style>/;

/** styled-components says after the rules of each component which class it made up for it. */
const MARKER = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/g;
/** Letters alone, but "ad" is written "a-d" in them: there are blockers of advertisements. */
const NAME = /\.([a-z]+(?:-[a-z]+)*)(?![\w-])/gi;
const SPLITTER = /\/\*!sc\*\/\n?/g;

/**
 * The components' ids by the classes made up for them.
 * @throws Error when a component has several: what depends on a prop is not known to the browser's part
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
  return found;
}

/** Styles, rule by rule, for the components' ids instead of the classes made up for them. */
export function plainRules(css: string, idOf = ids(css)): string[] {
  return css
    .replace(MARKER, "")
    .replace(NAME, (found, name: string) =>
      idOf.has(name) ? `.${idOf.get(name)}` : found,
    )
    .split(SPLITTER)
    .filter(Boolean);
}

/** The styles of the whole site, where a page carries them. */
export function siteRules(html: string): string[] | null {
  const [, styles] = SITE_STYLES.exec(html) ?? [];
  return styles ? plainRules(styles) : null;
}

type Sheet = { name: string; css: string };

/** The style sheet of the whole site, a rule in a line, so that it can be read again. */
export const siteSheet = (rules: readonly string[]): Sheet => ({
  name: `styled-${hash(rules, 20)}.css`,
  css: rules.join("\n"),
});

/**
 * What a page lacks of that: were a rule there twice, all that it is for would be styled anew. The name ends as that of the
 * whole sheet, which the offline copy holds instead (src/delivery/browser/worker.js).
 * @returns null for a page that has got its plain styles
 */
export function lackingSheet(
  html: string,
  rules: readonly string[],
): Sheet | null {
  const [, styles] = PAGE_STYLES.exec(html) ?? [];
  if (styles === undefined) return null;
  const own = new Set(plainRules(styles));
  const lacking = rules.filter((rule) => !own.has(rule));
  return {
    name: `styled-${hash(lacking, 8)}-${hash(rules, 20)}.css`,
    css: lacking.join(""),
  };
}

const hash = (rules: readonly string[], length: number) =>
  createHash("sha256").update(rules.join("\n")).digest("hex").slice(0, length);

/** A page with plain styles in it. Done once more it changes nothing. */
export function withPlainStyles(html: string): string {
  const [whole, styles] = PAGE_STYLES.exec(html) ?? [];
  if (!whole || styles === undefined) return html;
  const idOf = ids(styles);
  const css = plainRules(styles, idOf).join("");
  return html
    .replace(SITE_STYLES, "")
    .replace(/ class="([^"]*)"/g, (_, classes: string) => {
      const left = classes.split(" ").filter((name) => !idOf.has(name));
      return ` class="${left.join(" ")}"`;
    })
    .replace(whole, () => `<style>${css}${varRules(html)}</style>`);
}

const VARS = / data-vars="([^"]*)"/g;
const SOUND = /^(--[a-z0-9-]+:-?[\d.]+(e-\d+)?(%|deg)?(;(?!$)|$))+$/;

/**
 * The rules that src/ui/vars.ts asks for.
 * @throws Error when a value is no number
 */
function varRules(html: string): string {
  const all = new Set([...html.matchAll(VARS)].map(([, vars = ""]) => vars));
  return [...all]
    .map((vars) => {
      if (!SOUND.test(vars)) throw new Error(`Not to be styled: ${vars}`);
      return `[data-vars="${vars}"]{${vars}}`;
    })
    .join("");
}
