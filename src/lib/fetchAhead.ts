// Gatsby fetches a page's data and script when a link to it comes into view or is hovered. This module also fetches the
// drawings of the page's first screen, so that the page is complete when it is shown.

import { SPRITES } from "./drawings";

/** The parts of pages' data with the drawings of a first screen: of a country's page, and of /about. */
type PageData = {
  data?: Partial<
    Pick<Queries.CountryPageQuery, "country"> &
      Pick<Queries.AboutPageQuery, "atlas">
  >;
};

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

function fetchDrawings({ data }: PageData) {
  const art = data?.country?.atlas.art;
  for (const drawing of [art?.page, art?.card, data?.atlas?.globe])
    if (drawing) fetchDrawing(drawing.url);
}

/** Starts to fetch the drawings of a page whenever a link to it is hovered. */
export function watchPointing() {
  const loader = window.___loader;
  loader.hovering = async (path) => {
    const page = await loader.loadPage(path).catch(() => undefined);
    if (page?.json) fetchDrawings(page.json);
  };
}

/** For a link that has come into view. @param url the address of the page's data, which is in the browser's cache */
export async function fetchDrawingsOf(url: string) {
  const answer = await fetch(url, { cache: "force-cache" })
    .then((response) => response.json() as Promise<{ result?: PageData }>)
    .catch(() => null);
  if (answer?.result) fetchDrawings(answer.result);
}
