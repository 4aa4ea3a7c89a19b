// Specification: 7.1
import { randomBytes } from "node:crypto";
import { symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { sentence } from "../../../plugins/gatsby-source-checked-json";
import { checkFolder } from "../../../plugins/gatsby-source-checked-json/checkFolder";
import {
  isIgnored,
  readFolder,
} from "../../../plugins/gatsby-source-checked-json/folder";
import { content } from "../../../src/content";
import { contentFiles } from "../../../src/content/registry";
import {
  edited,
  errorsIn,
  testFiles,
  textOf,
  withFile,
} from "../../content/check/testFiles";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

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
  const place = { file: `data/${name}`, line: 1 };
  const says = { message: "missing", fix: "bring the file back" };
  expect(errorsIn(others)).toMatchObject([{ ...place, ...says }]);
});

const UNKNOWN =
  "notes.txt home.json pages/about.JSON pages/a.jpg constructor __proto__";

test.each(UNKNOWN.split(" "))("%s is an unknown file", (name) => {
  const message = "an unknown file";
  const fix = "rename or delete it; pictures go into data/images";
  expect(errorsIn(withFile(name, "{}"))).toMatchObject([
    { file: `data/${name}`, message, fix },
  ]);
});

// prettier-ignore
const LEFT_BEHIND = [
  "README.md", ".DS_Store", "._site.json", ".gitkeep", ".site.json.swp", "site.json.crswap", "Thumbs.db", "desktop.ini", "Desktop.ini",
  "site.json~", "#site.json#", "site.json.bak", "site.json.orig", "images/Thumbs.db", "images/._a.jpg", "pages/.#home.json",
  ".idea/workspace.xml", "images/.thumbnails/a.png", "__MACOSX/site.json", "~$notes.docx",
];

test("a file and a folder behind symbolic links are read", () => {
  const elsewhere = temporaryFolder("elsewhere", { "pages/home.json": "{}" });
  const folder = temporaryFolder("linked");
  symlinkSync(path.join(elsewhere, "pages"), path.join(folder, "pages"));
  const file = path.join(elsewhere, "pages/home.json");
  symlinkSync(file, path.join(folder, "site.json"));
  const paths = readFolder(folder).map(({ path }) => path);
  expect(paths).toEqual(["pages/home.json", "site.json"]);
});

test("what editors and systems leave in data/ is ignored, wherever the project is", () => {
  const folder = "/home/.hidden~/data";
  const ignored = (files: readonly string[]) =>
    files.filter((file) => isIgnored(path.join(folder, file), folder));
  expect(ignored(LEFT_BEHIND)).toEqual(LEFT_BEHIND);
  expect(ignored(["", "site.json", "images/a.jpg"])).toEqual([]);
  expect(isIgnored(path.resolve("data/site.json"), "data")).toBe(false);
});

// Pictures, which are really decoded

/** What checkFolder says of the tests' content with these pictures, and with another list of countries. */
async function checked(
  pictures: Record<string, Uint8Array>,
  countries = textOf("countries.json"),
) {
  const folder = temporaryFolder("data");
  for (const { path, bytes } of testFiles)
    writeFiles(folder, { [path]: bytes });
  writeFiles(folder, { "countries.json": countries, "README.md": "A guide" });
  writeFiles(path.join(folder, "images"), pictures);
  const { errors, problems } = await checkFolder(folder, content);
  return { folder, errors, problems };
}

/** Of noise, so that a file cut off in its middle lacks a part of the picture. */
const drawn = () =>
  sharp(randomBytes(7200), { raw: { width: 60, height: 40, channels: 3 } });
const jpeg = () => drawn().jpeg().toBuffer();

test("each picture is decoded, and its name and size are looked at", async () => {
  const whole = await jpeg();
  const gif = await drawn().gif().toBuffer();
  // prettier-ignore
  const pictures: Record<string, [Uint8Array, string?]> = {
    "a.jpg": [whole],
    "a.jpeg": [whole],
    "a.png": [await drawn().png().toBuffer()],
    "a.webp": [await drawn().webp().toBuffer()],
    "a.avif": [await drawn().avif().toBuffer()],
    "jpeg.png": [whole, "its format is jpeg (save it again as .jpg)"],
    "gif.jpg": [gif, "its format is gif"],
    "html.jpg": [Buffer.from("<html>"), "damaged, or no picture (save it again as .jpg)"],
    "cut-off.jpg": [whole.subarray(0, -800), "damaged"],
    "empty.jpg": [Buffer.alloc(0), "damaged"],
    "large.jpg": [Buffer.alloc(5_300_000), "larger than 5 MB (save it 2400 pixels wide)"],
    "Berlin Wall.JPG": [whole, "cannot use (write it like berlin-2.jpg; .png, .webp and .avif will do as well)"],
    "germany/berlin.jpg": [whole, "a name that the site cannot use"],
    "plan.pdf": [Buffer.from("%PDF"), "a name that the site cannot use"],
  };
  const entries = Object.entries(pictures);
  const { errors, folder } = await checked(
    Object.fromEntries(entries.map(([name, [bytes]]) => [name, bytes])),
  );
  const found = errors.map((error) => [error.file, sentence(error)]);
  const expected = entries.flatMap(([name, [, says]]) =>
    says ? [[`${folder}/images/${name}`, expect.stringContaining(says)]] : [],
  );
  expect(found.sort()).toEqual(expected.sort());
});

test("a photo must be there, and a picture that no country shows is a warning", async () => {
  const photo = '{ "file": "a.jpg", "alt": "A street", "credit": "Us" }';
  const { files, file, line } = edited("countries.json 0.photo", photo);
  const pictures = { "skyline.jpg": await jpeg() };
  const { errors, problems, folder } = await checked(
    pictures,
    textOf(file, files),
  );
  const message = 'there is no "a.jpg"';
  const fix = "put it into data/images";
  expect(errors).toMatchObject([
    { file: `${folder}/${file}`, line, message, fix },
  ]);
  const unused = problems.find(({ file }) => file.endsWith("skyline.jpg"));
  expect(unused).toMatchObject({
    message: "shown nowhere",
    fix: "use or delete it",
  });
});
