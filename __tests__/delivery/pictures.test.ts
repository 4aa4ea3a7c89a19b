/** @jest-environment node */
import { parseHtml } from "../../src/delivery/page";
import { chooseOfflinePictures } from "../../src/delivery/pictures";

const HASH = "9341fd8003747cf7c2c7af0d1c544de2";
const OTHER = "0000fd8003747cf7c2c7af0d1c544de2";
const size = (hash: string, width: number, type = "webp") =>
  `/static/${hash}/${width}/photo.${type} ${width}w`;
const page = (...sizes: string[]) =>
  parseHtml(`<source srcset="${sizes.join(",\n")}">`);

/** The files chosen, by the photos' hashes. */
function chosen(...pages: ReturnType<typeof parseHtml>[]) {
  const pictures = new Map<string, { file: string; width: number }>();
  for (const $ of pages) chooseOfflinePictures({ $ }, pictures);
  return Object.fromEntries(
    [...pictures].map(([hash, { file }]) => [hash, file]),
  );
}

test("of each photo, the largest size up to 800 is copied for offline", () => {
  const sizes = [1600, 400, 800, 600].map((width) => size(HASH, width));
  expect(chosen(page(...sizes))).toEqual({
    [HASH]: `/static/${HASH}/800/photo.webp`,
  });
});

test("where all are larger, the smallest, of all pages together", () => {
  const pages = [
    page(size(HASH, 1600)),
    page(size(HASH, 900), size(OTHER, 300)),
  ];
  expect(chosen(...pages)).toEqual({
    [HASH]: `/static/${HASH}/900/photo.webp`,
    [OTHER]: `/static/${OTHER}/300/photo.webp`,
  });
});

test("other formats are not looked at: every browser we support reads this one", () => {
  expect(chosen(page(size(HASH, 800, "avif")))).toEqual({});
});
