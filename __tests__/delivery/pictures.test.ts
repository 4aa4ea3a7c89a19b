/** @jest-environment node */
import { load } from "cheerio";
import { offlinePictures } from "../../src/delivery/pictures";

const HASH = "9341fd8003747cf7c2c7af0d1c544de2";
const OTHER = "0000fd8003747cf7c2c7af0d1c544de2";
const size = (hash: string, width: number, type = "webp") =>
  `/static/${hash}/${width}/photo.${type} ${width}w`;
const page = (...sizes: string[]) =>
  load(`<source srcset="${sizes.join(",\n")}">`);

test("of each photo, the largest size up to 800 is copied for offline", () => {
  const sizes = [1600, 800, 400].map((width) => size(HASH, width));
  expect(offlinePictures([page(...sizes)])).toEqual(
    new Map([[HASH, `/static/${HASH}/800/photo.webp`]]),
  );
});

test("where all are larger, the smallest", () => {
  const pages = [
    page(size(HASH, 1600)),
    page(size(HASH, 900), size(OTHER, 300)),
  ];
  expect(offlinePictures(pages)).toEqual(
    new Map([
      [HASH, `/static/${HASH}/900/photo.webp`],
      [OTHER, `/static/${OTHER}/300/photo.webp`],
    ]),
  );
});

test("other formats are not looked at: every browser we support reads this one", () => {
  expect(offlinePictures([page(size(HASH, 800, "avif"))])).toEqual(new Map());
});
