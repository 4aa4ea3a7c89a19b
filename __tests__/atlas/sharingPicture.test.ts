/** @jest-environment node */
import sharp from "sharp";
import {
  encode,
  HEIGHT,
  WIDTH,
} from "../../plugins/gatsby-plugin-atlas/sharing/canvas";
import {
  pinsPicture,
  stopsPicture,
} from "../../plugins/gatsby-plugin-atlas/sharing/chartPictures";
import {
  broken,
  fitted,
  widthOf,
} from "../../plugins/gatsby-plugin-atlas/sharing/lettering";
import {
  countryPicture,
  listPicture,
} from "../../plugins/gatsby-plugin-atlas/sharing/namePictures";
import { manyScholarships } from "../features/scholarships/builders";

const NAME = "Longitude Education";
const island = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>path{fill:#f00}</style><path d="M0 0h10v10H0z"/></svg>`;

const country = (title: string, offset = -270) =>
  countryPicture(NAME, "Study in", title, island, {
    ink: "sun",
    clock: {
      offset,
      short: "",
      standard: "4 h 30 min behind India",
      summer: null,
    },
    distanceKm: 7131,
  });

/** The colour of one pixel, as [red, green, blue]. */
const colourAt = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()),
];

test.each([
  ["a country", country("Malaysia")],
  ["a country far west", country("USA", -630)],
  ["a country on the same clock", country("Sri Lanka", 0)],
  ["a country with a long name", country("Saint Vincent and the Grenadines")],
  ["no list", listPicture(NAME, "Visas", [], "sky")],
  [
    "a long list",
    listPicture(
      NAME,
      "Services",
      Array(30).fill("Admission Counseling"),
      "mint",
    ),
  ],
  [
    "a thousand awards",
    pinsPicture(NAME, "Awards", "1000 awards", manyScholarships(1000)),
  ],
  ["forty questions", stopsPicture(NAME, "Test", "40 questions", 40)],
])("%s is shared with a PNG of 1200 x 630 below 70 KB", async (_, body) => {
  const png = await encode(body, "Malaysia");
  expect(await sharp(png).metadata()).toMatchObject({
    format: "png",
    width: WIDTH,
    height: HEIGHT,
  });
  expect(png.length).toBeLessThan(70_000);
});

test("a picture larger than services show ends the build", async () => {
  const noise = `<filter id="noise"><feTurbulence baseFrequency="0.9"/></filter><path filter="url(#noise)" d="M0 0h1200v630H0z"/>`;
  await expect(encode(noise, "Malaysia")).rejects.toThrow(
    /^The sharing picture of "Malaysia" has \d{6} bytes/,
  );
});

test("the drawing keeps its own colours, and colours nothing else", async () => {
  const png = await encode(country("Malaysia"), "Malaysia");
  const [red, green, blue] = await colourAt(png, 1000, 200);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect(blue).toBeLessThan(20);
  // The mark beside the name is made of paths too.
  const [markRed] = await colourAt(png, 69, 84);
  expect(markRed).toBeLessThan(120);
});

test("a text is broken between words, in lines about equally long that fit its room", () => {
  const { size, lines } = fitted("Where on Earth will you study?", {
    width: 430,
    height: 410,
    most: 104,
  });
  expect(lines).toEqual(["Where", "on Earth", "will you", "study?"]);
  for (const line of lines)
    expect(widthOf(line, size, "display")).toBeLessThanOrEqual(430);
});

test("a word wider than the room stands alone", () => {
  expect(broken("Study in Llanfairpwllgwyngyll", 100, 400, "display")).toEqual([
    "Study in",
    "Llanfairpwllgwyngyll",
  ]);
});
