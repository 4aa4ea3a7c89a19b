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

/** The places of names on a map, for dots such as "500,300" with home far in the east. */
function namesAt(dots: string, view: Omit<View, "frame" | "home">) {
  const at = ([x, y]: number[]) => ({ name: "Country", x: x!, y: y! });
  const places = dots.split(" ").map((dot) => at(dot.split(",").map(Number)));
  const frame = { ...{ frame: WORLD, home: "left" as const }, ...view };
  return namesOn(frame, places, at([1000, 400]), []);
}

test("a name stands beside its dot if there is room; if not, it is shown only while it is lit", () => {
  const places = (view: Omit<View, "frame" | "home">, dots: string) =>
    namesAt(dots, view).map(({ side, fits }) => (fits ? side : null));
  expect(places({ width: 1440 }, "500,300 500,314 1200,500 40,600")).toEqual([
    "aboveRight",
    "belowRight",
    "left",
    "right",
  ]);
  // It is out of sight.
  expect(places({ width: 420, left: 0.15 }, "100,300")).toEqual([null]);
  const crowd = "500,300 500,304 504,300 504,304 502,302";
  const named = places({ width: 420 }, crowd).filter(Boolean);
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(5);
});

test("a name stands where no route leaves its dot", () => {
  const dot = { name: "Country", x: 500, y: 300 };
  const home = { name: "Home", x: 1000, y: 400 };
  const side = (way: [number, number]) =>
    namesOn({ frame: WORLD, width: 1440, home: "left" }, [dot], home, [
      [[500, 300], way],
    ])[0]!.side;
  expect(side([1000, 400])).toBe("left");
  expect(side([0, 300])).toBe("right");
});

test("around a crowd of dots names have two columns, with a leader from each to the edge of its dot", () => {
  const crowd = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => [
    500 + (at % 3) * 9,
    300 + at * 4,
  ]);
  const places = namesAt(crowd.map(String).join(" "), {
    ...{ width: 1440, top: 0.1, columnEnd: 0.9 },
  });
  const led = places.filter(({ leader }) => leader);
  expect(led.length).toBeGreaterThan(3);
  for (const place of led) {
    const isWest = place.side === "left";
    expect(place.x).toBeCloseTo(isWest ? 500 - 57.6 : 518 + 43.2, 1);
    const dot = crowd[places.indexOf(place)]!;
    const { from, to } = line(place.leader!);
    expect(from).toEqual({ x: place.x, y: place.y });
    expect(Math.hypot(dot[0]! - to.x, dot[1]! - to.y)).toBeCloseTo(3, 0);
  }
});

test("a column has as many names as have room in it, and ends where something else begins", () => {
  const crowd = Array.from({ length: 40 }, (_, at) => `500,${200 + at}`);
  const view = { width: 1440, top: 0.1, columnEnd: 0.5 };
  const places = namesAt(crowd.join(" "), view);
  for (const side of ["left", "right"]) {
    const ys = places.flatMap((place) =>
      place.leader && place.side === side ? [place.y] : [],
    );
    expect(ys.length).toBeGreaterThan(10);
    expect(Math.min(...ys)).toBeGreaterThan(0.1 * WORLD.height);
    expect(Math.max(...ys)).toBeLessThan(0.5 * WORLD.height);
  }
  expect(places.some(({ fits }) => !fits)).toBe(true);
});

/** "M1 2L3 4" */
function line(leader: string) {
  const [x, y, toX, toY] = leader.match(/[\d.]+/g)!.map(Number);
  return { from: { x: x!, y: y! }, to: { x: toX!, y: toY! } };
}

test("from 600 px on all countries are named on the maps, and no two leaders cross", async () => {
  const { world, globe } = await all;
  for (const map of [world, globe])
    for (const screen of ["wide", "tablet"] as const) {
      expect(map[screen].every(({ fits }) => fits)).toBe(true);
      const lines = map[screen].flatMap(({ leader }) =>
        leader ? [line(leader)] : [],
      );
      expect(lines.length).toBeGreaterThan(1);
      for (const a of lines) {
        for (const b of lines) if (a !== b) expect(crosses(a, b)).toBe(false);
      }
    }
});

type Leader = ReturnType<typeof line>;

/** Solved for the share of the way along each at which they meet. */
function crosses({ from, to }: Leader, other: Leader): boolean {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [otherX, otherY] = [
    other.to.x - other.from.x,
    other.to.y - other.from.y,
  ];
  const [right, down] = [other.from.x - from.x, other.from.y - from.y];
  const turn = x * otherY - y * otherX;
  const shares = [right * otherY - down * otherX, right * y - down * x];
  return shares.every((share) => share / turn > 0 && share / turn < 1);
}

test("the hours on a country's map are at its meridians, and have room", async () => {
  const { countries } = await all;
  for (const { locator } of countries) {
    const [first, second, ...others] = [...locator.hours].sort(
      (a, b) => a.x - b.x,
    );
    const far = second!.x - first!.x;
    expect(far).toBeGreaterThan(72);
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
