/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyFlat } from "../../src/delivery/adapter";

const PAGES = [
  "/index.html",
  "/404.html",
  "/country/spain/index.html",
  "/country/atlantis/index.html",
];
const FORMS = ["", ".br", ".gz"];

let folder: string;
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), "utf8");

function write(file: string, content: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
}

/** A page as Gatsby writes it: it says which one it is. */
function writePage(file: string) {
  const page = file.replace(/\/index\.html$/, "") || "/";
  for (const form of FORMS)
    write(file + form, `<script>window.pagePath="${page}";</script>${form}`);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "longitude-flat-"));
  PAGES.forEach(writePage);
  // Gatsby's: a folder with such a name.
  write("page-data/404.html/page-data.json", "{}");
  await copyFlat(folder, PAGES);
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(FORMS)("a page and its flat copy are the same: html%s", (form) => {
  expect(read(`country/spain.html${form}`)).toBe(
    read(`country/spain/index.html${form}`),
  );
});

test("a compressed form that the page has no more is not left to its copy", async () => {
  rmSync(at("country/spain/index.html.br"));
  await copyFlat(folder, PAGES);
  expect(existsSync(at("country/spain.html.br"))).toBe(false);
  expect(existsSync(at("country/spain.html.gz"))).toBe(true);
});

describe("once a country is taken out of data/", () => {
  const left = PAGES.filter((file) => !file.includes("atlantis"));
  beforeEach(() => rmSync(at("country/atlantis"), { recursive: true }));

  test.each(FORMS)("its flat copy goes: html%s", async (form) => {
    expect(existsSync(at(`country/atlantis.html${form}`))).toBe(true);
    await copyFlat(folder, left);
    expect(existsSync(at(`country/atlantis.html${form}`))).toBe(false);
    expect(existsSync(at(`country/spain.html${form}`))).toBe(true);
  });

  test("all else stays: home, the page of unknown addresses, and files that are no pages", async () => {
    write("google1f2e.html", "google-site-verification: google1f2e.html");
    await copyFlat(folder, left);
    for (const file of ["index.html", "404.html", "google1f2e.html"])
      expect(existsSync(at(file))).toBe(true);
  });
});
