/** @jest-environment node */
import { readFileSync } from "node:fs";
import { geoContains } from "d3-geo";
import { drawAtlas } from "../../src/atlas";
import * as world from "../../src/atlas/countries";
import { withNames } from "../../src/atlas/mapNames";
import type { Point } from "../../src/atlas/plane";
import { TOKENS } from "../../src/atlas/svg";
import { worldProjection } from "../../src/atlas/worldFrame";
import type { Country, SiteSettings } from "../../src/content/model";
import { readJson } from "../../src/content/readData";
import { LOCATOR, WORLD } from "../../src/lib/drawings";

// All maps take a second or two, and more on a busy machine.
jest.setTimeout(60_000);

const countries = readJson<Country[]>("countries.json");
const slugs = countries.map(({ slug }) => slug);

async function draw(some: Country[]) {
  const site = readJson<SiteSettings>("site.json");
  const sources = { countries: some, site, pictures: [], prefix: "/below" };
  const { files, figures } = await drawAtlas({ ...sources, year: 2026 });
  return {
    ...figures.Atlas[0]!,
    countries: figures.CountryAtlas,
    drawingAt: (url: string) =>
      String(files.get(url.replace("/below", "static"))),
  };
}
const all = draw(countries);

test("each capital has a dot and a route, and on the globe it is as far from home as on Earth", async () => {
  const { world, globe, countries, drawingAt } = await all;
  expect(world.dots.map(({ slug }) => slug)).toEqual(slugs);
  const routes = drawingAt(world.arcs).matchAll(/id="([^"]+)"[^>]+d="M[^"]+l/g);
  expect([...routes].map(([, slug]) => slug)).toEqual(slugs);
  const { km, radius } = globe.rings[0]!;
  const middle = globe.size / 2;
  const distances = globe.points.map(
    ({ x, y }) => (Math.hypot(x - middle, y - middle) * km) / radius,
  );
  expect(distances).toEqual(
    countries.map(({ distanceKm }) => expect.closeTo(distanceKm, -1.5)),
  );
});

test("home and capital are within a country's map, and a country that its dot would hide has a ring", async () => {
  const { countries, drawingAt } = await all;
  const locators = countries.map(({ locator }) => locator);
  for (const { x, y } of locators.flatMap((map) => [map.home, map.capital])) {
    expect(x).toBe(Math.max(0, Math.min(x, LOCATOR.width)));
    expect(y).toBe(Math.max(0, Math.min(y, LOCATOR.height)));
  }
  const ringed = countries.filter(({ locator }) =>
    drawingAt(locator.url).includes('class="g"'),
  );
  expect(ringed.map(({ slug }) => slug).sort()).toEqual([
    "belgium",
    "denmark",
    "netherlands",
    "switzerland",
  ]);
});

test("silhouettes are made of whole bars", async () => {
  const { countries, drawingAt } = await all;
  const sizes = ["page", "small", "card", "cell"] as const;
  const art = countries.flatMap(({ art }) => sizes.map((size) => art[size]));
  for (const { url } of art) {
    const path = /<path d="([^"]+)"/.exec(drawingAt(url))![1]!;
    const bars = path.match(/M-?[\d.]+ \d+h([\d.]+)V\d+h-\1z/g)!;
    expect(bars.join("")).toBe(path);
    expect(bars.length).toBeGreaterThan(8);
  }
});

test("no border of India's is drawn: it is one shape with the lands around it", () => {
  const destinations = countries.flatMap(({ code }) =>
    world.piecesOf(world.coarse, code),
  );
  const land = world.landWithout(destinations);
  const { coordinates } = world.geometryOf(world.coarse, land);
  const shapeAt = (...spot: [number, number]) =>
    coordinates.findIndex((shape) =>
      geoContains({ type: "Polygon", coordinates: shape }, spot),
    );
  const delhi = shapeAt(77.2, 28.6);
  expect(delhi).toBeGreaterThanOrEqual(0);
  expect(shapeAt(85.3, 27.7)).toBe(delhi); // Kathmandu
  expect(shapeAt(74.3, 31.5)).toBe(delhi); // Lahore
  expect(shapeAt(74.8, 34.1)).toBe(delhi); // Srinagar
});

/** The places of names beside dots such as "500,300". */
function namesAt(dots: string) {
  const at = ([x, y]: number[]) => ({ name: "Country", x: x!, y: y! });
  const home = at([1000, 400]);
  const places = dots.split(" ").map((dot) => {
    const place = at(dot.split(",").map(Number));
    const route: Point[] = [place, home].map(({ x, y }) => [x, y]);
    return { ...place, slug: dot, lines: [route] };
  });
  return withNames(places, home);
}

test("a name stands away from home, beside its dot, above or below it or on the other side, or not at all", () => {
  const named = namesAt("500,300 518,288 508,308 509,311 1200,500 40,600");
  expect(named.map(({ side, narrowSide }) => [side, narrowSide])).toEqual([
    ["left", "left"],
    ["above", "above"],
    [null, null],
    ["below", "below"],
    ["right", "right"],
    ["below", "right"],
  ]);
  // Phones do not show the last one.
  expect(named.map(({ narrowFrom }) => narrowFrom)).toEqual([
    460,
    460,
    null,
    460,
    460,
    768,
  ]);
});

test("a country hides the names that its route runs through, or the line down from it", () => {
  const [west, onTheWay, south, north] = namesAt(
    "200,240 600,320 240,600 700,100",
  );
  expect(west!.hides).toEqual([onTheWay!.slug, south!.slug]);
  // On phones the name in the south stands on the other side.
  expect(west!.narrowHides).toEqual([onTheWay!.slug]);
  expect([onTheWay!.hides, south!.hides, north!.hides]).toEqual([[], [], []]);
});

test("a name between other dots stands on maps that are wide enough", () => {
  const [middle, west] = namesAt("300,100 230,100 300,80 300,122 370,100");
  expect(middle).toMatchObject({ side: "left", namedFrom: 1440 });
  expect(west).toMatchObject({ side: "left", namedFrom: 1024 });
});

const css = readFileSync("src/styles/tokens.css", "utf8");

test("the styles' grid of hours lies on the map's meridians, and their frame is as high as the projection makes it", () => {
  const share = (longitude: number) =>
    (longitude - WORLD.west) / (WORLD.east - WORLD.west);
  const ofWidth = (token: string) =>
    Number(new RegExp(`--${token}:.*\\* ([\\d.]+)\\)`).exec(css)![1]);
  expect(ofWidth("mer")).toBeCloseTo(share(15) - share(0), 5);
  expect(ofWidth("mer-0")).toBeCloseTo(share(82.5 - 14 * 15), 4);
  expect(css).toContain("--home-x: calc(var(--mx) + var(--mw) * var(--india))");
  expect(Number(/--india: ([\d.]+);/.exec(css)![1])).toBeCloseTo(
    share(82.5),
    4,
  );
  const [, bottom] = worldProjection()([WORLD.west, WORLD.south])!;
  expect(Math.round(bottom)).toBe(WORLD.height);
});

test("the colours of the drawings are the styles' by day and by night", () => {
  const [, day, night] = /^([^]+?)@media [^]+? dark\) \{([^]+?)\n\}/.exec(css)!;
  const valueIn = (theme: string, token: string): string => {
    const pattern = new RegExp(`--${token}: ([^;]+);`);
    const value = (pattern.exec(theme) ?? pattern.exec(day!))![1]!;
    const other = /^var\(--(.+)\)$/.exec(value)?.[1];
    return other ? valueIn(theme, other) : value;
  };
  for (const [token, tones] of Object.entries(TOKENS))
    expect([valueIn(day!, token), valueIn(night!, token)]).toEqual(tones);
});
