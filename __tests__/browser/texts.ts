import { isDeepStrictEqual } from "node:util";
import { expect as hard, type Page } from "@playwright/test";
import { dotsOf } from "./boxes";
import { waitForFrame } from "./site";

const expect = hard.configure({ soft: true });

type Options = {
  leftOut?: string;
  /** Words may be longer than their columns: browsers with a dictionary hyphenate them. */
  mayBreakWords?: boolean;
};

type Sought = Required<Options> & { dots: { x: number; y: number }[] };

/**
 * What is wrong with the texts of a page, those of drawings included unless left out. Texts of the header and of the chat
 * float over others, and are not compared with them; nor is the label of the active country, which covers what is under it.
 * @returns how far the page scrolls sideways, texts that a box around them or the window cuts off, words on two lines, pairs
 *   of texts that overlap, and texts over a dot of a map. What scrolls is not cut.
 */
function findFaults({ leftOut, mayBreakWords, dots }: Sought) {
  type Box = { left: number; right: number; top: number; bottom: number };
  /** `plate` is what browsers paint under a text in forced colours: its whole line. */
  type Text = Box & { node: CharacterData; plate: Box | null };
  type Place = { style: CSSStyleDeclaration; box: DOMRect };
  /** A longer one has to be broken: a page's address may hold a word of any length. */
  const LONGEST_WORD = 30;
  const isAddress = /[@.][a-z]/;
  const faults = new Set<string>();
  scrollTo(1000, scrollY);
  const { clientWidth, scrollWidth } = document.documentElement;
  const tooWide = Math.max(0, scrollWidth - clientWidth) + scrollX;
  if (tooWide > 0) faults.add(`${tooWide} px too wide`);
  const texts: Text[] = [];
  const places = new Map<Element, Place[]>();
  const range = document.createRange();
  const hasPlates = matchMedia("(forced-colors: active)").matches;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as CharacterData;
    const parent = node.parentElement!;
    const visible = { opacityProperty: true, visibilityProperty: true };
    if (!node.data.trim() || parent.matches("script, style, noscript"))
      continue;
    if (!parent.checkVisibility(visible)) continue;
    const around = placesAround(parent);
    // Only for screen readers.
    if (around.some(({ style }) => style.clipPath !== "none")) continue;
    if (parent.closest(`[data-active], ${leftOut}`)) continue;
    const clips = around.filter(({ style }) => style.overflowX !== "visible");
    const isFixed = around.some(({ style }) => style.position === "fixed");
    const { fontSize, forcedColorAdjust } = around[0]!.style;
    // A line's box is higher than its letters: capitals are as high as 0.72 of the font's size.
    const half = 0.36 * parseFloat(fontSize);
    const lines = linesOf(node);
    for (const plate of lines) {
      const middle = (plate.top + plate.bottom) / 2;
      const box = {
        left: plate.left + 1,
        right: plate.right - 1,
        top: middle - half,
        bottom: middle + half,
      };
      if (clips.some((clip) => !overlap(box, clip.box))) continue;
      if (isCut(box, clips)) faults.add(`cut: ${short(node)}`);
      const isPlated = hasPlates && forcedColorAdjust === "auto";
      if (!isFixed)
        texts.push({ ...box, node, plate: isPlated ? plate : null });
    }
    if (lines.length > 1 && !mayBreakWords)
      for (const word of brokenWords(node)) faults.add(`on two lines: ${word}`);
  }
  texts.forEach((text, index) => {
    for (const other of texts.slice(0, index)) {
      if (text.node === other.node) continue;
      if (overlap(text, other))
        faults.add(`${short(other.node)} overlaps ${short(text.node)}`);
      // What comes later is painted over what comes before.
      else if (text.plate && overlap(text.plate, other))
        faults.add(
          `${short(other.node)} is under the plate of ${short(text.node)}`,
        );
    }
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
    return [...names].map(({ offsetParent, offsetLeft, offsetTop }) => {
      const { x, y } = offsetParent?.getBoundingClientRect() ?? new DOMRect();
      return { x: x + offsetLeft, y: y + offsetTop };
    });
  }

  function short({ data }: CharacterData) {
    return data.trim().slice(0, 40);
  }

  function placesAround(element: Element): Place[] {
    const known = places.get(element);
    if (known) return known;
    const { parentElement } = element;
    const found = [
      {
        style: getComputedStyle(element),
        box: element.getBoundingClientRect(),
      },
      ...(parentElement ? placesAround(parentElement) : []),
    ];
    places.set(element, found);
    return found;
  }

  function linesOf(node: CharacterData) {
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(
      ({ width, height }) => width > 2 && height > 2,
    );
  }

  /** Words that a line ends within, but for a hyphen, a dash or a slash, and for e-mail addresses. */
  function brokenWords(node: CharacterData) {
    const words = [...node.data.matchAll(/[^\s\u00ad\u200b–—/-]{2,}/g)];
    return words.flatMap(({ 0: word, index }) => {
      if (word.length > LONGEST_WORD || isAddress.test(word)) return [];
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 2 ? [word] : [];
    });
  }

  function overlap(a: Box, b: Box) {
    return (
      a.left < b.right &&
      b.left < a.right &&
      a.top < b.bottom &&
      b.top < a.bottom
    );
  }

  function isCut({ left, right }: Box, clips: Place[]) {
    for (const { style, box } of clips) {
      if (/auto|scroll/.test(style.overflowX)) return false;
      if (left < box.left || right > box.right) return true;
    }
    return left < 0 || right > clientWidth;
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

/** How many times in a row the same faults are found before they count: a page follows its window over some frames. */
const READINGS = 20;

/** There are no faults, as soon as the page has followed what was done to it. */
export async function expectNone(
  page: Page,
  where: string,
  find: () => Promise<unknown[]>,
) {
  let faults: unknown[] = [];
  for (let same = 0; same < READINGS;) {
    await waitForFrame(page);
    const found = await find();
    if (found.length === 0) return;
    same = isDeepStrictEqual(found, faults) ? same + 1 : 0;
    faults = found;
  }
  expect(faults, where).toEqual([]);
}

/** Nothing scrolls sideways, no text is cut, broken or overlaps another. */
export const expectWhole = (
  page: Page,
  where: string,
  { leftOut = ":not(*)", mayBreakWords = false }: Options = {},
) =>
  expectNone(page, where, async () => {
    const maps = page.locator(`path[data-kind]:not(${leftOut} *)`);
    const dots = await dotsOf(maps);
    return page.evaluate(findFaults, { leftOut, mayBreakWords, dots });
  });

/** At 400 and 200 % a window of 1,280 px is as wide as the first and the third. */
const WIDTHS = [320, 360, 640, 768, 1024, 1280, 1920];

export async function expectWholeInEveryWindow(
  page: Page,
  options?: Options & { widths?: number[] },
) {
  for (const width of options?.widths ?? WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const mayBreakWords = options?.mayBreakWords || width < 360;
    await expectWhole(page, `${page.url()} at ${width} px`, {
      ...options,
      mayBreakWords,
    });
  }
}
