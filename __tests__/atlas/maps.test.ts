// Specification: 4.1, 7.5
import { readFileSync } from "node:fs";
import { drawAtlas } from "../../src/atlas";
import { namesOn, type View } from "../../src/atlas/mapNames";
import { routeBetween } from "../../src/atlas/earth";
import { projected } from "../../src/atlas/geometry";
import { TOKENS } from "../../src/lib/colours";
import { worldProjection } from "../../src/atlas/worldMap";
import type { Country } from "../../src/content/model";
import { readJson } from "../../src/content/dataFolder";
import { HOME_NAME, LOCATOR, WORLD } from "../../src/lib/drawings";

const countries = readJson("countries.json");
const slugs = countries.map(({ slug }) => slug);

async function draw(some: readonly Country[]) {
  const { files, nodes } = await drawAtlas({
    countries: some,
    site: readJson("site.json"),
    pictures: [],
    prefix: "/below",
    today: "2026-01-15",
  });
  const drawingAt = (url: string) =>
    String(files.get(url.replace("/below", "static")));
  return { ...nodes.Atlas[0]!, countries: nodes.CountryAtlas, drawingAt };
}
const all = draw(countries);

test("each capital has a dot and a route, and on the globe it is as far from home as on Earth", async () => {
  const { world, globe, countries, drawingAt } = await all;
  expect(world.dots.map(({ slug }) => slug)).toEqual(slugs);
  const routes = drawingAt(world.arcs).matchAll(/id="([^"]+)"[^>]+d="M[^"]+l/g);
  expect([...routes].map(([, slug]) => slug)).toEqual(slugs);
  const { km, radius } = globe.rings[0]!;
  for (const ring of globe.rings)
    expect(ring.radius / radius).toBeCloseTo(ring.km / km, 1);
  const middle = globe.width / 2;
  const distances = globe.dots.map(
    ({ x, y }) => (Math.hypot(x - middle, y - middle) * km) / radius,
  );
  expect(distances).toEqual(
    countries.map(({ distanceKm }) => expect.closeTo(distanceKm, -1.5)),
  );
});

test("a neighbour of India's is a dot and a route, on maps and on its page", async () => {
  const neighbours = "af bd bt cn in mm np pk"
    .split(" ")
    .map((code) => ({ ...countries[0]!, slug: code, code }));
  const { world, globe, countries: drawn, drawingAt } = await draw(neighbours);
  expect(world.dots).toHaveLength(8);
  expect(drawingAt(world.arcs).match(/<path/g)).toHaveLength(8);
  for (const { url } of [world, globe])
    expect(drawingAt(url)).toMatch(/<g><\/g>/);
  for (const { locator, art } of drawn) {
    expect(drawingAt(locator.url)).toMatch(/class="route".+class="capital"/);
    expect(drawingAt(locator.url)).not.toMatch(
      /class="(?:small )?country"|<circle/,
    );
    expect(drawingAt(art.page.url)).toBe(drawingAt(drawn[0]!.art.page.url));
  }
});

type Spot = { x: number; y: number };
const WIDE = { width: 1440, height: 735 };
const HOME = { name: "Home", x: 1000, y: 400 };

/** The places of names on a map with home far in the east, in its own size and all in sight. @param dots such as "500,300" */
function namesAt(dots: string, more: Partial<View> = {}, ways: Spot[] = []) {
  const places = dots.split(" ").map((dot) => {
    const [x, y] = dot.split(",").map(Number);
    return { name: "Country", x: x!, y: y! };
  });
  const view: View = {
    width: WIDE.width,
    sight: { left: 0, top: 0, right: 1, bottom: 1 },
    dotRadius: 6,
    homeName: HOME_NAME.world.wide,
    ...more,
  };
  const routes = ways.map((way): [Spot, Spot] => [places[0]!, way]);
  return namesOn(WIDE, view, places, HOME, routes);
}

test("a name is at the first free side of its dot, else shown only while its country is active", () => {
  const sides = (dots: string, view?: Partial<View>) =>
    namesAt(dots, view).map((place) => place?.fits && place.side);
  expect(sides("500,300 1200,500 40,600")).toEqual(["left", "left", "right"]);
  expect(new Set(sides("500,300 500,308")).size).toBe(2);
  const crowd = "500,300 500,304 504,300 504,304 502,302";
  const named = sides(crowd, { width: 420 }).filter(Boolean);
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(5);
});

test("a name that has no place in sight, or only where something covers the map, is not drawn", () => {
  const sight = { left: 0.2, top: 0, right: 1, bottom: 1 };
  const covered = [{ left: 0, top: 0.5, right: 0.6, bottom: 1 }];
  const [hidden, below, seen] = namesAt("100,300 400,600 1200,600", {
    sight,
    covered,
  });
  expect([hidden, below]).toEqual([null, null]);
  expect(seen).toMatchObject({ fits: true });
});

test.each([
  ["left", [{ x: 1000, y: 400 }]],
  ["right", [300, 301].map((y) => ({ x: 0, y }))],
])("a name is where no route leaves its dot: %s", (side, ways) => {
  expect(namesAt("500,300", {}, ways)[0]!.side).toBe(side);
});

/** "M1 2L3 4" */
function line(leader: string) {
  const [x, y, toX, toY] = leader.match(/[\d.]+/g)!.map(Number);
  return { from: { x: x!, y: y! }, to: { x: toX!, y: toY! } };
}

test("a leader leads from a name to the edge of its own dot", () => {
  const dots = Array.from({ length: 16 }, (_, at) => ({
    x: 500 + (at % 3) * 9,
    y: 300 + at * 4,
  }));
  const places = namesAt(dots.map(({ x, y }) => `${x},${y}`).join(" "));
  expect(places.filter((place) => place?.leader).length).toBeGreaterThan(4);
  for (const [index, place] of places.entries()) {
    if (!place?.leader) continue;
    const { from, to } = line(place.leader);
    expect(from).toEqual({ x: place.x, y: place.y });
    const { x, y } = dots[index]!;
    expect(Math.hypot(x - to.x, y - to.y)).toBeLessThan(5);
  }
});

type Leader = ReturnType<typeof line>;

/** Whether the ends of each lie on different sides of the other. */
function crosses(a: Leader, b: Leader): boolean {
  const isLeft = ({ from, to }: Leader, { x, y }: Spot) =>
    (to.x - from.x) * (y - from.y) > (to.y - from.y) * (x - from.x);
  const parts = (line: Leader, other: Leader) =>
    isLeft(line, other.from) !== isLeft(line, other.to);
  return parts(a, b) && parts(b, a);
}

test("from 1024 px on all countries are named, and no two leaders cross; narrower maps have no leaders", async () => {
  const { world, globe } = await all;
  for (const { wide, narrow } of [world, globe]) {
    expect(wide.every((place) => place?.fits)).toBe(true);
    const lines = wide.flatMap((place) =>
      place?.leader ? [line(place.leader)] : [],
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const a of lines)
      expect(lines.filter((b) => a !== b && crosses(a, b))).toEqual([]);
    expect(narrow.some((place) => place?.leader)).toBe(false);
  }
});

test("what lies under the hero's text has no name; what lies beyond the map has a route to its edge", async () => {
  const [template] = countries;
  const place = (code: string, latitude: number, longitude: number) => ({
    ...{ ...template!, slug: code, code },
    capital: { ...template!.capital, latitude, longitude },
  });
  const places = [
    place("br", -15.8, -47.9),
    place("mn", 47.9, 106.9),
    place("nz", -41.3, 174.8),
    place("fj", -18.1, 178.4),
    place("ws", -13.8, -171.8),
  ];
  const { world, globe, drawingAt } = await draw(places);
  expect(world.dots.map(({ slug }) => slug)).toEqual(["br", "mn"]);
  expect(world.wide).toEqual([null, null]);
  expect(world.narrow.map((name) => name?.fits)).toEqual([true, true]);
  expect(globe.dots).toHaveLength(5);
  const { home } = readJson("site.json");
  for (const { slug, capital } of places.slice(2)) {
    expect(drawingAt(world.arcs)).toMatch(new RegExp(`id="${slug}".+?d="M`));
    const route = projected(routeBetween(home, capital), worldProjection());
    expect(route).toHaveLength(1);
    const east = Math.max(...route[0]!.map(({ x }) => x));
    expect(east).toBeGreaterThan(WORLD.width);
  }
});

test("a country's map has room for home, capital, their names and hours at any size", async () => {
  const { nameRoom, hourRoom } = LOCATOR.text;
  for (const { slug, locator } of (await all).countries)
    for (const [{ x, y }, side] of [
      [locator.home, locator.homeSide],
      [locator.capital, locator.side],
    ] as const) {
      const [above, below] = side.startsWith("above")
        ? [nameRoom, hourRoom]
        : [0, nameRoom + hourRoom];
      const isInside =
        x >= 0 &&
        x <= LOCATOR.width &&
        y - above > -1 &&
        y + below < LOCATOR.height + 1;
      expect([slug, side, isInside]).toEqual([slug, side, true]);
    }
});

test("the hours on a country's map are at its meridians, and have room", async () => {
  const { countries } = await all;
  for (const { locator } of countries) {
    const [first, second, ...others] = [...locator.hours].sort(
      (a, b) => a.x - b.x,
    );
    const far = second!.x - first!.x;
    expect(far).toBeGreaterThan(2 * LOCATOR.text.hour);
    others.forEach(({ x }, index) => {
      expect((x - second!.x) / far).toBeCloseTo(index + 1, 1);
    });
    // Home is a third of an hour west of its meridian.
    const hours = (name: string) =>
      Number(name.replace("−", "-").split(" ")[0]) || 0;
    const hour = far / (hours(second!.name) - hours(first!.name));
    const india = first!.x - hours(first!.name) * hour;
    expect((india - locator.home.x) / hour).toBeCloseTo((82.5 - 77.59) / 15, 1);
  }
});

const css = readFileSync("src/styles/tokens.css", "utf8");

test("the map's frame is as high as the projection makes it", () => {
  const [, bottom] = worldProjection()([WORLD.west, WORLD.south])!;
  expect(Math.round(bottom)).toBe(WORLD.height);
});

test("the colours of the drawings are the styles' by day and by night", () => {
  const [, day, night] = /^([^]+?)@media \(--at-night\) \{([^]+?)\n {2}\}/.exec(
    css,
  )!;
  const valueIn = (theme: string, token: string): string => {
    const pattern = new RegExp(`--${token}: ([^;]+);`);
    const value = (pattern.exec(theme) ?? pattern.exec(day!))![1]!;
    const other = /^var\(--(.+)\)$/.exec(value)?.[1];
    return other ? valueIn(theme, other) : value;
  };
  for (const [token, tones] of Object.entries(TOKENS))
    expect([valueIn(day!, token), valueIn(night!, token)]).toEqual(tones);
});
