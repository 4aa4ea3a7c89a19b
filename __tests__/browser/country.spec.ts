import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { boxes, distance } from "./boxes";
import { expect, heading, main, test, visit } from "./site";

// What a country's page draws, beside the data that it is drawn from.

test("the bars of two clocks are the hours awake, and those between them the hours of both", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-01-15T12:00:00Z"));
  await visit(page, "/country/germany");
  /** From when to when each bar of a row goes, in hours of home's day. */
  const hours = async (kind: string) => {
    const row = main(page).locator(`[data-kind="${kind}"]:visible`);
    const [day] = await boxes(row);
    const hour = (x: number) =>
      Math.round((48 * (x - day!.left)) / (day!.right - day!.left)) / 2;
    return (await boxes(row.locator("span")))
      .map(({ left, right }) => [hour(left), hour(right)])
      .sort(([a], [b]) => a! - b!);
  };
  // 7 AM to 10 PM. In winter Berlin is four and a half hours behind.
  expect(await hours("here")).toEqual([[7, 22]]);
  expect(await hours("there")).toEqual([
    [0, 2.5],
    [11.5, 24],
  ]);
  expect(await hours("both")).toEqual([[11.5, 22]]);
});

/** Where the dots of a country's map are, as its file says: its capital's and home's. */
async function dotsOn(map: Locator) {
  const image = map.locator("img");
  const [frame] = await boxes(image);
  const svg = readFileSync(`public${await image.getAttribute("src")}`, "utf8");
  const numbers = (pattern: RegExp) => pattern.exec(svg)!.slice(1).map(Number);
  const [width] = numbers(/viewBox="0 0 (\d+)/);
  const [dx, dy] = numbers(/translate\((\d+) (\d+)\)/);
  const unit = (frame!.right - frame!.left) / width!;
  return [/class="d[cs]" d="M(-?\d+) (-?\d+)/, /class="dr" d="M(-?\d+) (-?\d+)/]
    .map(numbers)
    .map(([x, y]) => ({
      x: frame!.left + (x! + dx!) * unit,
      y: frame!.top + (y! + dy!) * unit,
    }));
}

for (const width of [390, 1440])
  test(`in a country's head at ${width} px a bar goes from its hour to India's, as the season has it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const bar = async (path: string, text: string) => {
      await visit(page, path);
      const [box] = await boxes(
        main(page).getByText(text, { exact: true }).first(),
      );
      return { ...box!, length: box!.right - box!.left };
    };
    await page.clock.setFixedTime(new Date("2026-01-15T12:00:00Z"));
    const winter = await bar("/country/germany", "−4:30");
    const ahead = await bar("/country/malaysia", "+2:30");
    expect(Math.abs(winter.right - ahead.left)).toBeLessThan(1);
    expect(winter.length / ahead.length).toBeCloseTo(4.5 / 2.5, 1);
    await page.clock.setFixedTime(new Date("2026-07-15T12:00:00Z"));
    const summer = await bar("/country/germany", "−3:30");
    expect(Math.abs(summer.right - winter.right)).toBeLessThan(1);
    expect(summer.length / winter.length).toBeCloseTo(3.5 / 4.5, 1);
  });

for (const width of [390, 1440])
  test(`on a country's map at ${width} px each name stands beside its dot, and over neither`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of ["malaysia", "usa", "australia", "uae", "norway"]) {
      await visit(page, `/country/${slug}`);
      const map = main(page).locator('[aria-label^="Map: "]:visible');
      await map.scrollIntoViewIfNeeded();
      const [capital, home] = await dotsOn(map);
      const [homesName, capitalsName] = await boxes(map.locator("span"));
      for (const [dot, name, other] of [
        [capital!, capitalsName!, homesName!],
        [home!, homesName!, capitalsName!],
      ] as const) {
        expect(distance(dot, name), name.text).toBeGreaterThan(8);
        expect(distance(dot, name), name.text).toBeLessThan(24);
        expect(distance(dot, other), name.text).toBeGreaterThan(8);
      }
    }
  });

test("by night the texts in the bars of two clocks have the contrast of WCAG AA", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/country/germany");
  const contrasts = await main(page)
    .locator("[aria-hidden] > [data-kind] > span > :visible")
    .evaluateAll((texts) => {
      const luminance = (colour: string) => {
        const [red, green, blue] = colour.match(/[\d.]+/g)!.map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045
            ? share / 12.92
            : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      return texts.map((text) => {
        const { color } = getComputedStyle(text);
        const { backgroundColor } = getComputedStyle(text.parentElement!);
        const [dark, light] = [color, backgroundColor]
          .map(luminance)
          .sort((a, b) => a - b);
        return (light! + 0.05) / (dark! + 0.05);
      });
    });
  expect(contrasts.length).toBeGreaterThan(3);
  expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
});

test("the figures of a country are as bold as its heading", async ({
  page,
}) => {
  await visit(page, "/country/germany");
  const weight = (part: Locator) =>
    part.evaluate((part) => getComputedStyle(part).fontWeight);
  const figure = main(page).getByText("20+", { exact: true });
  expect(await weight(figure)).toBe(await weight(heading(page)));
});
