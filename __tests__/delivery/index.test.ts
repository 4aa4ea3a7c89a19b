/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { build, offlinePictures } from "../../src/delivery/index";

const HASH = "9341fd8003747cf7c2c7af0d1c544de2";
const OTHER = "0000fd8003747cf7c2c7af0d1c544de2";
const size = (hash: string, width: number, type = "webp") =>
  `/static/${hash}/${width}/photo.${type} ${width}w`;

test("of each photo, the largest size up to 800 is kept for offline", () => {
  const page = `<source srcset="${size(HASH, 1600)},\n${size(HASH, 800)},${size(HASH, 400)}"/>`;
  expect(offlinePictures([page])).toEqual(
    new Map([[HASH, `/static/${HASH}/800/photo.webp`]]),
  );
});

test("where all are larger, the smallest", () => {
  const pages = [size(HASH, 1600), size(HASH, 900), size(OTHER, 300)];
  expect(offlinePictures(pages)).toEqual(
    new Map([
      [HASH, `/static/${HASH}/900/photo.webp`],
      [OTHER, `/static/${OTHER}/300/photo.webp`],
    ]),
  );
});

test("other formats are not looked at: every browser we know reads this one", () => {
  expect(offlinePictures([size(HASH, 800, "avif")])).toEqual(new Map());
});

test("a page of an earlier build, of which the data is gone, goes too", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "public-"));
  const file = (name: string) => path.join(folder, name);
  const page = (name: string) => `<script>window.pagePath="${name}"</script>`;
  mkdirSync(file("country/belgium"), { recursive: true });
  writeFileSync(file("country/belgium/index.html"), page("/country/belgium"));
  writeFileSync(
    file("404.html"),
    `${page("/404/")}<style id="site-styles">a{color:red}</style>`,
  );
  writeFileSync(file("webpack.stats.json"), '{"assetsByChunkName":{}}');
  await build.after(folder);
  expect(existsSync(file("country/belgium/index.html"))).toBe(false);
  rmSync(folder, { recursive: true });
});
