/** @jest-environment node */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { geoContains } from "d3-geo";
import countries from "../../data/countries.json";
import site from "../../data/site.json";
import { WORLD } from "../../src/lib/drawings";
import {
  drawAtlas,
  type Atlas,
  type Place,
} from "../../plugins/gatsby-plugin-atlas/drawing/atlas";
import {
  coarse,
  geometryOf,
  landWithout,
  piecesOf,
} from "../../plugins/gatsby-plugin-atlas/drawing/countries";
import { TOKENS } from "../../plugins/gatsby-plugin-atlas/drawing/svg";

const places = countries as Place[];
const malaysia = places.find(({ code }) => code === "my")!;
const belgium = places.find(({ code }) => code === "be")!;
const france = places.find(({ code }) => code === "fr")!;

const draw = (some: Place[]): Promise<Atlas> =>
  drawAtlas(some, site.home, "", 2026);

// Twenty countries take a second or two, and more on a busy machine: they are drawn once.
jest.setTimeout(60_000);
let allDrawn: Promise<Atlas> | undefined;
const drawAll = (): Promise<Atlas> => (allDrawn ??= draw(places));

const fileAt = (atlas: Atlas, url: string): string =>
  String(atlas.files.find(({ path }) => path === url)?.content);

/** Every address anywhere in the atlas but in its list of files. */
const addresses = ({ files, ...rest }: Atlas): string[] =>
  JSON.stringify(rest).match(/\/(atlas|flags)\/[^"]+/g) ?? [];

test("every address leads to a file, and every file has an address", async () => {
  const atlas = await drawAll();
  const paths = atlas.files.map(({ path }) => path);
  expect(new Set(addresses(atlas))).toEqual(new Set(paths));
});

test("a file's name says its content", async () => {
  const { files } = await drawAll();
  for (const { path, content } of files) {
    const hash = createHash("sha256").update(content).digest("hex");
    expect(path).toContain(`.${hash.slice(0, 8)}.`);
  }
});

test("no drawing holds NaN or null", async () => {
  const { files } = await drawAll();
  const drawings = files.filter(({ path }) => path.endsWith(".svg"));
  for (const { content } of drawings)
    expect(String(content)).not.toMatch(/NaN|Infinity|undefined|null/);
});

test("the drawings are light", async () => {
  const atlas = await drawAll();
  const bytes = (url: string): number => fileAt(atlas, url).length;
  const locators = Object.values(atlas.countries).map(({ locator }) =>
    bytes(locator.url),
  );
  expect(bytes(atlas.world.url)).toBeLessThan(40_000);
  expect(bytes(atlas.globe.url)).toBeLessThan(40_000);
  expect(bytes(atlas.footer.url)).toBeLessThan(15_000);
  expect(Math.max(...locators)).toBeLessThan(16_000);
});

test("no border of India's is drawn: it lies in one piece with the lands around it", () => {
  const destinations = places.flatMap(({ code }) => piecesOf(coarse, code));
  const { coordinates } = geometryOf(coarse, landWithout(destinations));
  const pieceWith = (longitude: number, latitude: number): number =>
    coordinates.findIndex((polygon) =>
      geoContains({ type: "Polygon", coordinates: polygon }, [
        longitude,
        latitude,
      ]),
    );
  const delhi = pieceWith(77.2, 28.6);
  expect(delhi).toBeGreaterThanOrEqual(0);
  const around = {
    kathmandu: pieceWith(85.3, 27.7),
    lahore: pieceWith(74.3, 31.5),
    srinagar: pieceWith(74.8, 34.1),
    dhaka: pieceWith(90.4, 23.8),
    lhasa: pieceWith(91.1, 29.7),
  };
  expect(new Set(Object.values(around))).toEqual(new Set([delhi]));
});

test("hours are counted from India's standard meridian", async () => {
  const { meridians } = (await drawAll()).world;
  expect(meridians.map(({ hours }) => hours)).toEqual(
    Array.from({ length: 20 }, (_, index) => index - 14),
  );
  const steps = meridians
    .slice(1)
    .map(({ x }, index) => x - meridians[index]!.x);
  for (const step of steps)
    expect(step).toBeCloseTo((WORLD.width * 15) / (WORLD.east - WORLD.west), 0);
});

test("routes to Canada and the USA leave the phone's map in the west", async () => {
  const { exits } = (await drawAll()).world;
  expect(exits.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["canada", "usa"]),
  );
  for (const { angle } of exits) expect(Math.abs(angle)).toBeGreaterThan(90);
});

test("a name on a map belongs to a country in the data", async () => {
  const { world, globe } = await draw([malaysia]);
  expect(world.labels.map(({ at, text }) => [at, text])).toEqual([
    ["wide", "Malaysia"],
    ["narrow", "Malaysia"],
  ]);
  expect(globe.labels.map(({ at, text }) => [at, text])).toEqual([
    ["wide", "Malaysia"],
    ["phone", "Malaysia"],
    ["both", "Bengaluru"],
  ]);
});

test("on the globe a capital is as far from home as on Earth", async () => {
  const { globe, countries: drawings } = await drawAll();
  const kmPerUnit = globe.rings[0]!.km / globe.rings[0]!.radius;
  for (const { slug, x, y } of globe.points) {
    const units = Math.hypot(x - globe.size / 2, y - globe.size / 2);
    const ratio = (units * kmPerUnit) / drawings[slug]!.distanceKm;
    expect(ratio).toBeCloseTo(1, 2);
  }
  expect(drawings.usa!.longitude).toBe("77.0° W");
});

test("neighbours with the same written ink are a warning", async () => {
  const atlas = await draw([france, { ...belgium, ink: france.ink }]);
  expect(atlas.warnings).toEqual([
    `France and Belgium are neighbours and have the same ink, "coral": write another for one of them, or null to have it chosen.`,
  ]);
});

test("a copied entry is drawn like the first", async () => {
  const atlas = await draw([malaysia, { ...malaysia, slug: "borneo" }]);
  const { malaysia: first, borneo: copy } = atlas.countries;
  expect(copy!.ink).toBe(first!.ink);
  expect(fileAt(atlas, copy!.art.page.url)).toBe(
    fileAt(atlas, first!.art.page.url),
  );
  expect(fileAt(atlas, atlas.world.arcs)).toContain('id="borneo"');
});

test("a country with an unknown code has a route but no shape, and is warned of", async () => {
  const atlas = await draw([malaysia, { ...malaysia, slug: "oz", code: "zz" }]);
  const { art, locator, distanceKm } = atlas.countries.oz!;
  expect(atlas.warnings).toEqual([
    `Malaysia has the code "zz", which the atlas does not know, so it is on no map: write its two letters of ISO 3166-1, such as "my" for Malaysia.`,
  ]);
  expect(fileAt(atlas, art.page.url)).not.toContain("<path");
  expect(fileAt(atlas, locator.url)).toContain('class="r"');
  expect(distanceKm).toBe(2866);
});

// Too small for the world's map, scattered over a sea, and unknown.
test.each([
  ["gi", 36.1, -5.4, 20],
  ["tv", -8.5, 179.2, 10],
  ["zz", 0, 0, 0],
])("%s has a map, and a ring round its capital", async (code, ...place) => {
  const [latitude, longitude, bars] = place;
  const capital = { ...malaysia.capital, latitude, longitude };
  const atlas = await draw([{ ...malaysia, slug: code, code, capital }]);
  const { art, locator } = atlas.countries[code]!;
  expect(Object.values(locator.capital).every(Number.isFinite)).toBe(true);
  expect(fileAt(atlas, locator.url)).toContain('class="g"');
  for (const { content } of atlas.files)
    expect(String(content)).not.toContain("NaN");
  expect(fileAt(atlas, art.small.url).split("M").length).toBeGreaterThan(bars);
});

test("a country that its capital's dot would hide gets a ring, and its name stands beside that", async () => {
  const atlas = await drawAll();
  const hasRing = ({ url }: { url: string }) =>
    fileAt(atlas, url).includes('class="g"');
  const { switzerland, germany } = atlas.countries;
  expect(hasRing(switzerland!.locator)).toBe(true);
  expect(switzerland!.locator.side).toBe("above");
  expect(hasRing(germany!.locator)).toBe(false);
});

test("large flags are pictures, small ones stay drawings", async () => {
  const { countries: drawings } = await drawAll();
  expect(drawings.spain!.flag).toMatch(/^\/flags\/es\.[0-9a-f]{8}\.webp$/);
  expect(drawings.germany!.flag).toMatch(/^\/flags\/de\.[0-9a-f]{8}\.svg$/);
});

test("the colours in the pictures are the site's tokens", () => {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const [day, night] = css.split("@media (prefers-color-scheme: dark)", 2) as [
    string,
    string,
  ];
  for (const [name, tones] of Object.entries(TOKENS))
    expect({ name, tones }).toEqual({
      name,
      tones: [token(name, day), token(name, night)],
    });
});

/** A token's value in a style sheet, through the tokens it is made of. */
function token(name: string, css: string): string | undefined {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  const other = /^var\(--(.+)\)$/.exec(value ?? "")?.[1];
  return other ? token(other, css) : value;
}
