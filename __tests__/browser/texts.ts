import { expect as hard, type Page } from "@playwright/test";
import { dotsOf } from "./boxes";

const expect = hard.configure({ soft: true });

/**
 * What is wrong with the texts of a page, those of drawings included unless left out. Texts of the header and of the chat
 * float over others, and are not compared with them; nor is the label of the active country, which covers what is under it.
 * @param leftOut what is not looked at
 * @returns texts that a box around them or the window cuts off, pairs of texts that overlap, and texts over a dot of a map.
 *   What scrolls is not cut.
 */
export async function textFaults(page: Page, leftOut = ":not(*)") {
  const dots = await dotsOf(page.locator(`path[data-kind]:not(${leftOut} *)`));
  return page.evaluate(findFaults, { leftOut, dots });
}

type Sought = { leftOut: string; dots: { x: number; y: number }[] };

function findFaults({ leftOut, dots }: Sought) {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Text = Box & { node: CharacterData };
  const faults = new Set<string>();
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as CharacterData;
    const parent = node.parentElement!;
    const visible = { opacityProperty: true, visibilityProperty: true };
    if (!node.data.trim() || parent.matches("script, style, noscript"))
      continue;
    if (!parent.checkVisibility(visible)) continue;
    const around = ancestors(parent);
    // Only for screen readers.
    if (around.some(({ style }) => style.clipPath !== "none")) continue;
    if (parent.closest(`[data-active], ${leftOut}`)) continue;
    for (const box of letters(node)) {
      const clips = around.filter(({ style }) => style.overflowX !== "visible");
      if (clips.some((clip) => !overlap(box, clip.box))) continue;
      if (isCut(box, clips)) faults.add(`cut: ${short(node)}`);
      if (!around.some(({ style }) => style.position === "fixed"))
        texts.push({ ...box, node });
    }
  }
  texts.forEach((text, index) => {
    for (const other of texts.slice(0, index))
      if (text.node !== other.node && overlap(text, other))
        faults.add(`${short(other.node)} overlaps ${short(text.node)}`);
  });
  for (const { x, y } of [...dots, ...namedDots()]) {
    const dot = { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
    for (const text of texts)
      if (overlap(text, dot)) faults.add(`${short(text.node)} is over a dot`);
  }
  return [...faults];

  /** In a country's map, which is a picture, names say where its dots are. */
  function namedDots() {
    const names = document.querySelectorAll<HTMLElement>(
      '[aria-label^="Map"] span',
    );
    return [...names].map(({ style, offsetParent }) => {
      const frame = offsetParent?.getBoundingClientRect() ?? new DOMRect();
      const share = (name: string) =>
        parseFloat(style.getPropertyValue(name)) / 100;
      return {
        x: frame.x + share("--left") * frame.width,
        y: frame.y + share("--top") * frame.height,
      };
    });
  }

  function short({ data }: CharacterData) {
    return data.trim().slice(0, 40);
  }

  function ancestors(element: Element) {
    const found: { style: CSSStyleDeclaration; box: DOMRect }[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      found.push({
        style: getComputedStyle(at),
        box: at.getBoundingClientRect(),
      });
    return found;
  }

  /** A line's box is higher than its letters: capitals are as high as 0.72 of the font's size. */
  function letters(node: CharacterData): Box[] {
    const half =
      0.36 * parseFloat(getComputedStyle(node.parentElement!).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ left, right, top, bottom }) => ({
        left: left + 1,
        right: right - 1,
        top: (top + bottom) / 2 - half,
        bottom: (top + bottom) / 2 + half,
      }));
  }

  function overlap(a: Box, b: Box) {
    return (
      a.left < b.right &&
      b.left < a.right &&
      a.top < b.bottom &&
      b.top < a.bottom
    );
  }

  function isCut(
    { left, right }: Box,
    clips: { style: CSSStyleDeclaration; box: DOMRect }[],
  ) {
    for (const { style, box } of clips) {
      if (/auto|scroll/.test(style.overflowX)) return false;
      if (left < box.left || right > box.right) return true;
    }
    return left < 0 || right > document.documentElement.clientWidth;
  }
}

/** More rules for a page, past its security policy, as a reader's own style sheet has them. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** How large letters are, in pixels, as readers say in the browser's own settings. Usual are 16. */
export async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: size, fixed: size };
  await session.send("Page.setFontSizes", { fontSizes });
}

/** Nothing scrolls sideways, no text is cut or overlaps another, as soon as the page has followed its window. */
export async function expectWhole(page: Page, where: string, leftOut?: string) {
  const tooWide = () =>
    page.evaluate(() => {
      scrollTo(1000, scrollY);
      const { clientWidth, scrollWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth) + scrollX;
    });
  await expect.poll(tooWide, where).toBe(0);
  await expect.poll(() => textFaults(page, leftOut), where).toEqual([]);
}

/** The same in windows of every width. */
export async function expectWholeInEveryWindow(page: Page) {
  for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWhole(page, `at ${width} px`);
  }
}
