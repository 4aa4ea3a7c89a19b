// Specification: 3.8, 6.3
import type { Page } from "@playwright/test";
import { countries } from "./pages";
import { expect, test, visit, waitForFrame } from "./site";

type Stop = {
  /** "HEADER", "MAIN" … */
  part: string;
  what: string;
  /** Its number among all elements. */
  place: number;
  /** What lies over it, or "outside" where it leaves the window. */
  covered: string[];
  /** A ring is around it, in another colour than its ground, and nothing cuts it off. */
  hasRing: boolean;
};

/** Where the focus is: what it is on, in which part of the page, and whether all of it can be seen. */
async function focused(page: Page): Promise<Stop | null> {
  // What came into view has been drawn.
  await waitForFrame(page);
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (!element || element === document.body) return null;
    // A transparent field (a radio button under a switch) is seen by its label.
    const isFaceless = getComputedStyle(element).opacity === "0";
    const face = isFaceless ? element.closest("label")! : element;
    const box = face.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // The middle of each side and of the whole: round things have no corners.
    const points = [
      [x, y],
      [x, box.top + 4],
      [x, box.bottom - 4],
      [box.left + 4, y],
      [box.right - 4, y],
    ] as const;
    const covered = points.flatMap(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      const isIt = seen && (face.contains(seen) || seen.contains(face));
      return isIt ? [] : [seen?.outerHTML.slice(0, 60) ?? "outside"];
    });
    const ring = (place: Element, pseudo?: string) => {
      const style = getComputedStyle(place, pseudo);
      const [line, width, colour, outside] = pseudo
        ? [
            style.borderTopStyle,
            style.borderTopWidth,
            style.borderTopColor,
            -parseFloat(style.top),
          ]
        : [
            style.outlineStyle,
            style.outlineWidth,
            style.outlineColor,
            parseFloat(style.outlineOffset) + 3,
          ];
      if (colour === groundOf(outside > 0 ? place.parentElement : place))
        return false;
      // A pseudo-element is around the nearest box with a position.
      const isPlaced = getComputedStyle(place).position !== "static";
      const around =
        pseudo && !isPlaced ? (place as HTMLElement).offsetParent! : place;
      return line === "solid" && width === "3px" && !isCut(around, outside);
    };
    function groundOf(place: Element | null) {
      for (let box = place; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
      }
      return null;
    }
    /** Whether what reaches so far out of a place is cut off by a box around it. */
    function isCut(place: Element, outside: number) {
      const { left, top, right, bottom } = place.getBoundingClientRect();
      for (let box = place.parentElement; box; box = box.parentElement) {
        const { position, overflowX } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isBeyond =
          left - outside < edge.left ||
          top - outside < edge.top ||
          right + outside > edge.right ||
          bottom + outside > edge.bottom;
        if (box !== document.body && overflowX !== "visible" && isBeyond)
          return true;
        if (position === "fixed") break;
      }
      return false;
    }
    return {
      part: element.closest("header, main, footer, aside")?.tagName ?? "SKIP",
      what: `${element.tagName} ${(element.getAttribute("aria-label") ?? face.textContent).trim().slice(0, 40)}`,
      place: [...document.querySelectorAll("*")].indexOf(element),
      // Browsers bring a field of several lines into view by its cursor.
      covered: element.tagName === "TEXTAREA" ? covered.slice(2) : covered,
      hasRing:
        ring(element) ||
        ring(element, "::before") ||
        (isFaceless && ring(element.nextElementSibling!)),
    };
  });
}

/**
 * Presses Tab until the focus has left the page, or its main part: all that is met is seen, in order.
 * @returns what was met, and in which parts of the page
 */
async function walk(page: Page, onlyMain: boolean) {
  const stops: Stop[] = [];
  if (onlyMain) await page.getByRole("main").focus();
  while (stops.length < 200) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop || (onlyMain && stop.part !== "MAIN")) break;
    stops.push(stop);
    // Menus are walked through open.
    if (stop.what.startsWith("SUMMARY")) await page.keyboard.press("Enter");
  }
  const hidden = stops.filter(
    ({ covered, hasRing }) => covered.length > 0 || !hasRing,
  );
  expect(hidden).toEqual([]);
  expect(stops.length, "no trap").toBeLessThan(200);
  const places = stops.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const parts = [...new Set(stops.map(({ part }) => part))];
  return { stops: stops.map(({ what }) => what), parts };
}

// On a small phone in portrait there is little room between the header and the chat button. Header and footer are walked
// through once at a desk and once on a phone.
for (const [address, width, height, onlyMain] of [
  ["/", 1440, 900, false],
  ["/scholarships", 390, 640, false],
  ["/services", 390, 640, true],
  ["/country/malaysia", 768, 900, true],
] as const)
  test(`every stop of the Tab key on ${address} at ${width} px is seen whole, in order`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, address);
    const { stops, parts } = await walk(page, onlyMain);
    expect(stops.length).toBeGreaterThan(5);
    if (onlyMain) return;
    expect(parts).toEqual(["SKIP", "HEADER", "MAIN", "FOOTER", "ASIDE"]);
    for (const { name } of countries)
      expect(stops).toContainEqual(expect.stringContaining(`A ${name}`));
  });

test("the skip link leads past the header @everywhere", async ({ page }) => {
  await visit(page, "/about");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  // A ring is for what can be pressed.
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  const isInMain = () =>
    page.evaluate(() => document.activeElement!.closest("main") !== null);
  await expect.poll(isInMain).toBe(true);
  await expect(skip).not.toBeInViewport();
});
