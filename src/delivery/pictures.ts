import type { CheerioAPI } from "cheerio";

/** Enough for a photo on a phone, and on a desk while there is no network. */
const OFFLINE_WIDTH = 800;

const CANDIDATE = /(\/static\/([0-9a-f]{32})\/\S+\.webp) (\d+)w/g;

/**
 * Of each photo in the pages one size for the offline copy, in the format every browser reads: the largest up to
 * OFFLINE_WIDTH, or the smallest there is.
 * @returns the files by the photos' hashes
 */
export function offlinePictures(
  documents: readonly CheerioAPI[],
): Map<string, string> {
  const sets = documents.flatMap(($) =>
    $("[srcset]")
      .map((_, picture) => $(picture).attr("srcset"))
      .get(),
  );
  const sizes = new Map<string, { file: string; width: number }[]>();
  for (const [, file = "", hash = "", width] of sets
    .join(" ")
    .matchAll(CANDIDATE))
    sizes.set(hash, [
      ...(sizes.get(hash) ?? []),
      { file, width: Number(width) },
    ]);
  return new Map(
    [...sizes].map(([hash, files]) => {
      const bySize = files.sort((a, b) => a.width - b.width);
      const chosen =
        bySize.findLast(({ width }) => width <= OFFLINE_WIDTH) ?? bySize[0]!;
      return [hash, chosen.file];
    }),
  );
}
