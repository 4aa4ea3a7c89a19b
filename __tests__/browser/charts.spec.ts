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

/** The entries of the first list below a heading. */
const below = (heading: string) =>
  `//*[self::h1 or self::h2][normalize-space()="${heading}"]/following::*[self::ul or self::ol or self::dl][1]/*`;

/** How many entries or parts stand side by side on a phone, and how many at a desk. */
const ROWS = [
  ["/", below("Where on Earth will you study?"), 2, 5],
  ["/", below("All 20, by the hour"), 3, 7],
  ["/", below("Why choose us"), 1, 3],
  ["/", "footer > :first-child > *", 1, 4],
  ["/about", below("Our mission"), 1, 2],
  ["/about", below("Our values"), 1, 4],
  ["/about", "#call-to-action > *", 1, 2],
  ["/about", "#contact > *", 1, 2],
  ["/programs", below("Programs"), 1, 1],
  ["/education-support", below("Education support"), 1, 2],
  ["/education-support", below("How it works, in four steps"), 1, 4],
  ["/online-education", below("Online education"), 1, 2],
  ["/services", below("Services"), 1, 3],
  ["/scholarships", below("Awards"), 1, 3],
  ["/scholarships", below("Application tips"), 1, 3],
  ["/country/germany", below("Study in Germany"), 1, 4],
] as const;

test("what stands side by side has room there", async ({ page }) => {
  for (const [path, parts, onPhone, atDesk] of ROWS) {
    if (new URL(page.url()).pathname !== path) await visit(page, path);
    for (const [width, count] of [
      [390, onPhone],
      [1440, atDesk],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const all = await boxes(page.locator(parts).locator("visible=true"));
      const row = all.filter(({ top }) => top < all[0]!.bottom - 2);
      expect.soft(row.length, `${parts} at ${width} px`).toBe(count);
    }
  }
});
