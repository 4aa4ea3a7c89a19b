import type { Page } from "./page";

/** Enough for a photo on a phone, and on a desk while there is no network. */
const OFFLINE_WIDTH = 800;

/** In the format that every browser reads. */
const SIZE = /(\/static\/([0-9a-f]{32})\/\S+\.webp) (\d+)w/g;

type Picture = { file: string; width: number };

/**
 * Of each photo in the pages one size for the offline copy: the largest up to OFFLINE_WIDTH, or the smallest there is.
 * @param chosen by the photos' hashes, from the pages before this one; this page's are added
 */
export function chooseOfflinePictures(
  { $ }: Pick<Page, "$">,
  chosen: Map<string, Picture>,
) {
  for (const { attribs } of $("[srcset]").get())
    for (const [, file = "", hash = "", digits] of attribs.srcset!.matchAll(
      SIZE,
    )) {
      const width = Number(digits);
      const before = chosen.get(hash)?.width ?? Infinity;
      const isBetter =
        before > OFFLINE_WIDTH
          ? width < before
          : width > before && width <= OFFLINE_WIDTH;
      if (isBetter) chosen.set(hash, { file, width });
    }
}
