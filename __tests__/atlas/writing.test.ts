// Specification: 2.6, 7.5
import * as fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { jsonValues } from "../../plugins/gatsby-source-checked-json/folder";
import { writeAtlas } from "../../src/atlas";
import { drawPicture, fitted } from "../../src/atlas/sharing";
import { NOT_DRAWN } from "../../src/content/check/warnings";
import type { Country } from "../../src/content/model";
import type { Data } from "../../src/content/registry";
import { testFiles } from "../content/check/testFiles";
import { temporaryFolder } from "../support/temporaryFolder";

const data = jsonValues(testFiles) as Data;
const countries = data["countries.json"];
const [malaysia, germany] = ["my", "de"].map((wanted) =>
  countries.find(({ code }) => code === wanted),
) as [Country, Country];

/** As gatsby-node calls it, with these countries alone. */
const write = (...countries: Country[]) => {
  return writeAtlas({ ...data, "countries.json": countries }, "");
};

const root = process.cwd();
const copy = temporaryFolder("atlas");
beforeAll(() => {
  fs.cpSync("static/icon.svg", `${copy}/static/icon.svg`);
  // A junction is the kind that Windows lets anybody make.
  const packages = path.resolve("node_modules");
  fs.symlinkSync(packages, `${copy}/node_modules`, "junction");
  process.chdir(copy);
});
afterAll(() => process.chdir(root));

test("what has not changed is not drawn again; a country that moves is, and its old map goes", async () => {
  await write(malaysia, germany);
  const before = fs.readdirSync("static/atlas");
  const [kept] = before.filter((file) => file.startsWith("germany-page"));
  const written = () => fs.statSync(`static/atlas/${kept}`).mtimeMs;
  const firstWritten = written();
  fs.rmSync("static/flags", { recursive: true });
  await write(malaysia, germany);
  expect(fs.existsSync("static/flags")).toBe(false);

  const capital = { ...malaysia.capital, longitude: 103 };
  const nodes = await write({ ...malaysia, capital }, germany);
  const after = fs.readdirSync("static/atlas");
  expect(after).toHaveLength(before.length);
  expect(after.filter((file) => !before.includes(file)).sort()).toEqual([
    expect.stringMatching(/^arcs\./),
    expect.stringMatching(/^malaysia-locator\./),
  ]);
  expect(nodes.CountryAtlas[0]!.longitude).toBe("103.0° E");
  // What is equal is left alone.
  expect(written()).toBe(firstWritten);
});

test("a country that the atlas does not know has a dot, and all the others are drawn", async () => {
  const nodes = await write(germany, { ...malaysia, code: "zz" });
  const [first, second] = nodes.CountryAtlas;
  expect(first!.slug).toBe("germany");
  expect(second!.flag).toMatch(/^\/flags\/zz\./);
  expect(second!.locator.url).toMatch(/^\/atlas\/malaysia-locator\./);
});

test("what cannot be drawn is an error with the country's name, and nothing is written", async () => {
  const written = () =>
    fs.readdirSync("static", { recursive: true }).map(String).sort();
  const before = written();
  const capital = { ...malaysia.capital, timeZone: "Mars/Olympus" };
  await expect(write(germany, { ...malaysia, capital })).rejects.toThrow(
    /^The atlas cannot draw Malaysia: .*Mars\/Olympus/,
  );
  expect(written()).toEqual(before);
});

test("where the site's address is known there is a picture to share each page with", async () => {
  const pictures = () => fs.readdirSync("static/sharing", { recursive: true });
  await write(germany);
  expect(pictures()).toEqual([]);
  process.env.SITE_URL = "https://example.org";
  await write(germany).finally(() => delete process.env.SITE_URL);
  expect(pictures()).toEqual(
    expect.arrayContaining(["home.png", "country/germany.png"]),
  );
});

const draw = (title: string, name = "Latitude Education") =>
  drawPicture({ route: "/visas", title, ground: "paper" }, name);

/** A part of a picture in grey, from its left upper corner. */
const partOf = (
  png: Buffer,
  left: number,
  width: number,
  top: number,
  height: number,
) => sharp(png).extract({ left, top, width, height }).greyscale();

test.each([
  "A page’s heading that is as long as seventy letters allow it to be here",
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
])(
  "a picture is light, and its title does not touch its drawing: %s",
  async (title) => {
    const png = await draw(title);
    expect(png.length).toBeLessThan(70_000);
    const { width, height } = await sharp(png).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const darkest = async (...part: [number, number, number, number]) => {
      const pixels = await partOf(png, ...part).toBuffer();
      return (await sharp(pixels).stats()).channels[0]!.min;
    };
    expect(await darkest(64, 490, 140, 490)).toBeLessThan(50);
    expect(await darkest(556, 90, 140, 490)).toBeGreaterThan(200);
    expect(await darkest(0, 600, 125, 30)).toBeGreaterThan(200);
  },
);

test("a picture shows every character of which the check of data/ does not warn", async () => {
  const characters = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).filter((character) => !NOT_DRAWN.test(character));
  expect(characters).toEqual(expect.arrayContaining([..."₹Łźİệṛǎ"]));
  expect(await fitted(characters.join(""), 44)).not.toBeNull();
  for (const text of ["नमस्ते", "Αθήνα", "Київ", "🎉"])
    expect([text, await fitted(text, 44)]).toEqual([text, null]);
});

test("a text that no typeface has is left out", async () => {
  expect(await draw("Visas 🎉")).toEqual(await draw("नमस्ते"));
  expect(await draw("Visas")).not.toEqual(await draw("नमस्ते"));
});

test("a name of three lines keeps off a title of five", async () => {
  const title = "Courses Schools Degrees Letters Answers";
  const png = await draw(title, "The very long consultancy of education");
  // Left of the name and below the logo there is the title alone. The name's third line ends about 200 px from the top.
  const pixels = await partOf(png, 64, 70, 130, 500).raw().toBuffer();
  const firstDark = pixels.findIndex((value) => value < 100);
  expect(130 + Math.floor(firstDark / 70)).toBeGreaterThan(216);
});
