/** @jest-environment node */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { readPictures } from "../../../src/content/check/pictures";
import { problems } from "../../../src/content/check/problems";
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
const UTF8 = expect.stringMatching(/UTF-8/);

const one = (message: string, rest: object = {}) => [
  expect.objectContaining({ message, ...rest }),
];

test("a missing file is reported", () => {
  expect(errorsIn(without("pages/home.json"))).toEqual(
    one("the file is missing", { file: "data/pages/home.json", where: "" }),
  );
});

test("a file that the site does not use is reported", () => {
  expect(errorsIn(withFile("notes.txt", "Call Asha"))).toEqual(
    one("not a file that the site uses", { file: "data/notes.txt" }),
  );
});

test.each(["constructor", "toString.json", "__proto__"])(
  "a file called %s is not one the site uses",
  (name) => {
    expect(errorsIn(withFile(name, "{}"))).toEqual(
      one("not a file that the site uses", { file: `data/${name}` }),
    );
  },
);

test.each([
  ["home.json", "pages/home.json"],
  ["pages/about.JSON", "pages/about.json"],
  ["Site.json", "site.json"],
  ["pages/online_education.json", "pages/online-education.json"],
  ["scholarships.json.txt", "scholarships.json"],
])("a file in the wrong place, %s, is one error, not two", (path, right) => {
  const moved = withFile(path, textOf(right), without(right));
  expect(errorsIn(moved)).toEqual(
    one("in the wrong place, or wrongly named", {
      file: `data/${path}`,
      fix: `move it to data/${right}`,
    }),
  );
});

// How a file is saved

test("a file saved with a BOM is reported once, and read all the same", () => {
  const bytes = `\ufeff${textOf(SCHOLARSHIPS).replace('"id": 3,', '"id": "x",')}`;
  expect(errorsIn(withFile(SCHOLARSHIPS, bytes))).toEqual([
    ...one("an invisible mark (a BOM) at the beginning", {
      line: 1,
      fix: UTF8,
    }),
    ...one("a text in quotation marks, not a number"),
  ]);
});

test.each(["utf16le", "utf16be"])(
  "a file saved as %s is reported once",
  (name) => {
    const bytes = Buffer.from(`\ufeff${textOf(SCHOLARSHIPS)}`, "utf16le");
    if (name === "utf16be") bytes.swap16();
    expect(errorsIn(withFile(SCHOLARSHIPS, bytes))).toEqual(
      one(expect.stringMatching(/^saved as UTF-16/), { fix: UTF8 }),
    );
  },
);

test("a letter saved as Latin-1 is reported once, where it stands", () => {
  const { text, start, end } = spanOf(SCHOLARSHIPS, [0, "field"], "value");
  const bytes = Buffer.concat([
    Buffer.from(text.slice(0, start)),
    Buffer.from('"École"', "latin1"),
    Buffer.from(text.slice(end)),
  ]);
  expect(errorsIn(withFile(SCHOLARSHIPS, bytes))).toEqual(
    one("not saved as UTF-8", {
      ...position(text, start + 1),
      fix: UTF8,
    }),
  );
});

test("Windows line endings are as good as others", () => {
  const text = textOf(SCHOLARSHIPS).replaceAll("\n", "\r\n");
  expect(errorsIn(withFile(SCHOLARSHIPS, text))).toEqual([]);
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
      one(expect.stringContaining(message) as string, {
        file: `data/images/${name}`,
        line: 1,
      }),
    );
  },
);

test("a picture outside data/images is reported", () => {
  expect(errorsIn(withFile("pages/berlin.jpg", "JPEG"))).toEqual(
    one("a picture in the wrong place", {
      fix: "move it to data/images/berlin.jpg",
    }),
  );
});

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
