import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { boxes, distance, middle, overlap } from "./boxes";
import { scholarships } from "./pages";
import { expect, footer, main, test, visit } from "./site";

// What is drawn stands where its figures say. They are counted here once more, from the data and from what is read on the page.

test("each award's pin is as far right as its amount, and as far down as its deadline", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const pins = main(page).locator('a[href^="#award-"]');
  const plot = pins.first().locator("..");
  const [frame] = await boxes(plot);
  const labels = await boxes(plot.locator("> span"));
  const most = labels.find(({ text }) => text === "$60,000")!;
  expect(most.right).toBeCloseTo(frame!.right, 0);
  const [first, second] = labels
    .filter(({ text }) => /^[A-Z]/.test(text))
    .map(({ text, top }) => ({ day: Date.parse(`1 ${text} UTC`), top }));
  const perDay = (second!.top - first!.top) / (second!.day - first!.day);
  const places = await boxes(pins);
  expect(places).toHaveLength(scholarships.length);
  scholarships.forEach(({ awardAmount, deadline }, index) => {
    const { x, y } = middle(places[index]!);
    const along = (x - frame!.left) / (frame!.right - frame!.left);
    expect(along).toBeCloseTo(awardAmount / 60_000, 2);
    const down = first!.top + (Date.parse(deadline) - first!.day) * perDay;
    expect(Math.abs(y - down)).toBeLessThan(1.5);
  });
});

test("an award's field stands beside its pin, where it is on no other pin or name", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/scholarships");
  const pins = main(page).locator('a[href^="#award-"]');
  const marks = await boxes(pins.locator("i"));
  const names = await boxes(pins.locator("small:visible"));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    expect(
      marks.filter((mark) => distance(middle(mark), name) < 20),
    ).toHaveLength(1);
    for (const other of names)
      if (other !== name) expect(overlap(name, other), name.text).toBe(false);
  }
});

test("each award's bar is as long as its amount, of the most that the scale has", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  for (const { id, awardAmount } of scholarships) {
    const card = main(page).locator(`#award-${id}`);
    const bar = card.locator("strong + div");
    const [, share] = await bar.evaluate((bar) =>
      getComputedStyle(bar).backgroundSize.split(", "),
    );
    expect(parseFloat(share!)).toBeCloseTo(awardAmount / 600, 1);
  }
});

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
  const written = await boxes(globe.locator("span", { hasText: " km" }));
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
