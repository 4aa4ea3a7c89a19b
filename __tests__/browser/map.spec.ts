// Specification: 4.1
import type { Page } from "@playwright/test";
import { boxes, dotsOf, middle } from "./boxes";
import { countries } from "./pages";
import {
  expect,
  header,
  main,
  PHONE,
  summary,
  test,
  touch,
  visit,
} from "./site";

test.use({ viewport: { width: 1440, height: 900 } });

const map = (page: Page) => main(page).locator("div[aria-hidden]").first();
const card = (page: Page) =>
  main(page).locator("section").first().locator("a[aria-hidden]");

const dots = (page: Page) =>
  dotsOf(map(page).locator('[data-kind="ring"]').first());

test("the hero's text can be selected; the map answers with the nearest country, the menu's with a route", async ({
  page,
}) => {
  await visit(page, "/");
  const heading = page.getByRole("heading", { level: 1 });
  for (const text of [heading, heading.locator("+ p")]) {
    // The map under them takes no press.
    await text.dblclick({ position: { x: 40, y: 20 } });
    const selected = await page.evaluate(() => getSelection()!.toString());
    expect(selected.trim()).not.toBe("");
    expect(await text.innerText()).toContain(selected.trim());
  }
  await expect(page).toHaveURL("/");

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A name without room is shown while its country is active: the first one has room.
    const first = `[data-name="${countries[0]!.slug}"]`;
    await map(page).locator(first).locator("visible=true").hover();
    await expect(card(page).locator("b")).toHaveText(`${countries[0]!.name} `);
    const names = await boxes(map(page).locator("[data-name]:visible"));
    // Narrow maps have no room for the middle of Europe.
    const least = width < 1024 ? countries.length / 3 : countries.length;
    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const name of names) {
      const { x, y } = middle(name);
      await page.mouse.move(x, y);
      await expect(card(page).locator("b")).toHaveText(`${name.text} `);
    }
  }

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const places = await dots(page);
  expect(places).toHaveLength(countries.length);
  for (const [index, { x, y }] of places.entries()) {
    await page.mouse.move(x + 2, y + 1);
    await expect(card(page).locator("b")).toHaveText(
      `${countries[index]!.name} `,
    );
    const [name] = await boxes(map(page).locator("span[data-active]:visible"));
    expect(name!.text).toBe(countries[index]!.name);
  }

  const australia = places.reduce((a, b) => (a.y > b.y ? a : b));
  await page.mouse.move(australia.x - 60, australia.y - 40);
  await expect(card(page)).toContainText("Australia");
  await expect(card(page)).toContainText(/ahead · [\d,]+ km/);
  await expect(card(page)).toContainText(/now \d+:\d\d [AP]M/);
  const strong = map(page).locator("g[data-active] use.arc");
  await expect(strong).toHaveAttribute("href", /#australia$/);
  // A press takes no focus, which screen readers would follow there.
  await page.mouse.down();
  await expect(page.locator("body")).toBeFocused();
  const [opens] = await boxes(card(page));
  await page.mouse.move(middle(opens!).x, middle(opens!).y);
  await page.mouse.up();
  await page.mouse.down();
  await expect(page.locator("body")).toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL("/country/australia");

  await summary(page, "Destinations").hover();
  const figure = header(page).locator("figure");
  await header(page).getByRole("link", { name: "Norway" }).hover();
  await expect(figure).toContainText("Norway: 4 h 30 min behind India");
  await expect(figure.locator("g[data-active] use.arc")).toHaveAttribute(
    "href",
    /#norway$/,
  );
  await header(page).getByRole("link", { name: "Belgium" }).focus();
  await expect(figure).toContainText("Belgium");
});

test.describe("by touch", () => {
  test.use(PHONE);

  test("a finger or a pen chooses, and the strip below opens", async ({
    page,
  }) => {
    await visit(page, "/");
    const inSight = (await dots(page)).filter(({ x }) => x > 40 && x < 350);
    const south = (await dots(page)).reduce((a, b) => (a.y > b.y ? a : b));
    const pen = await page.context().newCDPSession(page);
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await pen.send("Input.dispatchMouseEvent", {
        ...{ type, x: south.x - 20, y: south.y },
        ...{ button: "left", clickCount: 1, pointerType: "pen" },
      });
    await expect(card(page)).toContainText("Australia");
    // Between the map and the text.
    const [strip] = await boxes(card(page));
    const [heading] = await boxes(page.getByRole("heading", { level: 1 }));
    expect(strip!.top).toBeGreaterThan(south.y);
    expect(strip!.bottom).toBeLessThan(heading!.top);
    const east = inSight.reduce((a, b) => (a.x > b.x ? a : b));
    await page.touchscreen.tap(east.x + 20, east.y);
    await expect(card(page)).toContainText("Malaysia");
    await card(page).tap();
    await expect(page).toHaveURL("/country/malaysia");
  });

  test("two fingers enlarge the page, also on the map", async ({ page }) => {
    await visit(page, "/");
    const [place] = await boxes(map(page));
    const { x, y } = middle(place!);
    await touch(
      page,
      [20, 50, 80, 110, 140].map((apart) => [
        { x: x - apart, y },
        { x: x + apart, y },
      ]),
    );
    const scale = () => page.evaluate(() => visualViewport!.scale);
    await expect.poll(scale).toBeGreaterThan(2);
    // At once: what Gatsby fetches ahead comes and goes.
    const actions = await page.evaluate(() =>
      [...document.querySelectorAll("*")].map(
        (element) => getComputedStyle(element).touchAction,
      ),
    );
    const without = actions.filter(
      (action) => !/auto|manipulation|pinch-zoom/.test(action),
    );
    expect(without).toEqual([]);
  });
});
