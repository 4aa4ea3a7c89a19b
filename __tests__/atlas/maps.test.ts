/** @jest-environment node */
import { readFileSync } from "node:fs";
import { geoContains } from "d3-geo";
import { drawAtlas } from "../../src/atlas";
import * as world from "../../src/atlas/countries";
import { namesOn, type View } from "../../src/atlas/mapNames";
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
  const middle = globe.width / 2;
  const distances = globe.dots.map(
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

/** The sides of names beside dots such as "500,300", on a map of 1024 px and more, and on a phone. */
function namesAt(dots: string) {
  const at = ([x, y]: number[]) => ({ name: "Country", x: x!, y: y! });
  const places = dots.split(" ").map((dot) => at(dot.split(",").map(Number)));
  const on = (view: Omit<View, "frame" | "home">) =>
    namesOn({ frame: WORLD, home: "left", ...view }, places, at([1000, 400]));
  return {
    wide: on({ width: 1024 }),
    phone: on({ width: 420, left: 0.15, right: 0.995 }),
  };
}
const sides = ({ places }: Queries.MapNames) =>
  places.map((place) => place?.side ?? null);

test("a name stands away from home, beside its dot, above or below it or on the other side, or not at all", () => {
  const { wide, phone } = namesAt("500,300 500,314 1200,500 40,600");
  expect(sides(wide)).toEqual(["above", "below", "right", "below"]);
  // Phones do not show the last one.
  expect(sides(phone)).toEqual(["above", "below", "right", null]);
});

test("a crowd of dots has its names in a column at its west, but for those with room at their east", () => {
  const { wide } = namesAt("520,300 500,308 540,304 560,250 300,300");
  expect(sides(wide)).toEqual(["left", "left", "right", "right", "left"]);
  const [first, second, , , alone] = wide.places;
  // The nearest line to each dot: 13 px apart, left of the first dot by a part of the map's width.
  expect(first).toMatchObject({ x: 442.4, y: 294.9 });
  expect(second).toMatchObject({ x: 442.4, y: 313.1 });
  expect(alone).toMatchObject({ x: 300, y: 300 });
  const lines = [
    ...wide.leaders.matchAll(/M([\d.]+) ([\d.]+)l([\d.-]+) ([\d.-]+)/g),
  ];
  expect(lines).toHaveLength(2);
  for (const [index, dot] of [
    [520, 300],
    [500, 308],
  ].entries()) {
    const [x, y, right, down] = lines[index]!.slice(1).map(Number);
    // To the edge of the dot.
    const left = Math.hypot(dot[0]! - x! - right!, dot[1]! - y! - down!);
    expect(left).toBeCloseTo((7 * 1440) / 1024, 0);
  }
});

test("a column has as many names as have room in it", () => {
  const crowd = Array.from({ length: 30 }, (_, at) => ({
    ...{ name: `Country ${at}`, x: 500, y: 200 + at },
  }));
  const { places } = namesOn(
    { frame: WORLD, width: 1440, top: 0.1, columnEnd: 0.5, home: "left" },
    crowd,
    { name: "Home", x: 1000, y: 400 },
  );
  const named = places.filter((place) => place?.side === "left");
  // 294 pixels, and 13 for each.
  expect(named).toHaveLength(22);
  expect(places[22]).toBeNull();
  expect(named[0]!.y - 13 / 2).toBeCloseTo(73.5, 0);
  expect(named.at(-1)!.y + 13 / 2).toBeLessThan(0.5 * WORLD.height);
});

test("no two lines of a column cross", async () => {
  const { world, globe } = await all;
  for (const { leaders } of [world, globe].flatMap((map) => [
    map.wide,
    map.tablet,
    map.phone,
  ])) {
    const lines = [
      ...leaders.matchAll(/M([\d.]+) ([\d.]+)l([\d.-]+) ([\d.-]+)/g),
    ].map((found) => {
      const [x, y, right, down] = found.slice(1).map(Number);
      return { x: x!, y: y!, toX: x! + right!, toY: y! + down! };
    });
    expect(lines.length).toBeGreaterThan(4);
    for (const a of lines)
      for (const b of lines.filter((other) => other.y > a.y)) {
        const x = Math.min(a.toX, b.toX);
        const yAt = (line: typeof a) =>
          line.y + ((line.toY - line.y) * (x - line.x)) / (line.toX - line.x);
        expect(yAt(b)).toBeGreaterThan(yAt(a));
      }
  }
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
