import { readdirSync, readFileSync } from "node:fs";
import zlib from "node:zlib";
import type { Country } from "../../src/content/model";
import { readJson } from "../../src/content/readData";

const worker = readFileSync("public/sw.js", "utf8");
const list = [...worker.matchAll(/"url": "([^"]+)"/g)].map(
  ([, file = ""]) => file,
);

test("every page and its data are in the offline copy", () => {
  const countries = readJson<Country[]>("countries.json");
  const pages = [
    ...readdirSync("src/pages")
      .map((name) => name.replace(".tsx", ""))
      .filter((name) => !["404", "index"].includes(name)),
    ...countries.map(({ slug }) => `country/${slug}`),
    "country/unlisted",
  ];
  for (const page of pages) {
    expect(list).toContain(`${page}/index.html`);
    expect(list).toContain(`page-data/${page}/page-data.json`);
  }
  for (const file of [
    "index.html",
    "page-data/index/page-data.json",
    "page-data/404.html/page-data.json",
    "page-data/app-data.json",
  ])
    expect(list).toContain(file);
});

test("all that has a hash in its name is in it, and each file once", () => {
  const ours = ["atlas", "flags"].flatMap((folder) =>
    readdirSync(`public/${folder}`)
      .filter((name) => /\.(svg|webp)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const scripts = readdirSync("public").filter(
    (name) =>
      /-[0-9a-f]{20}\.(js|css)$/.test(name) &&
      // Nobody visits the plugin's app shell, and of styles one sheet has all.
      !/^component---cache-|^styled-[0-9a-f]{8}-/.test(name),
  );
  const fonts = readdirSync("public/static")
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `static/${name}`);
  expect(list).toEqual(expect.arrayContaining([...ours, ...scripts, ...fonts]));
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((name) => name.startsWith("styled-"))).toHaveLength(1);
});

test("the plugin's app shell, blank without JavaScript, is not in it", () => {
  expect(list.filter((file) => /app-shell.*\.(html|js)$/.test(file))).toEqual(
    [],
  );
});

/** What the copy may cost a visitor. On the visitor's disk it is packed by the worker: see browser/offline.spec.ts. */
const MOST_BYTES = 1_500_000;

test("the copy costs little over the wire", () => {
  const files = list.map((file) => readFileSync(`public/${file}`));
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  const raw = sum(files.map(({ length }) => length));
  const packed = sum(
    files.map((file) => Math.min(file.length, zlib.gzipSync(file).length)),
  );
  process.stderr.write(
    `The offline copy: ${list.length} files, ${Math.round(raw / 1000)} KB, ${Math.round(packed / 1000)} KB over the wire (gzip).\n`,
  );
  expect(packed).toBeLessThan(MOST_BYTES);
});
