import type { Scholarship } from "../../../src/content/model";
import { along, awardScaleOf, down, marks } from "../../../src/lib/awardScale";
import { money } from "../../../src/lib/format";
import { round } from "../drawing/plane";
import {
  brand,
  colour,
  ground,
  heading,
  homeDisc,
  INK,
  LEFT,
  meridians,
  RIGHT,
  SEA,
  words,
} from "./canvas";
import { fitted } from "./lettering";

/** The scholarships: every award as a pin on its scale. */
export function pinsPicture(
  name: string,
  title: string,
  summary: string,
  scholarships: readonly Scholarship[],
): string {
  const scale = awardScaleOf(scholarships);
  const [top, bottom] = [352, 612];
  const xOf = (amount: number) =>
    round(LEFT + (RIGHT - LEFT) * along(amount, scale));
  const pins = scholarships
    .map(({ type, awardAmount, deadline }) => ({
      type,
      x: xOf(awardAmount),
      y: round(top + (bottom - top) * down(deadline, scale)),
    }))
    .sort((a, b) => b.y - a.y);
  const isDense = scholarships.length > 24;
  const radius = isDense ? 10 : 20;
  const [none, quarter, , , most] = marks(scale);
  const amount = (value: number, anchor: "start" | "middle" | "end") =>
    words(money(value), 40, { x: xOf(value), y: top - 26, anchor });
  const { size, lines } = fitted(summary, {
    width: 440,
    height: 100,
    most: 46,
    face: "text",
  });
  return `${ground(SEA)}${brand(name)}
${heading(title, { y: 166, width: 610, height: 112, most: 112 })}
${lines.map((line, index) => words(line, size, { x: RIGHT, y: 196 + index * 54, anchor: "end" })).join("")}
<path d="M${LEFT} ${top}H${RIGHT}${marks(scale)
    .map((mark) => `M${xOf(mark)} ${top - 14}V${top}`)
    .join("")}" stroke="${INK}" stroke-width="5"/>
${amount(none!, "start")}${amount(quarter!, "middle")}${amount(most!, "end")}
${isDense ? "" : `<path stroke="${INK}" stroke-width="4" d="${pins.map(({ x, y }) => `M${x} ${top}V${y}`).join("")}"/>`}
${pins
  .map(
    ({ type, x, y }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour(type === "national" ? "sun" : "sky")}" stroke="${INK}" stroke-width="${radius / 4}"/>` +
      (type === "national"
        ? ""
        : `<circle cx="${x}" cy="${y}" r="${radius * 0.35}" fill="${INK}"/>`),
  )
  .join("")}`;
}

/** The test: its questions as stops on a way from home. */
export function stopsPicture(
  name: string,
  title: string,
  summary: string,
  questions: number,
): string {
  const at = (part: number) => ({
    x: round(110 + part * 1010),
    y: round(
      566 -
        part * 140 -
        Math.sin(part * Math.PI) * 64 +
        Math.sin(part * Math.PI * 2) * 34,
    ),
  });
  const way = Array.from({ length: 81 }, (_, step) => at(step / 80));
  const radius = Math.min(39, 390 / questions);
  const stops = Array.from({ length: questions }, (_, index) =>
    at((index + 1) / questions),
  );
  return `${ground(SEA)}${meridians()}${brand(name)}
${heading(title, { y: 172, width: 1072, height: 100, most: 100 })}
${heading(summary, { x: LEFT, y: 290, width: 1072, height: 60, most: 48, face: "text" })}
<path d="M${way.map(({ x, y }) => `${x} ${y}`).join("L")}" fill="none" stroke="${INK}" stroke-width="5" stroke-dasharray="1 15" stroke-linecap="round"/>
${homeDisc(110, 566, 32)}
${stops
  .map(
    ({ x, y }, index) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${SEA}" stroke="${INK}" stroke-width="5"/>` +
      (radius < 30
        ? ""
        : words(String(index + 1), 42, { x, y: y + 15, anchor: "middle" })),
  )
  .join("")}`;
}
