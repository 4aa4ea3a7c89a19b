import type { Locator, Page } from "@playwright/test";
import { type Figure, median } from "./figures";
import { reachFor, settled, type Sites, visitor } from "./sites";

const SLOW = 4;
const PAUSE_MS = 500;

type Step = (page: Page) => Promise<void>;
type Widget = { name: string; route: string; steps: Step[] };

/** The hand is there before it presses, and so are the driver's own questions, which make the page lay itself out. */
async function click(target: Locator) {
  await reachFor(target);
  await target.click({ force: true });
}
const press =
  (name: string | RegExp): Step =>
  (page) =>
    click(page.getByRole("button", { name, exact: true }).first());
const type =
  (field: string, text: string): Step =>
  async (page) => {
    await click(page.locator(`main [name="${field}"]`));
    await page.keyboard.type(text, { delay: 150 });
  };

/** What a visitor does in each widget, one thing after the other. */
const WIDGETS: Widget[] = [
  {
    name: "carousel",
    route: "/",
    steps: [
      press("Next"),
      press("Next"),
      press("Previous"),
      (page) => click(page.getByRole("button", { name: /^Show / }).nth(4)),
    ],
  },
  {
    name: "menu",
    route: "/",
    steps: [
      (page) => click(page.locator("header summary").first()),
      (page) => click(page.locator("header summary").nth(1)),
      (page) => page.keyboard.press("Escape"),
    ],
  },
  {
    name: "scholarship finder",
    route: "/scholarships",
    steps: [
      type("q", "award"),
      (page) => click(page.locator("[name=type][value=national]")),
      async (page) => void (await page.locator("select").selectOption("title")),
      press("Clear All"),
      type("q", "zzz"),
    ],
  },
  {
    name: "aptitude test",
    route: "/aptitude-test",
    steps: [
      press("Start Test"),
      (page) => page.waitForTimeout(3000),
      ...Array.from({ length: 10 }, (): Step[] => [
        (page) => click(page.getByRole("radio").nth(1)),
        press(/^(Next|Complete Test)$/),
      ]).flat(),
    ],
  },
  {
    name: "contact form",
    route: "/about",
    steps: [
      type("name", "Asha"),
      type("email", "asha@example.org"),
      type("message", "Data science, please."),
      press("Send Message"),
      (page) => page.waitForTimeout(2000),
    ],
  },
];

/**
 * The slowest interaction of each widget, from the visitor's hand to the next paint, by the browser's own account.
 * @param visits to each widget; the median of them counts, as one slow moment of the machine would else be the figure
 */
export async function widgets(sites: Sites, visits: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const widget of WIDGETS) {
    const seen: number[][] = [];
    for (let visit = 0; visit < visits; visit++)
      seen.push(await interactions(sites, widget));
    const slowest = seen.map((durations) => Math.max(0, ...durations));
    figures.push({
      what: `${widget.name}: interaction to next paint, 4×`,
      value: median(slowest),
      unit: "ms",
      budget: 100,
      of: `slowest of ${seen[0]!.length}, by visit ${slowest.join(", ")}`,
    });
  }
  return figures;
}

/** How long each interaction of one visit took, in ms. */
async function interactions(
  sites: Sites,
  { route, steps }: Widget,
): Promise<number[]> {
  const { page, slowDown, close } = await visitor(sites);
  await page.goto(sites.site + route);
  await settled(page);
  await slowDown(SLOW);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) seen.push(entry.duration);
      // The shortest that browsers report.
    }).observe({ type: "event", durationThreshold: 16 } as never);
  });
  for (const step of steps) {
    await step(page);
    await page.waitForTimeout(PAUSE_MS);
  }
  const seen = await page.evaluate<number[]>("window.interactions");
  await close();
  return seen;
}
