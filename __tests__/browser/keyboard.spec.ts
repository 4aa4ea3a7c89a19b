import type { Page } from "@playwright/test";
import { drawn, expect, test, visit } from "./site";

/** Where the focus is: what it is on, in which part of the page, and whether all of it can be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
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
    return {
      part,
      order,
      what: `${element.tagName} ${name.trim().slice(0, 40)}`,
      isWhole: whole && box.width > 0 && box.height > 0,
      covers,
      y: Math.round(box.top + scrollY),
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

/** So many presses of a key, or until the focus has left the page, and what is met on the way. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", most: number) {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    await drawn(page);
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const [address, width, height] of [
  ["/", 1440, 800],
  ["/", 390, 844],
  ["/scholarships", 1440, 800],
  ["/scholarships", 390, 844],
  ["/about", 1024, 700],
  ["/country/new-zealand", 768, 900],
] as const) {
  test(`every stop of the Tab key on ${address} at ${width} px is seen whole, in order, and none is a trap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, address);
    const there = await walk(page, "Tab", 200);
    expect(there.length).toBeGreaterThan(25);
    expect(there.length, "the focus leaves the page").toBeLessThan(200);
    const back = await walk(page, "Shift+Tab", there.length);
    for (const stops of [there, back]) {
      expect(
        stops.filter(({ isWhole, covers }) => !isWhole || covers.length > 0),
      ).toEqual([]);
      expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
    }

    const orders = there.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    const parts = there.map(({ part }) => part);
    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([
      ...["SKIP", "HEADER", "MAIN", "FOOTER", "ASIDE"],
    ]);
    expect(back.map(({ what }) => what).reverse()).toEqual(
      there.map(({ what }) => what),
    );
  });
}

// On a small phone in portrait there is little room between the header and the chat button.
for (const [width, height] of [
  [390, 640],
  [1440, 900],
] as const) {
  test(`on every other page the focus is never hidden, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of [
      "/programs",
      "/education-support",
      "/online-education",
      "/services",
      "/aptitude-test",
      "/country/malaysia",
    ]) {
      await visit(page, path);
      const stops = await walk(page, "Tab", 100);
      expect(stops.length, path).toBeLessThan(100);
      const hidden = stops.filter(
        ({ what, isWhole, covers, hasRing }) =>
          !hasRing ||
          // Browsers bring a field of several lines into view by its cursor.
          (what.startsWith("TEXTAREA")
            ? covers.length > 2
            : !isWhole || covers.length > 0),
      );
      expect(hidden, path).toEqual([]);
    }
  });
}
