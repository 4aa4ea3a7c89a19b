import { expect as hard, type Page } from "@playwright/test";

const expect = hard.configure({ soft: true });

/** Every text of the page that is not blank. Labels over a map may leave it at its edge, and crowd. */
const texts = (page: Page) =>
  page.evaluateHandle(() => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isShown = !text.parentElement!.closest(
        "script, style, noscript, [aria-hidden]",
      );
      if (isShown && text.data.trim()) found.push(text);
    }
    return found;
  });

/** Words that are cut off by the window or by a box around them. What scrolls is not cut, nor is what is only heard. */
export const cutWords = async (page: Page) =>
  (await texts(page)).evaluate((texts) => {
    const cut: string[] = [];
    const range = document.createRange();
    for (const node of texts) {
      const parent = node.parentElement!;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      if (boxes.length === 0) continue;
      if (getComputedStyle(parent).visibility === "hidden") continue;
      for (const box of boxes) {
        if (!isCut(box, parent)) continue;
        cut.push(node.data.trim().slice(0, 40));
        break;
      }
    }
    return cut;

    function isCut({ left, right }: DOMRect, parent: Element): boolean {
      for (
        let around: Element | null = parent;
        around;
        around = around.parentElement
      ) {
        const { overflowX, position, clipPath, clip } =
          getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const isHeardOnly = clipPath !== "none" || clip !== "auto";
        if (isHeardOnly && box.width < 5) return false;
        if (overflowX === "auto" || overflowX === "scroll") return false;
        const clips = overflowX === "hidden" || overflowX === "clip";
        if (clips && (left < box.left - 1 || right > box.right + 1))
          return true;
        if (position === "fixed" && right < 0) return false;
      }
      return left < -1 || right > document.documentElement.clientWidth + 1;
    }
  });

/**
 * Words that lie upon other words, or that stand out of the round thing they are written on: what happens when letters
 * grow and their place does not. Of each line of letters the middle half counts, for lines of a heading may touch.
 */
export const crowdedWords = async (page: Page) =>
  (await texts(page)).evaluate((texts) => {
    type Line = { node: Node; words: string; box: DOMRect };
    const lines: Line[] = [];
    const crowded: string[] = [];
    const range = document.createRange();
    for (const node of texts) {
      const parent = node.parentElement!;
      const words = node.data.trim().slice(0, 40);
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width <= 1 || isHeardOnly(parent)) continue;
        const box = new DOMRect(x, y + height / 4, width, height / 2);
        lines.push({ node, words, box });
        const press = parent.closest("a, button, summary, label, select");
        if (press && !holds(press.getBoundingClientRect(), box))
          crowded.push(`out of its place: ${words}`);
      }
    }
    // What is fixed lies over whatever is below it.
    const flowing = lines.filter(({ node }) => !isFixed(node.parentElement!));
    flowing.sort((a, b) => a.box.top - b.box.top);
    flowing.forEach((one, index) => {
      for (const other of flowing.slice(index + 1)) {
        if (other.box.top >= one.box.bottom - 1) break;
        const overlap =
          Math.min(one.box.right, other.box.right) -
          Math.max(one.box.left, other.box.left);
        if (other.node !== one.node && overlap > 2)
          crowded.push(`${one.words} / ${other.words}`);
      }
    });
    return crowded;

    function holds(place: DOMRect, box: DOMRect) {
      // A link in a sentence has a box of several lines: its words are in it.
      return (
        box.top >= place.top - 1 &&
        box.bottom <= place.bottom + 1 &&
        box.left >= place.left - 1 &&
        box.right <= place.right + 1
      );
    }
    function isHeardOnly(parent: Element) {
      for (let e: Element | null = parent; e; e = e.parentElement)
        if (getComputedStyle(e).clipPath !== "none") return true;
      return false;
    }
    function isFixed(parent: Element) {
      for (let e: Element | null = parent; e; e = e.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(e).position)) return true;
      return false;
    }
  });

/** More rules for a page, past its security policy, as a reader's own style sheet has them. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Nothing scrolls sideways, and no words are cut, as soon as the page has followed its window. */
export async function isWhole(page: Page, where: string) {
  const tooWide = () =>
    page.evaluate(() => {
      scrollTo(1000, scrollY);
      const { clientWidth, scrollWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth) + scrollX;
    });
  await expect.poll(tooWide, where).toBe(0);
  await expect.poll(() => cutWords(page), where).toEqual([]);
}
