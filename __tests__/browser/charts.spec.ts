// Specification: 2.5, 4.1, 4.7
import { boxes, middle } from "./boxes";
import { expect, main, test, visit } from "./site";

// What drawings and labels say by their place is true.

test("the bars of the clocks are the hours awake, and their labels are at their hours", async ({
  page,
}) => {
  // The built site knows the clocks of this year.
  const year = new Date().getFullYear();
  await page.clock.setFixedTime(new Date(`${year}-01-15T12:00:00Z`));
  await visit(page, "/country/germany");
  const row = (kind: string) =>
    main(page).locator(`[data-kind="${kind}"]:visible`);
  const [day] = await boxes(row("here"));
  const hour = (x: number) => (24 * (x - day!.left)) / (day!.right - day!.left);
  const bars = async (kind: string) =>
    (await boxes(row(kind).locator("span"))).map(({ left, right, text }) => [
      Math.round(2 * hour(left)) / 2,
      Math.round(2 * hour(right)) / 2,
      text,
    ]);
  // 7 AM to 10 PM. In winter Berlin is four and a half hours behind. The longer bar has the name.
  expect(await bars("here")).toEqual([[7, 22, expect.anything()]]);
  expect(await bars("there")).toEqual([
    [11.5, 24, "Berlin"],
    [0, 2.5, ""],
  ]);
  expect(await bars("both")).toEqual([[11.5, 22, expect.anything()]]);
  const labels = main(page).getByText(/^(6 AM|12 PM|6 PM)$/);
  const places = await boxes(labels.locator("visible=true"));
  expect(places.map((label) => hour(middle(label).x))).toEqual(
    [6, 12, 18].map((at) => expect.closeTo(at, 0)),
  );
});

test("distances are at the rings of the globe, hours at the meridians of the map", async ({
  page,
}) => {
  await visit(page, "/about");
  const globe = page.getByRole("img", { name: /^Globe/ });
  const rings = await boxes(globe.locator("circle.ring"));
  const written = await boxes(
    globe.locator("span:visible", { hasText: " km" }),
  );
  expect(written.length).toBeGreaterThan(1);
  expect(written.map((text) => middle(text).y)).toEqual(
    rings.map(({ bottom }) => expect.closeTo(bottom, -1)),
  );

  await visit(page, "/");
  const ruler = main(page).locator("div", {
    has: page.locator("> [data-home]"),
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const meridian = await page.evaluate(() => {
      const { documentElement } = document;
      const style = getComputedStyle(documentElement);
      const share = parseFloat(style.getPropertyValue("--home-x"));
      return (share / 100) * documentElement.clientWidth;
    });
    const at = async (text: string) =>
      middle((await boxes(ruler.getByText(text, { exact: true })))[0]!).x -
      meridian;
    const hour = (await at("+3 h")) / 3;
    expect(await at("India")).toBeCloseTo(0, -1);
    expect((await at("−3 h")) / hour).toBeCloseTo(-3, 1);
    expect((await at("−6 h")) / hour).toBeCloseTo(-6, 1);
  }
});
