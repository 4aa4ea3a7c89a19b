import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { boxes, distance, middle } from "./boxes";
import { expect, footer, main, test, visit } from "./site";

// What is drawn stands where its figures say. They are counted here once more, from the data and from what is read on the page.

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
  // Above them the capital's hours, below them home's: each name in the middle of its hour.
  const [day] = await boxes(main(page).locator('[data-kind="here"]:visible'));
  const six = main(page).getByText("6 AM", { exact: true });
  const shares = (await boxes(six.locator("visible=true"))).map(
    (name) => (middle(name).x - day!.left) / (day!.right - day!.left),
  );
  expect(shares).toEqual([expect.closeTo(0.4375, 2), expect.closeTo(0.25, 2)]);
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
  test(`in a country's head at ${width} px a bar goes from its hour to India's`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, text, hours] of [
      ["/country/germany", "−4:30", -4.5],
      ["/country/malaysia", "+2:30", 2.5],
    ] as const) {
      await visit(page, path);
      const [bar] = await boxes(
        main(page).getByText(text, { exact: true }).first(),
      );
      const map =
        width < 600 ? { left: -0.1675, width: 1.1667 } : { left: 0, width: 1 };
      const hour = (x: number) =>
        Math.round(((x / width - map.left) / map.width) * 312 - 223.5) / 15;
      const ends = [hour(bar!.left), hour(bar!.right)];
      expect(ends[0]).toBeCloseTo(Math.min(0, hours), 1);
      expect(ends[1]).toBeCloseTo(Math.max(0, hours), 1);
    }
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

test("on the globe each distance is written at its ring, and rings are as far apart as their distances", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/about");
  const globe = page.getByRole("img", { name: /^Globe/ });
  const [disc] = await boxes(globe.locator("circle.edge"));
  const { y: home } = middle(disc!);
  const rings = await boxes(globe.locator("circle.ring"));
  const written = await boxes(globe.locator("span:visible", { hasText: " km" }));
  expect(written.map(({ text }) => text)).toEqual(
    [2_500, 5_000, 7_500, 10_000, 12_500].map(
      (km) => `${km.toLocaleString("en")} km`,
    ),
  );
  const step = rings[0]!.bottom - home;
  written.forEach((text, index) => {
    expect(rings[index]!.bottom).toBeCloseTo(home + step * (index + 1), 0);
    expect(Math.abs(middle(text).y - rings[index]!.bottom)).toBeLessThan(4);
  });
});

test("a line leads from each service to the next, and ends with the last", async ({
  page,
}) => {
  await visit(page, "/services");
  for (const width of [390, 1024, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await main(page)
      .locator("ol > li")
      .evaluateAll((stops) =>
        stops.map((stop) => {
          const line = getComputedStyle(stop, "::before");
          return line.content === "none"
            ? 0
            : Math.max(
                parseFloat(line.borderTopWidth),
                parseFloat(line.borderLeftWidth),
              );
        }),
      );
    // Beside each other, the last drawing stands on it, too.
    const last = width > 600 ? 4 : 0;
    expect(lines, `at ${width} px`).toEqual([4, 4, 4, 4, 4, last]);
  }
});

test("each figure of the strip stands under what it counts", async ({
  page,
}) => {
  await visit(page, "/about");
  const strip = page.getByRole("region", { name: "In numbers" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const figures = await boxes(strip.locator("dd"));
    const labels = await boxes(strip.locator("dt"));
    // On phones the last one has a row of its own, and both stand side by side.
    labels
      .slice(0, 4)
      .forEach(({ bottom }, index) =>
        expect(bottom).toBeLessThanOrEqual(figures[index]!.top),
      );
  }
});

test("the dot beside the opening hours is filled while somebody answers", async ({
  page,
}) => {
  const dotAt = async (time: string) => {
    await page.clock.setFixedTime(new Date(time));
    await visit(page, "/about");
    await footer(page).scrollIntoViewIfNeeded();
    const line = footer(page).getByText(/^Open/);
    await expect(line).toBeVisible();
    return line.evaluate(
      (line) => getComputedStyle(line, "::before").backgroundColor,
    );
  };
  const transparent = "rgba(0, 0, 0, 0)";
  expect(await dotAt("2026-01-14T06:00:00Z")).not.toBe(transparent);
  expect(await dotAt("2026-01-14T20:00:00Z")).toBe(transparent);
});
