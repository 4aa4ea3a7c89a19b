import type { Ink } from "../../../src/content/model";
import { thousands } from "../../../src/lib/format";
import type { Atlas } from "../drawing/atlas";
import { round } from "../drawing/plane";
import {
  brand,
  colour,
  ground,
  heading,
  HEIGHT,
  homeDisc,
  INK,
  LEFT,
  meridians,
  placed,
  RIGHT,
  ROUTE,
  WIDTH,
  words,
} from "./canvas";
import { fitted, LEADING } from "./lettering";

/** A page of things with names: as many as there is room for, in one column or two. */
export function listPicture(
  name: string,
  title: string,
  items: readonly string[],
  ink: Ink,
): string {
  const shown = items.slice(0, 10);
  const columns = shown.length > 4 ? 2 : 1;
  const rows = Math.ceil(shown.length / columns);
  const [width, pitch] = [columns === 1 ? 1030 : 500, Math.min(96, 310 / rows)];
  const size = Math.min(
    pitch - 12,
    60,
    ...shown.map((item) => fitted(item, { width, height: 60, most: 60 }).size),
  );
  return `${ground(colour(ink))}${meridians(INK, 0.2)}${brand(name)}
${heading(title, { y: 158, width: 1072, height: 124, most: 124 })}
${shown
  .map((item, index) => {
    const x = LEFT + (index % columns) * 560;
    const y = 350 + Math.floor(index / columns) * pitch;
    return (
      `<path d="M${x + 3} ${y - 38}V${y + 8}" stroke="${INK}" stroke-width="7"/>` +
      words(item, size, { x: x + 28, y, face: "display" })
    );
  })
  .join("")}`;
}

/** A country: its silhouette in its ink, and below the hours and the kilometres of the route. */
export function countryPicture(
  name: string,
  above: string,
  title: string,
  svg: string,
  {
    ink,
    clock,
    distanceKm,
  }: Pick<Atlas["countries"][string], "ink" | "clock" | "distanceKm">,
): string {
  const { size, lines } = fitted(title, {
    width: 680,
    height: 172,
    most: 170,
  });
  return `${ground(colour(ink))}${meridians(INK, 0.2)}
<path d="M0 408H${WIDTH}V${HEIGHT}H0Z" fill="${colour("paper")}"/>
${placed(svg, `x="706" y="44" width="430" height="300" preserveAspectRatio="xMaxYMid"`)}
${brand(name)}
${words(above, 60, { x: LEFT - 2, y: 226, face: "display" })}
${lines.map((line, index) => words(line, size, { x: LEFT - 6, y: 226 + size * (0.86 + index * LEADING), face: "display" })).join("")}
${routeByHours(clock.offset)}
${words(clock.standard, 46, { x: LEFT, y: 586 })}
${words(`${thousands(distanceKm)} km`, 46, { x: RIGHT, y: 586, anchor: "end" })}`;
}

/** The way from home to another clock on a line with a tick per hour: to the left of home where it is behind. */
function routeByHours(minutes: number): string {
  const hours = Math.abs(minutes) / 60;
  const direction = minutes < 0 ? -1 : 1;
  const pitch = hours ? Math.min(118, 760 / hours) : 118;
  const y = 500;
  const home = minutes < 0 ? 1090 : 110;
  const there = home + direction * pitch * hours;
  const ticks = Array.from(
    { length: Math.floor(hours) + 1 },
    (_, hour) => `M${round(home + direction * hour * pitch)} ${y - 12}V${y}`,
  );
  const route = `<path d="M${home} ${y}Q${(home + there) / 2} ${y - 150} ${there} ${y}" fill="none" stroke="${ROUTE}" stroke-width="8"/>`;
  const capital = `<circle cx="${there}" cy="${y}" r="20" fill="${colour("paper")}" stroke="${INK}" stroke-width="7"/>`;
  return `<path d="M${LEFT} ${y}H${RIGHT}${ticks.join("")}" stroke="${INK}" stroke-width="4"/>
${hours ? route : ""}${homeDisc(home, y, 24)}${hours ? capital : ""}`;
}
