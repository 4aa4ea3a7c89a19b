import type { Page } from "@playwright/test";
import { boxes, distance, middle, overlap } from "./boxes";
import { countries } from "./pages";
import { expect, header, main, test, visit } from "./site";

const map = (page: Page) => main(page).locator("div[aria-hidden]").first();
const label = (page: Page) => map(page).locator("a[data-place]");

/** Where the dot of each country lies on the map, or home's. */
const dots = (page: Page, kind: "dot" | "home" = "dot") =>
  map(page).evaluate((map, kind) => {
    const svg = map.querySelector(":scope > svg") as SVGSVGElement;
    const at = svg.getScreenCTM()!;
    const data = Array.from(svg.querySelectorAll(`path.${kind}`), (path) =>
      path.getAttribute("d"),
    ).join("");
    return [...data.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => {
      const point = new DOMPoint(Number(x), Number(y)).matrixTransform(at);
      return { x: point.x, y: point.y };
    });
  }, kind);

test("the map answers the pointer with the nearest country, and a press opens its page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const places = await dots(page);
  expect(places).toHaveLength(countries.length);
  const lit = new Set<string>();
  for (const { x, y } of places) {
    await page.mouse.move(x + 2, y + 1);
    const [card] = await boxes(label(page).locator("b"));
    const [name] = await boxes(map(page).locator("span[data-lit]"));
    expect(name!.text).toBe(card!.text.trim());
    // Beside the dot, or at the other end of a strong line.
    await expect(
      map(page).locator('path[data-lit][data-on="wide"]'),
    ).toHaveCount(distance({ x, y }, name!) < 20 ? 0 : 1);
    lit.add(name!.text);
    // In the column beside India's meridian, for all.
    expect(card!.left).toBeCloseTo(0.71635 * 1440 + 48, 0);
  }
  expect(lit.size).toBe(countries.length);

  const australia = places.reduce((a, b) => (a.y > b.y ? a : b));
  await page.mouse.move(australia.x - 60, australia.y - 40);
  await expect(label(page)).toContainText("Australia");
  await expect(label(page)).toContainText(/ahead · [\d,]+ km/);
  await expect(label(page)).toContainText(/now \d+:\d\d [AP]M/);
  const strong = map(page).locator("g[data-lit] use.arc");
  await expect(strong).toHaveAttribute("href", /#australia$/);
  await page.mouse.click(australia.x - 60, australia.y - 40);
  await expect(page).toHaveURL("/country/australia");
});

test("at rest one country is lit, another each day; routes and their halos are there together", async ({
  page,
}) => {
  const litOn = async (day: string) => {
    await page.clock.setFixedTime(new Date(day));
    await visit(page, "/");
    return label(page).locator("b").innerText();
  };
  const first = await litOn("2026-03-01T12:00:00Z");
  expect(await litOn("2026-03-02T12:00:00Z")).not.toBe(first);
  for (const kind of ["case", "arc"])
    await expect(map(page).locator(`g > use.${kind}`)).toHaveCount(
      countries.length,
    );
});

test("the menu's map lights the country that is pointed at or focused, and says how far its clock is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/about");
  await header(page).locator("summary", { hasText: "Destinations" }).hover();
  const figure = header(page).locator("figure");
  await header(page).getByRole("link", { name: "Norway" }).hover();
  await expect(figure).toContainText("Norway: 4 h 30 min behind India");
  await expect(figure.locator("g[data-lit] use.arc")).toHaveAttribute(
    "href",
    /#norway$/,
  );
  await header(page).getByRole("link", { name: "Belgium" }).focus();
  await expect(figure).toContainText("Belgium");
});

test("all countries stand on one sheet without gaps: seven columns from 720 px on, three below", async ({
  page,
}) => {
  await visit(page, "/");
  const cells = main(page).locator("ul > li:is([data-place], [data-home])");
  await expect(cells).toHaveCount(countries.length + 1);
  for (const [width, columns] of [
    [1440, 7],
    [720, 7],
    [719, 3],
    [320, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cells.evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect),
    );
    const tops = new Set(boxes.map(({ top }) => Math.round(top)));
    expect(tops.size, `rows at ${width} px`).toBe(
      Math.ceil(boxes.length / columns),
    );
    boxes.slice(1).forEach(({ left, top }, index) => {
      const before = boxes[index]!;
      const isNextRow = (index + 1) % columns === 0;
      expect(left).toBeCloseTo(isNextRow ? boxes[0]!.left : before.right, 0);
      expect(top).toBeCloseTo(isNextRow ? before.bottom : before.top, 0);
    });
  }
});

for (const [width, named] of [
  [1440, countries.length],
  [1024, countries.length],
  [768, countries.length],
  [390, 11], // Beside their dots: there is no room for lines.
] as const)
  test(`countries are named on the home page's map, and answer by their names: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    const lit = width < 600 ? ":not([data-phone-lit])" : "";
    const names = map(page).locator(`[data-name]${lit}:visible`);
    await expect(names).toHaveCount(named);
    const all = await boxes(names);
    for (const name of all) {
      for (const other of all)
        if (other !== name) expect(overlap(name, other), name.text).toBe(false);
      const { x, y } = middle(name);
      await page.mouse.move(x, y);
      await expect(label(page).locator("b")).toHaveText(`${name.text} `);
      const [card] = await boxes(label(page));
      expect(card!.right, name.text).toBeLessThanOrEqual(width);
      for (const text of await boxes(label(page).locator("> *")))
        expect(text.right, text.text).toBeLessThanOrEqual(card!.right);
    }
  });

/** @returns what asks which pages were asked for since: their addresses change a moment later. */
async function pageChanges(page: Page): Promise<() => Promise<string[]>> {
  const asked = await page.evaluateHandle(() => {
    const asked: string[] = [];
    const gatsbys = window as unknown as {
      ___navigate(to: string): Promise<void>;
    };
    const navigate = gatsbys.___navigate;
    gatsbys.___navigate = (to) => {
      asked.push(to);
      return navigate(to);
    };
    return asked;
  });
  return () => asked.jsonValue();
}

test.describe("by touch", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("a finger lights the nearest country and opens nothing; the strip below opens its page", async ({
    page,
  }) => {
    await visit(page, "/");
    const inSight = (await dots(page)).filter(({ x }) => x > 40 && x < 350);
    const asked = await pageChanges(page);
    /** The strip is the last of the map's window, and as wide. */
    const atTheEnd = async () => {
      const [strip] = await boxes(label(page));
      const [window] = await boxes(map(page).locator("../.."));
      for (const edge of ["left", "right", "bottom"] as const)
        expect(strip![edge]).toBeCloseTo(window![edge], 0);
      return { strip, window };
    };
    const south = (await dots(page)).reduce((a, b) => (a.y > b.y ? a : b));
    await page.touchscreen.tap(south.x - 20, south.y);
    await expect(label(page)).toContainText("Australia");
    await atTheEnd();
    const east = inSight.reduce((a, b) => (a.x > b.x ? a : b));
    await page.touchscreen.tap(east.x + 20, east.y);
    await expect(label(page)).toContainText("Malaysia");
    expect(await asked()).toEqual([]);
    for (const width of [768, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { strip, window } = await atTheEnd();
      for (const { x, y } of await dots(page)) {
        expect(x).toBeGreaterThan(window!.left);
        expect(x).toBeLessThan(window!.right);
        expect(y).toBeLessThan(strip!.top);
      }
    }
    expect(
      await map(page)
        .locator("> a")
        .first()
        .evaluate((surface) => getComputedStyle(surface).touchAction),
    ).toBe("pan-y");
    await label(page).tap();
    await expect(page).toHaveURL("/country/malaysia");
    expect(await asked()).toEqual(["/country/malaysia"]);
  });
});
