/** @jest-environment node */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { readPictures } from "../../../src/content/check/pictures";
import { type Problem, problems } from "../../../src/content/check/problems";
import type { DataFile } from "../../../src/content/readData";
import {
  errorsIn,
  position,
  shipped,
  spanOf,
  textOf,
  TODAY,
  warningsIn,
  withFile,
  without,
} from "./shipped";

const SCHOLARSHIPS = "scholarships.json";
const text = textOf(SCHOLARSHIPS);
const UTF8 = expect.stringMatching(/UTF-8/);

type Row = [
  kind: string,
  files: DataFile[],
  message: string,
  more: Partial<Record<keyof Problem, unknown>>,
];

const one = (message: string, rest: object = {}) => [
  expect.objectContaining({
    message: expect.stringContaining(message) as string,
    ...rest,
  }),
];

const unknown = (name: string): Row => [
  `a file called ${name}`,
  withFile(name, "{}"),
  "not a file that the site uses",
  { file: `data/${name}` },
];

const moved = (path: string, right: string): Row => [
  `a file in the wrong place, ${path},`,
  withFile(path, textOf(right), without(right)),
  "in the wrong place, or wrongly named",
  { file: `data/${path}`, fix: `move it to data/${right}` },
];

const saved = (as: string, bytes: Buffer, message: string, place = {}): Row => [
  `a file saved ${as}`,
  withFile(SCHOLARSHIPS, bytes),
  message,
  { ...place, fix: UTF8 },
];

const utf16 = () => Buffer.from(`\ufeff${text}`, "utf16le");
const field = spanOf(SCHOLARSHIPS, [0, "field"], "value");
const inLatin1 = Buffer.concat([
  Buffer.from(text.slice(0, field.start)),
  Buffer.from('"École"', "latin1"),
  Buffer.from(text.slice(field.end)),
]);

test.each<Row>([
  [
    "a missing file",
    without("pages/home.json"),
    "the file is missing",
    { file: "data/pages/home.json", where: "" },
  ],
  ...["notes.txt", "constructor", "toString.json", "__proto__"].map(unknown),
  moved("home.json", "pages/home.json"),
  moved("pages/about.JSON", "pages/about.json"),
  moved("Site.json", "site.json"),
  moved("pages/online_education.json", "pages/online-education.json"),
  moved("scholarships.json.txt", "scholarships.json"),
  [
    "a picture outside data/images",
    withFile("pages/berlin.jpg", "JPEG"),
    "a picture in the wrong place",
    { fix: "move it to data/images/berlin.jpg" },
  ],
  saved("as UTF-16, little end first,", utf16(), "saved as UTF-16"),
  saved("as UTF-16, big end first,", utf16().swap16(), "saved as UTF-16"),
  saved(
    "with a letter in Latin-1",
    inLatin1,
    "not saved as UTF-8",
    position(text, field.start + 1),
  ),
])("%s is reported once", (_, files, message, more) => {
  expect(errorsIn(files)).toEqual(one(message, more));
});

test("a file saved with a BOM is reported once, and read all the same", () => {
  const bytes = `\ufeff${text.replace('"id": 3,', '"id": "x",')}`;
  expect(errorsIn(withFile(SCHOLARSHIPS, bytes))).toEqual([
    ...one("an invisible mark (a BOM) at the beginning", {
      line: 1,
      fix: UTF8,
    }),
    ...one("a text in quotation marks, not a number"),
  ]);
});

test("Windows line endings are as good as others", () => {
  const windows = text.replaceAll("\n", "\r\n");
  expect(errorsIn(withFile(SCHOLARSHIPS, windows))).toEqual([]);
});

// Pictures

const MEGABYTE = 1024 * 1024;
const drawn = sharp({
  create: { width: 60, height: 40, channels: 3, background: "teal" },
});
/** Of noise, so that a file cut off in its middle lacks a part of the picture. */
const jpeg = () =>
  sharp(randomBytes(60 * 40 * 3), {
    raw: { width: 60, height: 40, channels: 3 },
  })
    .jpeg()
    .toBuffer();

/** The errors in data/ with one more picture, which is really decoded. */
async function errorsWith(name: string, bytes: Buffer) {
  const files = withFile(`images/${name}`, bytes);
  const pictures = await readPictures(files);
  return problems(files, { today: TODAY, pictures }).filter(
    ({ severity }) => severity === "error",
  );
}

test.each([
  ["a.jpg", () => drawn.jpeg().toBuffer()],
  ["a.jpeg", () => drawn.jpeg().toBuffer()],
  ["b.png", () => drawn.png().toBuffer()],
  ["c.webp", () => drawn.webp().toBuffer()],
  ["d.avif", () => drawn.avif().toBuffer()],
])("data/images/%s is a picture like any other", async (name, bytes) => {
  expect(await errorsWith(name, await bytes())).toEqual([]);
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["a.png", jpeg, "a JPEG picture, but its name ends in .png"],
  ["a.jpg", () => drawn.gif().toBuffer(), "a GIF picture, which browsers"],
  ["a.jpg", () => Buffer.from("<html>"), "damaged, or not a picture"],
  [
    "a.jpg",
    async () => (await jpeg()).subarray(0, -800),
    "damaged, or not a picture",
  ],
  ["a.jpg", () => Buffer.alloc(0), "empty"],
  ["a.jpg", () => Buffer.alloc(6 * MEGABYTE), "too large: 6.0 MB"],
  ["Berlin Wall.JPG", jpeg, "a name that the site cannot use"],
  ["germany/berlin.jpg", jpeg, "a name that the site cannot use"],
  ["plan.pdf", () => Buffer.from("%PDF"), "not a picture that the site"],
])(
  "data/images/%s with the wrong content or name is reported",
  async (name, bytes, message) => {
    expect(await errorsWith(name, await bytes())).toEqual(
      one(message, {
        file: `data/images/${name}`,
        line: 1,
      }),
    );
  },
);

test("a picture that no entry names is only a warning", () => {
  const files = withFile("images/unused.jpg", "JPEG");
  expect(errorsIn(files)).toEqual([]);
  const more = warningsIn(files).filter(({ file }) => /unused/.test(file));
  expect(more).toEqual(one("a picture that no entry names"));
  expect(warningsIn(files)).toHaveLength(warningsIn(shipped).length + 1);
});

test("where pictures are not known, as in a browser, nothing is said about them", () => {
  const texts = shipped.filter(({ path }) => path.endsWith(".json"));
  const errors = problems(texts).filter(({ severity }) => severity === "error");
  expect(errors).toEqual([]);
});
