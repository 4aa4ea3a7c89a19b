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
