// Gatsby fetches data and script of a page when a link to it comes into view or is pointed at. What its first screen draws
// is asked for then, too, so that a page is whole when it is shown.

import { SPRITES } from "./drawings";

/** Drawings further down in a page. */
const BELOW = /-(cell|locator)\./;

/** How many drawings of a page are asked for: home shows twenty cards, the first few in sight. */
const MOST = 3;

const fetchDrawing = (address: string) => void (new Image().src = address);

/** What many pages share, once the first page is there: drawings in the colours of the page, and the font of small labels. */
export function fetchShared() {
  for (const sprite of SPRITES)
    fetchDrawing(`${__PATH_PREFIX__}/symbols/${sprite}.svg`);
  void document.fonts.load("600 semi-condensed 1em 'Instrument Sans Variable'");
}

/** @param data of a page, as text: it names the page's drawings */
export function fetchDrawings(data: string) {
  const drawings = data.match(/\/[^"]*\batlas\/[\w.-]+\.svg/g);
  [...new Set(drawings)]
    .filter((drawing) => !BELOW.test(drawing))
    .slice(0, MOST)
    .forEach(fetchDrawing);
}

/** When a link has been pointed at. */
export function watchPointing() {
  const loader = window.___loader;
  loader.hovering = async (path) => {
    const page = await loader.loadPage(path).catch(() => undefined);
    if (page?.json) fetchDrawings(JSON.stringify(page.json));
  };
}

/** When a link has come into view. @param url of the page's data, which is in the browser's cache */
export async function fetchDrawingsOf(url: string) {
  const answer = await fetch(url, { cache: "force-cache" }).catch(() => null);
  if (answer?.ok) fetchDrawings(await answer.text());
}
