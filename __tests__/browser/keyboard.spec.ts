import type { Page } from "@playwright/test";
import { expect, test, visit } from "./site";

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

/** So many presses of a key, or until the focus has left the page: what is met on the way, all of it seen. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", most: number) {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  const hidden = stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing);
  expect(hidden).toEqual([]);
  return stops;
}

// On a small phone in portrait there is little room between the header and the chat button.
const PHONE = [390, 640] as const;
const DESK = [1440, 900] as const;

for (const [address, [width, height]] of [
  ["/", DESK],
  ["/", PHONE],
  ["/scholarships", DESK],
  ["/scholarships", PHONE],
  ["/about", [1024, 700]],
  ["/country/new-zealand", [768, 900]],
  ["/country/malaysia", PHONE],
  ["/education-support", DESK],
  ["/online-education", PHONE],
  ["/services", PHONE],
  ["/aptitude-test", DESK],
  ["/programs", PHONE],
] as const)
  test(`every stop of the Tab key on ${address} at ${width} px is seen whole, in order, and none is a trap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, address);
    const there = await walk(page, "Tab", 200);
    expect(there.length).toBeGreaterThan(20);
    expect(there.length, "the focus leaves the page").toBeLessThan(200);
    const orders = there.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    const parts = there.map(({ part }) => part);
    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([
      ...["SKIP", "HEADER", "MAIN", "FOOTER", "ASIDE"],
    ]);
    if (!["/", "/scholarships"].includes(address)) return;
    const back = await walk(page, "Shift+Tab", there.length);
    expect(back.map(({ what }) => what).reverse()).toEqual(
      there.map(({ what }) => what),
    );
  });
