/** @jest-environment node */
import {
  changed,
  mistakesIn,
  position,
  shipped,
  spanOf,
  textOf,
  warningsIn,
  withFile,
  without,
} from "./shipped";

const SCHOLARSHIPS = "scholarships.json";
const UTF8 = expect.stringMatching(/UTF-8/);

const one = (message: string, rest: object = {}) => [
  expect.objectContaining({ message, ...rest }),
];

test("a missing file is told", () => {
  expect(mistakesIn(without("pages/home.json"))).toEqual(
    one("is missing", { file: "data/pages/home.json", where: "the file" }),
  );
});

test("a file that nobody reads is told", () => {
  expect(mistakesIn(withFile("notes.txt", "Call Asha"))).toEqual(
    one("is a file that nobody reads", { file: "data/notes.txt" }),
  );
});

test.each(["constructor", "toString.json", "__proto__"])(
  "a file called %s is one that nobody reads",
  (name) => {
    expect(mistakesIn(withFile(name, "{}"))).toEqual(
      one("is a file that nobody reads", { file: `data/${name}` }),
    );
  },
);

test.each(["constructor", "toString", "__proto__"])(
  "a field called %s is not a field here",
  (name) => {
    const { files } = changed(
      "scholarships.json",
      [0, "title"],
      (title) => `${title}, "${name}": { "a": "b" }`,
    );
    expect(mistakesIn(files)).toEqual([
      expect.objectContaining({ message: "is not a field here" }),
    ]);
  },
);

test.each([
  ["home.json", "pages/home.json"],
  ["pages/about.JSON", "pages/about.json"],
  ["Site.json", "site.json"],
  ["pages/online_education.json", "pages/online-education.json"],
  ["scholarships.json.txt", "scholarships.json"],
])("a file in the wrong place, %s, is one mistake, not two", (path, right) => {
  const moved = withFile(path, textOf(right), without(right));
  expect(mistakesIn(moved)).toEqual(
    one("is in the wrong place, or has the wrong name", {
      file: `data/${path}`,
      remedy: `move it to data/${right}`,
    }),
  );
});

// How a file is saved

test("a file saved with a BOM is told once, and read all the same", () => {
  const bytes = `\ufeff${textOf(SCHOLARSHIPS).replace('"id": 3,', '"id": "x",')}`;
  expect(mistakesIn(withFile(SCHOLARSHIPS, bytes))).toEqual([
    ...one("begins with an invisible mark (a BOM)", { line: 1, remedy: UTF8 }),
    ...one("is a text in quotation marks, not a number"),
  ]);
});

test.each(["utf16le", "utf16be"])("a file saved as %s is told once", (name) => {
  const bytes = Buffer.from(`\ufeff${textOf(SCHOLARSHIPS)}`, "utf16le");
  if (name === "utf16be") bytes.swap16();
  expect(mistakesIn(withFile(SCHOLARSHIPS, bytes))).toEqual(
    one(expect.stringMatching(/^is saved as UTF-16/), { remedy: UTF8 }),
  );
});

test("a letter saved as Latin-1 is told once, where it stands", () => {
  const { text, start, end } = spanOf(SCHOLARSHIPS, [0, "field"], "value");
  const bytes = Buffer.concat([
    Buffer.from(text.slice(0, start)),
    Buffer.from('"École"', "latin1"),
    Buffer.from(text.slice(end)),
  ]);
  expect(mistakesIn(withFile(SCHOLARSHIPS, bytes))).toEqual(
    one("is not saved as UTF-8", {
      ...position(text, start + 1),
      found: "the byte C9, which is É in Windows-1252",
      remedy: UTF8,
    }),
  );
});

test("Windows line endings are as good as others", () => {
  const text = textOf(SCHOLARSHIPS).replaceAll("\n", "\r\n");
  expect(mistakesIn(withFile(SCHOLARSHIPS, text))).toEqual([]);
});

// Pictures

const MEGABYTE = 1024 * 1024;
const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(40),
]);
const PNG = Buffer.concat([
  Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
  Buffer.alloc(40),
]);
const WEBP = Buffer.from("RIFF____WEBPVP8 ", "latin1");
const AVIF = Buffer.from("____ftypavif____", "latin1");
const HEIC = Buffer.from("____ftypheic____", "latin1");

test.each([
  ["a.jpg", JPEG],
  ["a.jpeg", JPEG],
  ["b.png", PNG],
  ["c.webp", WEBP],
  ["d.avif", AVIF],
])("data/images/%s is a picture like any other", (name, bytes) => {
  expect(mistakesIn(withFile(`images/${name}`, bytes))).toEqual([]);
});

test.each([
  ["a.png", JPEG, "is a JPEG picture, but its name ends in .png"],
  ["a.jpg", HEIC, "is a HEIC picture, but its name ends in .jpg"],
  ["a.jpg", Buffer.from("<html>"), "is no picture, whatever its name says"],
  ["a.jpg", Buffer.alloc(0), "is empty"],
  [
    "a.jpg",
    Buffer.concat([JPEG, Buffer.alloc(6 * MEGABYTE)]),
    "is too large: 6.0 MB",
  ],
  ["Berlin Wall.JPG", JPEG, "has a name that the site cannot use"],
  ["germany/berlin.jpg", JPEG, "has a name that the site cannot use"],
  ["plan.pdf", Buffer.from("%PDF"), "is no picture that the site can use"],
])(
  "data/images/%s with the wrong content or name is told",
  (name, bytes, says) => {
    expect(mistakesIn(withFile(`images/${name}`, bytes))).toEqual(
      one(says, { file: `data/images/${name}`, line: 1 }),
    );
  },
);

test("a picture outside data/images is told", () => {
  expect(mistakesIn(withFile("pages/berlin.jpg", JPEG))).toEqual(
    one("is a picture in the wrong place", {
      remedy: "move it to data/images/berlin.jpg",
    }),
  );
});

test("a picture that no entry names is only a warning", () => {
  const files = withFile("images/unused.jpg", JPEG);
  expect(mistakesIn(files)).toEqual([]);
  const more = warningsIn(files).filter(({ file }) => /unused/.test(file));
  expect(more).toEqual(one("is a picture that no entry names"));
  expect(warningsIn(files)).toHaveLength(warningsIn(shipped).length + 1);
});
