/** @jest-environment node */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { compress } from "../../src/delivery/compress";

const LONG = "A text that is worth compressing. ".repeat(40);
const SHORT = "A text that is not.";

let folder: string;
const write = (name: string, content: string) =>
  writeFileSync(path.join(folder, name), content);
const read = (name: string) => readFileSync(path.join(folder, name));
const names = () => readdirSync(folder).toSorted();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "longitude-compress-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a long text has both forms beside it, a short one and a picture none", async () => {
  write("page.html", LONG);
  write("short.html", SHORT);
  write("photo.webp", LONG);
  await compress(folder);
  expect(names()).toEqual([
    "page.html",
    "page.html.br",
    "page.html.gz",
    "photo.webp",
    "short.html",
  ]);
  expect(zlib.brotliDecompressSync(read("page.html.br")).toString()).toBe(LONG);
  expect(zlib.gunzipSync(read("page.html.gz")).toString()).toBe(LONG);
});

test("hosts that compress by themselves get the texts alone", async () => {
  write("page.html", LONG);
  process.env.NETLIFY = "true";
  await compress(folder);
  delete process.env.NETLIFY;
  expect(names()).toEqual(["page.html"]);
});
