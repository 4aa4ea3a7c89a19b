/** @jest-environment node */
import sharp from "sharp";
import {
  broken,
  widthOf,
} from "../../plugins/gatsby-plugin-atlas/sharing/lettering";
import {
  HEIGHT,
  sharingPicture,
  WIDTH,
} from "../../plugins/gatsby-plugin-atlas/sharing/sharingPicture";

const island = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>path{fill:#f00}</style><path d="M0 0h10v10H0z"/></svg>`;

const picture = (
  title: string,
  drawing: Parameters<typeof sharingPicture>[0]["drawing"] = {
    svg: island,
    place: "right",
  },
) =>
  sharingPicture({
    name: "Longitude Education",
    above: "Study in",
    title,
    ink: "sun",
    drawing,
  });

/** The colour of one pixel, as [red, green, blue]. */
const colourAt = async (jpeg: Buffer, left: number, top: number) => [
  ...(await sharp(jpeg)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

test("a page is shared with a JPEG of 1200 x 630", async () => {
  const jpeg = await picture("Malaysia");
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: "jpeg",
    width: WIDTH,
    height: HEIGHT,
  });
});

test("a drawing that would make the picture larger than WhatsApp shows ends the build", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 612"><filter id="noise"><feTurbulence baseFrequency="0.9"/></filter><path filter="url(#noise)" d="M0 0h1200v612H0z"/></svg>`;
  await expect(picture("Malaysia", { svg, place: "behind" })).rejects.toThrow(
    /^The sharing picture of "Malaysia" has \d{6} bytes/,
  );
});

test("the drawing keeps its own colours, and colours nothing else", async () => {
  const jpeg = await picture("Malaysia");
  const [red, green, blue] = await colourAt(jpeg, 900, 300);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect(blue).toBeLessThan(20);
  // The mark beside the name is made of paths too.
  const [markRed] = await colourAt(jpeg, 60, 72);
  expect(markRed).toBeLessThan(120);
});

test("two titles give two pictures", async () => {
  const [one, other] = await Promise.all([picture("UAE"), picture("UK")]);
  expect(one.equals(other)).toBe(false);
});

test("a title is broken between words, and no line is wider than its room", () => {
  const lines = broken("Career aptitude assessment", 100, 700);
  expect(lines.join(" ")).toBe("Career aptitude assessment");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(line, 100)).toBeLessThanOrEqual(700);
});

test("a word wider than the room stands alone", () => {
  expect(broken("Study in Llanfairpwllgwyngyll", 100, 400)).toEqual([
    "Study in",
    "Llanfairpwllgwyngyll",
  ]);
});
