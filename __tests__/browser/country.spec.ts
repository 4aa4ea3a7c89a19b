// Specification: 2.5, 4.7
import type { Locator } from "@playwright/test";
import { boxes, middle } from "./boxes";
import { expect, heading, main, test, visit } from "./site";

// What a country's page draws, beside the data that it is drawn from.

test("clocks show the hours awake, photos keep their proportions, neighbours' arrows west and east", async ({
  page,
}) => {
  // The built site knows the clocks of this year.
  const year = new Date().getFullYear();
  await page.clock.setFixedTime(new Date(`${year}-01-15T12:00:00Z`));
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
  // The longer bar has the name.
  const there = main(page).locator('[data-kind="there"]:visible');
  const [late, early] = await boxes(there.locator("span"));
  expect([late!.text, early!.text]).toEqual(["Berlin", ""]);
  const [day] = await boxes(main(page).locator('[data-kind="here"]:visible'));
  const labels = main(page).getByText(/^(6 AM|12 PM|6 PM)$/);
  const places = (await boxes(labels.locator("visible=true"))).map(
    (label) => (24 * (middle(label).x - day!.left)) / (day!.right - day!.left),
  );
  expect(places).toEqual([6, 12, 18].map((hour) => expect.closeTo(hour, 0)));

  const photo = main(page).locator("figure img");
  await photo.scrollIntoViewIfNeeded();
  const proportions = () =>
    photo.evaluate((photo: HTMLImageElement) => {
      const { naturalWidth, naturalHeight, width, height } = photo;
      return (naturalWidth * height) / (naturalHeight * width);
    });
  await expect.poll(proportions).toBeCloseTo(1, 1);
  // In a low window it is seen whole.
  const { width } = page.viewportSize()!;
  await page.setViewportSize({ width, height: 300 });
  expect((await photo.boundingBox())!.height).toBeLessThan(300);
  await expect.poll(proportions).toBeCloseTo(1, 1);
  const weightOf = (text: Locator) =>
    text.evaluate((text) => getComputedStyle(text).fontWeight);
  const figure = main(page).getByText("20+", { exact: true });
  expect(await weightOf(figure.locator("visible=true"))).toBe(
    await weightOf(heading(page)),
  );

  const neighbours = page.getByRole("navigation", { name: "Neighbouring" });
  const arrows = neighbours.locator("span:has(> svg)");
  await expect(arrows.first()).toHaveCSS("rotate", "180deg");
  await expect(arrows.last()).toHaveCSS("rotate", "none");
});
