// Gatsby fetches a page's data and script when a link to it comes into view or is hovered. This module also fetches the
// drawings of the page's first screen, so that the page is complete when it is shown.

import { SPRITES } from "./drawings";

/** Drawings further down in a page. */
const BELOW_THE_FOLD = /-(cell|locator)\./;

/** The most drawings that are fetched for a page: home has twenty cards, of which the first few are in view. */
const MAX_DRAWINGS = 3;

const fetchDrawing = (address: string) => void (new Image().src = address);

/**
 * After the first page, fetches what many pages share: drawings in the colours of the page, and the font of small
 * labels.
 */
export function fetchShared() {
  for (const sprite of SPRITES)
    fetchDrawing(`${__PATH_PREFIX__}/symbols/${sprite}.svg`);
  document.fonts
    .load("600 semi-condensed 1em 'Instrument Sans Variable'")
    .catch(() => {});
}

/** Fetches the first drawings of a page. @param data the page's data as text, which contains their addresses */
export function fetchDrawings(data: string) {
  const drawings = data.match(/\/[^"]*\batlas\/[\w.-]+\.svg/g);
  [...new Set(drawings)]
    .filter((drawing) => !BELOW_THE_FOLD.test(drawing))
    .slice(0, MAX_DRAWINGS)
    .forEach(fetchDrawing);
}

/** Starts to fetch the drawings of a page whenever a link to it is hovered. */
export function watchPointing() {
  const loader = window.___loader;
  loader.hovering = async (path) => {
    const page = await loader.loadPage(path).catch(() => undefined);
    if (page?.json) fetchDrawings(JSON.stringify(page.json));
  };
}

/** For a link that has come into view. @param url the address of the page's data, which is in the browser's cache */
export async function fetchDrawingsOf(url: string) {
  const answer = await fetch(url, { cache: "force-cache" }).catch(() => null);
  if (answer?.ok) fetchDrawings(await answer.text());
}
