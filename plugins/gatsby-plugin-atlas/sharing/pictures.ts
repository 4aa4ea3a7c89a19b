import type { Ink, Scholarship } from "../../../src/content/model";
import { along, awardScaleOf, down, marks } from "../../../src/lib/awardScale";
import { money, thousands } from "../../../src/lib/format";
import { WORLD } from "../../../src/lib/worldFrame";
import type { Atlas } from "../drawing/atlas";
import { positionOf } from "../drawing/earth";
import { pathData } from "../drawing/path";
import type { Home, Place } from "../drawing/place";
import { routeLine, round } from "../drawing/plane";
import { worldProjection } from "../drawing/worldFrame";
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

// One function per kind of picture: what it says, as SVG.

const SEA = colour("sea");

/** The home page: its heading in the Atlantic, and the world east of it with the routes that stay in the frame. */
export function worldPicture(
  name: string,
  title: string,
  map: { svg: string; places: readonly Place[]; home: Home },
): string {
  const { x, y, scale } = { x: 39, y: 10, scale: 0.835 };
  const projection = worldProjection();
  const at = (spot: { longitude: number; latitude: number }) => {
    const [left, top] = projection(positionOf(spot))!;
    return { x: round(x + left * scale), y: round(y + top * scale) };
  };
  const shown = map.places.filter(({ capital }) => at(capital).x > 505);
  const routes = shown
    .map(({ capital }) =>
      routeLine(positionOf(map.home), positionOf(capital), projection),
    )
    .map((lines) => pathData(lines, { closed: false, decimals: 1 }));
  const dots = shown.map(({ capital }) => at(capital));
  const home = at(map.home);
  // Greenland and Iceland stay out, so that the name stands on plain sea.
  return `${ground(SEA)}${meridians()}
<clipPath id="east"><path d="M505 630V118H545V0H1200V630Z"/></clipPath><g clip-path="url(#east)">
${placed(map.svg, `x="${x}" y="${y}" width="${WORLD.width * scale}" height="${WORLD.height * scale}"`)}
<path transform="translate(${x} ${y}) scale(${scale})" d="${routes.join("")}" fill="none" stroke="${ROUTE}" stroke-width="4"/>
${dots.map((dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="6" fill="${INK}"/>`).join("")}</g>
${homeDisc(home.x, home.y, 24)}${brand(name)}
${heading(title, { y: 212, width: 430, height: 410, most: 104 })}`;
}

/** The About page: its heading, and the globe around home with straight routes to all capitals on it. */
export function globePicture(
  name: string,
  title: string,
  svg: string,
  { size, rings, points: capitals }: Atlas["globe"],
): string {
  const [middle, scale] = [size / 2, 0.6];
  const routes = capitals.map(
    (point) => `M${middle} ${middle}L${point.x} ${point.y}`,
  );
  const [x, y] = [862, 315];
  return `${ground(colour("paper"))}${meridians(SEA)}
<g transform="translate(${x} ${y}) scale(${scale}) translate(${-middle} ${-middle})" fill="none">
<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${SEA}" stroke="${colour("sea-line")}" stroke-width="3"/>
${placed(svg, `width="${size}" height="${size}"`)}
${rings.map(({ radius }) => `<circle cx="${middle}" cy="${middle}" r="${radius}" stroke="${colour("sea-line")}" stroke-width="2.5"/>`).join("")}
<path d="${routes.join("")}" stroke="${ROUTE}" stroke-width="4"/>
${capitals.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="8" fill="${INK}"/>`).join("")}</g>
${homeDisc(x, y, 24)}${brand(name)}
${heading(title, { y: 212, width: 400, height: 390, most: 104 })}`;
}

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
