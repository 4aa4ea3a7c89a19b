import { boxes, middle } from "./boxes";
import { expect, footer, test, visit } from "./site";

// What is drawn stands where its figures say. They are counted here once more, from the data and from what is read on the page.

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
