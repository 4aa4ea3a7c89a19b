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

/** Styles for the components' ids instead of the classes made up for them. */
export function plainCss(css: string, idOf = ids(css)): string {
  return css
    .replace(MARKER, "")
    .replace(SPLITTER, "")
    .replace(NAME, (found, name: string) =>
      idOf.has(name) ? `.${idOf.get(name)}` : found,
    );
}

/** The style sheet of the whole site, where a page carries it. */
export function siteSheet(html: string): { name: string; css: string } | null {
  const [, styles] = SITE_STYLES.exec(html) ?? [];
  if (!styles) return null;
  const css = plainCss(styles);
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 20);
  return { name: `styled-${hash}.css`, css };
}

/** A page with plain styles in it. Done once more it changes nothing. */
export function withPlainStyles(html: string): string {
  const [whole, styles] = PAGE_STYLES.exec(html) ?? [];
  if (!whole || styles === undefined) return html;
  const idOf = ids(styles);
  const css = plainCss(styles, idOf);
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
