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
      const ink = await visit.read<string>(`getComputedStyle(${h1}).color`);
      await visit.read(
        `(${h1}.style.setProperty("-webkit-text-fill-color", "transparent"), true)`,
      );
      const colour = ink!.match(/[\d.]+/g)!.map(Number);
      await expect
        .poll(async () => shareReadable(colour, await pixels(visit, h1)), {
          message: path,
          intervals,
        })
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

/** What is seen of an element, row by row: three bytes a pixel. */
async function pixels(visit: Visit, element: Element): Promise<Buffer> {
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
  return sharp(await visit.screenshot())
    .extract({ left, top, width: right - left, height: bottom - top })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How many of the pixels have nearly the same colour in both pictures, from 0 to 1. */
function shareAlike(one: Buffer, other: Buffer): number {
  let alike = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].every((i) => Math.abs(one[at + i]! - other[at + i]!) < 24))
      alike++;
  return alike / (one.length / 3);
}

/** How many of the pixels letters of a colour can be read on, by the contrast of WCAG 2.2, from 0 to 1. */
function shareReadable(ink: number[], ground: Buffer): number {
  const ours = luminance(ink[0]!, ink[1]!, ink[2]!);
  let readable = 0;
  for (let at = 0; at < ground.length; at += 3) {
    const theirs = luminance(ground[at]!, ground[at + 1]!, ground[at + 2]!);
    const [lighter, darker] = [Math.max(ours, theirs), Math.min(ours, theirs)];
    if ((lighter + 0.05) / (darker + 0.05) >= 4.5) readable++;
  }
  return readable / (ground.length / 3);
}

/** How much light each of the 256 values of a colour's part gives. */
const LIGHT = Array.from({ length: 256 }, (_, part) =>
  part / 255 <= 0.04045
    ? part / 255 / 12.92
    : ((part / 255 + 0.055) / 1.055) ** 2.4,
);
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * LIGHT[red]! + 0.7152 * LIGHT[green]! + 0.0722 * LIGHT[blue]!;
