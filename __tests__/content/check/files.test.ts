import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { sentence } from "../../../src/content/check/report";
import { checkFolder } from "../../../src/content/checkFolder";
import { contentFiles } from "../../../src/content/registry";
import { type DataFile, isIgnored } from "../../../src/content/readData";
import { temporaryFolder } from "../../support/temporaryFolder";
import { edited, errorsIn, testFiles, textOf, withFile } from "./testFiles";

const S = "scholarships.json";
const text = textOf(S);

const utf16 = () => Buffer.from(`\ufeff${text}`, "utf16le");

test.each([
  ["with a BOM", Buffer.from(`\ufeff${text}`), 1],
  ["as UTF-16", utf16(), 1],
  ["as UTF-16 with the other byte first", utf16().swap16(), 1],
  ["as UTF-16 without a BOM", utf16().subarray(2), 1],
  ["as Latin-1", Buffer.from(text.replace("Deccan", "Décan"), "latin1"), 5],
])("a file saved %s is an error", (_, bytes, line) => {
  const message = "not plain UTF-8";
  const errors = errorsIn(withFile(S, bytes));
  expect(errors).toMatchObject([{ file: `data/${S}`, line, message }]);
});

test("Windows line endings are as good as others", () => {
  expect(errorsIn(withFile(S, text.replaceAll("\n", "\r\n")))).toEqual([]);
});

test.each(Object.keys(contentFiles))("%s must be there", (name) => {
  const others = testFiles.filter(({ path }) => path !== name);
  const expected = {
    file: `data/${name}`,
    line: 1,
    message: "missing",
    fix: "bring the file back",
  };
  expect(errorsIn(others)).toMatchObject([expected]);
});

test.each(
  "notes.txt home.json pages/about.JSON pages/a.jpg constructor __proto__".split(
    " ",
  ),
)("%s is an unknown file", (name) => {
  const expected = {
    file: `data/${name}`,
    message: "an unknown file",
    fix: "rename or delete it; pictures go into data/images",
  };
  expect(errorsIn(withFile(name, "{}"))).toMatchObject([expected]);
});

// prettier-ignore
const LEFT_BEHIND = [
  "README.md", ".DS_Store", "._site.json", ".gitkeep", ".site.json.swp", "site.json.crswap", "Thumbs.db", "desktop.ini", "Desktop.ini",
  "site.json~", "#site.json#", "site.json.bak", "site.json.orig", "images/Thumbs.db", "images/._a.jpg", "pages/.#home.json",
  ".idea/workspace.xml", "images/.thumbnails/a.png", "__MACOSX/site.json", "~$notes.docx",
];

test("what editors and systems leave in data/ is ignored, wherever the project is", () => {
  const folder = "/home/.hidden~/data";
  const ignored = (files: readonly string[]) =>
    files.filter((file) => isIgnored(path.join(folder, file), folder));
  expect(ignored(LEFT_BEHIND)).toEqual(LEFT_BEHIND);
  expect(ignored(["", "site.json", "images/a.jpg"])).toEqual([]);
  expect(isIgnored(path.resolve("data/site.json"), "data")).toBe(false);
});

// Pictures, which are really decoded

/** What checkFolder says of some files: they are written into a new folder. */
async function checked(files: readonly DataFile[]) {
  const folder = temporaryFolder("data");
  for (const file of files) {
    const name = path.join(folder, file.path);
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, file.bytes);
  }
  const { DATA_FOLDER } = process.env;
  process.env.DATA_FOLDER = folder;
  try {
    return { folder, ...(await checkFolder()) };
  } finally {
    process.env.DATA_FOLDER = DATA_FOLDER;
    rmSync(folder, { recursive: true });
  }
}

/** Of noise, so that a file cut off in its middle lacks a part of the picture. */
const drawn = () =>
  sharp(randomBytes(7200), { raw: { width: 60, height: 40, channels: 3 } });
const jpeg = () => drawn().jpeg().toBuffer();

test.each([
  ["a.jpg", jpeg, null],
  ["a.jpeg", jpeg, null],
  ["a.png", () => drawn().png().toBuffer(), null],
  ["a.webp", () => drawn().webp().toBuffer(), null],
  ["a.avif", () => drawn().avif().toBuffer(), null],
  ["a.png", jpeg, "its format is jpeg (save it again as .jpg)"],
  ["a.jpg", () => drawn().gif().toBuffer(), "its format is gif"],
  [
    "a.jpg",
    () => Buffer.from("<html>"),
    "damaged, or no picture (save it again as .jpg)",
  ],
  ["a.jpg", async () => (await jpeg()).subarray(0, -800), "damaged"],
  ["a.jpg", () => Buffer.alloc(0), "damaged"],
  [
    "a.jpg",
    () => Buffer.alloc(5_300_000),
    "larger than 5 MB (save it 2400 pixels wide)",
  ],
  [
    "Berlin Wall.JPG",
    jpeg,
    "cannot use (write it like berlin-2.jpg; .png, .webp and .avif will do as well)",
  ],
  ["germany/berlin.jpg", jpeg, "a name that the site cannot use"],
  ["plan.pdf", () => Buffer.from("%PDF"), "a name that the site cannot use"],
])("data/images/%s, row %#", async (name, bytes, says) => {
  const files = withFile(`images/${name}`, await bytes());
  const { errors, folder } = await checked(files);
  expect(errors.map(sentence)).toEqual(
    says === null ? [] : [expect.stringContaining(says)],
  );
  for (const { file } of errors) expect(file).toBe(`${folder}/images/${name}`);
});

test("a photo must be there, and a picture that no country shows is a warning", async () => {
  const photo = '{ "file": "a.jpg", "alt": "A street", "credit": "Us" }';
  const { files, file, line } = edited("countries.json 0.photo", photo);
  files.push({ path: "images/skyline.jpg", bytes: await jpeg() });
  files.push({ path: "README.md", bytes: Buffer.from("A guide") });
  const { errors, problems, folder } = await checked(files);
  const message = 'there is no "a.jpg"';
  const fix = "put it into data/images";
  expect(errors).toMatchObject([
    { file: `${folder}/${file}`, line, message, fix },
  ]);
  const unused = {
    ...{ file: `${folder}/images/skyline.jpg`, message: "shown nowhere" },
    fix: "use or delete it",
  };
  expect(problems).toContainEqual(expect.objectContaining(unused));
});
