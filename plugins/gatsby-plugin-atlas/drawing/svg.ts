import { DARK_ID } from "../../../src/lib/drawings";
import type { Ink } from "./place";

/** A colour by day and by night. The values are those of src/styles/tokens.css, which a picture cannot read. */
type Tones = readonly [day: string, night: string];

export const TOKENS = {
  sea: ["#d6edfc", "#0d1931"],
  "sea-line": ["#b3d8ef", "#1b2c50"],
  land: ["#ffffff", "#22345d"],
  ink: ["#0b1a3b", "#f2f6fd"],
  paper: ["#ffffff", "#0a1226"],
  route: ["#c8006a", "#ff6fb5"],
  "on-route": ["#ffffff", "#0a1226"],
  sun: ["#ffc928", "#ffcf45"],
  coral: ["#ff8a66", "#ff9b7c"],
  mint: ["#4fcb94", "#5bd6a0"],
  sky: ["#6ea8ff", "#86b6ff"],
} as const satisfies Record<string, Tones>;

/** Art on a block of its ink, which is dark by night (--ka). */
export const artTones = (ink: Ink): Tones => [TOKENS.ink[0], TOKENS[ink][1]];

/** What a style sheet says: for each selector its declarations; a pair is a colour by day and by night. */
type Rules = Record<string, Record<string, string | number | Tones>>;

/**
 * A drawing for both themes: the address ending with "#dark" shows the dark one. Not by a media query, which Safari
 * ignores in an SVG that is shown by <img> (WebKit bug 199134).
 */
export function svg(
  width: number,
  height: number,
  rules: Rules,
  body: string,
): string {
  const style = `<style>${rulesText(rules, 0)}${rulesText(rules, 1)}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${DARK_ID}" viewBox="0 0 ${width} ${height}">${style}${body}</svg>`;
}

/** By night only the colours differ. `:where` adds no weight: a rule for all paths would undo one for a class, `fill: none`. */
function rulesText(rules: Rules, theme: 0 | 1): string {
  return Object.entries(rules)
    .map(
      ([selector, declarations]) =>
        [selector, declarationsText(declarations, theme)] as const,
    )
    .filter(([, text]) => text)
    .map(
      ([selector, text]) =>
        `${theme ? ":where(:target) " : ""}${selector}{${text}}`,
    )
    .join("");
}

const declarationsText = (declarations: Rules[string], theme: 0 | 1): string =>
  Object.entries(declarations)
    .filter(([, value]) => theme === 0 || Array.isArray(value))
    .map(
      ([property, value]) =>
        `${property}:${Array.isArray(value) ? value[theme] : value}`,
    )
    .join(";");

/** Nothing to draw, nothing written. */
export const path = (data: string, attributes = ""): string =>
  data && `<path${attributes && ` ${attributes}`} d="${data}"/>`;
