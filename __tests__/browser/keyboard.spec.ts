import type { Page } from "@playwright/test";
import { drawn, expect, test, visit } from "./site";

/** Where the focus is, once it is drawn: what it is on, in which part of the page, and whether all of it can be seen. */
function focused(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise(requestAnimationFrame);
    const element = document.activeElement as HTMLElement;
    if (!element || element === document.body) return null;
    const part =
      element.closest("header, main, footer, aside")?.tagName ?? "SKIP";
    const name =
      element.getAttribute("aria-label") ??
      element.closest("label")?.textContent ??
      element.textContent ??
      "";
    // A field without a face of its own (a radio button under a switch) is seen by its label.
    const face =
      getComputedStyle(element).opacity === "0"
        ? element.closest("label")!
        : element;
    const box = face.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    // The middle of each side and of the whole: round things have no corners.
    const points = [
      [x, y],
      [x, box.top + 4],
      [x, box.bottom - 4],
      [box.left + 4, y],
      [box.right - 4, y],
    ] as const;
    const covers = points.flatMap(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      const isIt = seen && (face.contains(seen) || seen.contains(face));
      return isIt ? [] : [seen?.outerHTML.slice(0, 60) ?? "outside"];
    });
    const order = [...document.querySelectorAll("*")].indexOf(element);
    const ring = getComputedStyle(element);
    const whole =
      box.left >= -1 &&
      box.right <= innerWidth + 1 &&
      box.top >= -1 &&
      box.bottom <= innerHeight + 1;
    // Browsers bring a field of several lines into view by its cursor.
    const isSeen =
      element.tagName === "TEXTAREA"
        ? covers.length <= 2
        : whole && box.width > 0 && box.height > 0 && covers.length === 0;
    return {
      part,
      order,
      what: `${element.tagName} ${name.trim().slice(0, 40)}`,
      isSeen,
      covers,
      hasRing:
        ring.outlineStyle !== "none" ||
        [face, element.nextElementSibling].some((place) =>
          ["", "::after"].some((pseudo) => {
            if (!place) return false;
            const { outlineStyle, borderTopWidth, content } = getComputedStyle(
              place,
              pseudo || null,
            );
            return pseudo
              ? content !== "none" && borderTopWidth === "3px"
              : outlineStyle !== "none";
          }),
        ),
    };
  });
}

type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>;

/** Presses a key so many times, or until the focus has left the page or has come to a part of it: what is met on the way, all of it seen. */
async function walk(
  page: Page,
  key: "Tab" | "Shift+Tab",
  { end, most = 200 }: { end?: string; most?: number } = {},
) {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop || stop.part === end) break;
    stops.push(stop);
  }
  const hidden = stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing);
  expect(hidden).toEqual([]);
  expect(stops.length, "no trap").toBeLessThan(200);
  return stops;
}

/** The parts of the page that the stops are in. Each stop stands below the one before it in the HTML. */
function partsOf(stops: Stop[]) {
  const orders = stops.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  return [...new Set(stops.map(({ part }) => part))];
}

// On a small phone in portrait there is little room between the header and the chat button.
const PHONE = [390, 640] as const;
const DESK = [1440, 900] as const;

for (const [address, [width, height]] of [
  ["/", DESK],
  ["/", PHONE],
  ["/scholarships", DESK],
  ["/scholarships", PHONE],
] as const)
  test(`every stop of the Tab key on ${address} at ${width} px is seen whole, in order, and the same on the way back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, address);
    const there = await walk(page, "Tab");
    expect(partsOf(there)).toEqual([
      ...["SKIP", "HEADER", "MAIN", "FOOTER", "ASIDE"],
    ]);
    // From the first stop back, the headless shell leaves the page, and Chromium goes to the last one.
    const back = await walk(page, "Shift+Tab", { most: there.length });
    expect(back.map(({ what }) => what).reverse()).toEqual(
      there.map(({ what }) => what),
    );
  });

for (const [address, [width, height]] of [
  ["/about", [1024, 700]],
  ["/country/new-zealand", [768, 900]],
  ["/country/malaysia", PHONE],
  ["/education-support", DESK],
  ["/online-education", PHONE],
  ["/services", PHONE],
  ["/aptitude-test", DESK],
  ["/programs", PHONE],
] as const)
  test(`on ${address} the skip link leads past the header to stops that are seen whole at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, address);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    // Gatsby scrolls to the fragment once more.
    await drawn(page);
    expect(partsOf(await walk(page, "Tab", { end: "FOOTER" }))).toEqual([
      "MAIN",
    ]);
    await expect(skip).not.toBeInViewport();
  });
