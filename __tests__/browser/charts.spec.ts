import { boxes, middle } from "./boxes";
import { expect, footer, test, visit } from "./site";

// What is drawn stands where its data says, and lists where there is room.

test("on the globe each distance is written at its ring", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/about");
  const globe = page.getByRole("img", { name: /^Globe/ });
  const rings = await boxes(globe.locator("circle.ring"));
  const written = await boxes(
    globe.locator("span:visible", { hasText: " km" }),
  );
  expect(written).toHaveLength(rings.length);
  written.forEach((text, index) =>
    expect(Math.abs(middle(text).y - rings[index]!.bottom)).toBeLessThan(4),
  );
});

test("a dot is filled while somebody answers", async ({ page }) => {
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

/** Of the first list below a heading: how many of its entries stand side by side on a phone, and how many at a desk. */
const ROWS = [
  ["/", "Where on Earth will you study?", 1, 5],
  ["/", "All 20, by the hour", 3, 7],
  ["/", "Why choose us", 1, 3],
  ["/about", "Our mission", 1, 2],
  ["/about", "Our values", 1, 4],
  ["/programs", "Programs", 1, 1],
  ["/education-support", "Education support", 1, 2],
  ["/education-support", "How it works, in four steps", 1, 4],
  ["/online-education", "Online education", 1, 2],
  ["/services", "Services", 1, 3],
  ["/scholarships", "Awards", 1, 3],
  ["/scholarships", "Application tips", 1, 3],
  ["/country/germany", "Study in Germany", 1, 4],
] as const;

test("entries of lists stand side by side where there is room", async ({
  page,
}) => {
  for (const [path, heading, onPhone, atDesk] of ROWS) {
    await visit(page, path);
    const list = page
      .getByRole("heading", { name: heading, exact: true })
      .locator("xpath=following::*[self::ul or self::ol or self::dl][1]/*");
    for (const [width, count] of [
      [390, onPhone],
      [1440, atDesk],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const entries = await boxes(list.locator("visible=true"));
      const row = entries.filter(({ top }) => top < entries[0]!.bottom - 2);
      expect.soft(row.length, `${heading} at ${width} px`).toBe(count);
    }
  }
});
