import sharp from "sharp";
import { countryPages, routes, unlisted } from "../browser/pages";
import {
  byRole,
  type Element,
  expect,
  intervals,
  test,
  type Visit,
} from "./visit";

const GROUNDS = ["/", "/about", "/services", "/scholarships"];
const h1 = byRole("heading", { level: 1 });

/** All kinds of ground that a heading stands on. */
const PAGES = [
  ...routes.filter(({ path }) => GROUNDS.includes(path)),
  countryPages[1]!,
  unlisted,
];

/** What every drawing of the site is: a file of the atlas, as a picture or within one. */
const DRAWINGS = `[...document.querySelectorAll('img[src*="/atlas/"], image[href*="/atlas/"]')].filter(
  (drawing) => drawing.checkVisibility() && drawing.getBoundingClientRect().width > 0)`;

for (const theme of ["light", "dark"] as const)
  test(`headings can be read in the ${theme} theme`, async ({
    light,
    dark,
  }) => {
    test.slow();
    const visit = { light, dark }[theme];
    for (const { path, heading } of PAGES) {
      await visit.goto(path);
      await visit.has(`${h1}.textContent`, heading);
      const ink = parse(
        (await visit.read<string>(`getComputedStyle(${h1}).color`))!,
      );
      await visit.read(
        `(${h1}.style.setProperty("-webkit-text-fill-color", "transparent"), true)`,
      );
      const shareReadable = async () => {
        const ground = await pixels(visit, h1);
        const readable = ground.filter(
          (colour) => contrast(ink, colour) >= 4.5,
        );
        return readable.length / ground.length;
      };
      await expect
        .poll(shareReadable, { message: path, intervals })
        .toBeGreaterThan(0.95);
    }
  });

test("drawings are dark in the dark theme", async ({ light, dark }) => {
  test.slow();
  for (const path of ["/", countryPages[1]!.path, "/about"]) {
    for (const visit of [light, dark]) {
      await visit.goto(path);
      await visit.click(
        `TestingLibraryDom.getByText(${byRole("banner")}, "Destinations").closest("summary")`,
      );
    }
    const count = await light.read<number>(`${DRAWINGS}.length`);
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count!; index++) {
      const drawing = `${DRAWINGS}[${index}]`;
      await expect
        .poll(
          async () =>
            shareAlike(
              await pixels(light, drawing),
              await pixels(dark, drawing),
            ),
          { message: `${path} ${index}`, intervals },
        )
        .toBeLessThan(0.08);
    }
  }
});

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of what is seen of an element, row by row. */
async function pixels(visit: Visit, element: Element): Promise<Colour[]> {
  const [left, top, right, bottom] = (await visit.read<
    [number, number, number, number]
  >(`(async () => {
    ${element}.scrollIntoView({ block: "center", behavior: "instant" });
    for (const animation of document.getAnimations())
      if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { left, top, right, bottom } = ${element}.getBoundingClientRect();
    return [Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)].map(Math.round);
  })()`))!;
  const data = await sharp(await visit.screenshot())
    .extract({ left, top, width: right - left, height: bottom - top })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: data.length / 3 }, (_, index) => [
    data[3 * index]!,
    data[3 * index + 1]!,
    data[3 * index + 2]!,
  ]);
}

/** How many of the pixels have nearly the same colour in both pictures, from 0 to 1. */
function shareAlike(one: Colour[], other: Colour[]): number {
  const alike = one.filter((colour, index) =>
    colour.every((part, i) => Math.abs(part - (other[index]?.[i] ?? 0)) < 24),
  );
  return alike.length / one.length;
}

/** @param colour as browsers compute it: rgb(1, 2, 3) */
function parse(colour: string): Colour {
  const [red, green, blue] = colour.match(/[\d.]+/g)!.map(Number);
  return [red!, green!, blue!];
}

/** Contrast by WCAG 2.2, from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
