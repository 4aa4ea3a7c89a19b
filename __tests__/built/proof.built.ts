import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { otherHosts } from "../../src/delivery/policy";
import { faults } from "../../src/delivery/proof";

// The build proves what it publishes. Here the built site is broken on purpose, each time in one way.

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "longitude-proof-"));
beforeAll(() => cpSync("public", folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const proof = () => faults(folder, otherHosts());
const ABOUT = "about/index.html";
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const asset = (start: string) =>
  `assets/${readdirSync(path.join(folder, "assets")).find((name) => name.startsWith(start) && /\.(js|css)$/.test(name))}`;

/** What the proof says of the site with one file changed, or (null) missing. */
async function proofWith(
  file: string,
  change: (text: string) => string | null,
) {
  const place = path.join(folder, file);
  const before = readFileSync(place);
  const after = change(before.toString());
  if (after === null) rmSync(place);
  else writeFileSync(place, after);
  if (after === before.toString())
    throw new Error(`Nothing changed in ${file}`);
  try {
    return (await proof()).join("\n");
  } finally {
    writeFileSync(place, before);
  }
}

const swap = (from: string | RegExp, to: string) => (text: string) =>
  text.replace(from, to);

/** Adds to a page. */
const withMore = (html: string) => swap("</main>", `${html}</main>`);

test("the built site may be published", async () => {
  expect(await proof()).toEqual([]);
});

test("it takes five seconds at most", async () => {
  const { user } = process.cpuUsage();
  await proof();
  expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
});

test.each([
  ["a second h1", withMore("<h1>More</h1>"), "/about has 2 h1"],
  ["no title", swap(/<title[^]*?<\/title>/, ""), "/about has 0 head > title"],
  ["an id twice", withMore('<i id="x"></i><i id="x"></i>'), 'the id "x" twice'],
  [
    "a name that is nobody's",
    withMore('<i aria-labelledby="gone"></i>'),
    'element "gone"',
  ],
  [
    "a link to nowhere",
    withMore('<a href="/gone">x</a>'),
    "/about links to /gone",
  ],
  [
    "a fragment of nowhere",
    withMore('<a href="/services#gone">x</a>'),
    "/services#gone",
  ],
  ["an empty link", withMore('<a href="">x</a>'), "links to nothing"],
  [
    "a picture that is gone",
    withMore('<img src="/gone.webp">'),
    "/about loads /gone.webp",
  ],
  [
    "a component without style",
    withMore('<i class="sc-gone-0"></i>'),
    "shows sc-gone-0",
  ],
  [
    "a script that its policy forbids",
    withMore("<script>x</script>"),
    "has a policy that does not fit",
  ],
  [
    "its policy too late",
    swap(/(<meta charset="utf-8">)/, "$1<style></style>"),
    "policy",
  ],
  ["a placeholder", withMore("<p>{name}</p>"), "/about still says {name}"],
  [
    "another page's path",
    swap('window.pagePath="/about"', 'window.pagePath="/x"'),
    "Another page",
  ],
])("a page with %s is not published", async (_, change, fault) => {
  expect(await proofWith(ABOUT, change)).toContain(fault);
});

test("nor is one with a drawing that its sprite has not, or with the title of another one", async () => {
  expect(
    await proofWith(
      "index.html",
      swap(/(<use [^>]*href="[^"#]+#)[^"]+/, "$1gone"),
    ),
  ).toContain('takes "gone"');
  const [title] = /<title[^]*?<\/title>/.exec(read("programs/index.html"))!;
  expect(await proofWith(ABOUT, swap(/<title[^]*?<\/title>/, title))).toContain(
    "Two pages have the title",
  );
});

test("nor is one that weighs too much", async () => {
  const noise = () => Math.random().toString(36);
  const much = Array.from({ length: 4000 }, noise).join(" ");
  expect(await proofWith(ABOUT, withMore(`<p>${much}</p>`))).toMatch(
    /\/about has \d+ bytes of HTML/,
  );
});

test.each([
  [
    "a page's script",
    () => asset("component---src-pages-about"),
    () => null,
    "which is not there",
  ],
  [
    "a page's styles",
    () => /assets\/styled-[\w-]+\.css/.exec(read(ABOUT))![0],
    swap(/\.sc-[a-z0-9]+-\d+/g, ".x"),
    "there is no style",
  ],
  [
    "the styles of the offline copy",
    () => `assets/${/\bstyled-[0-9a-f]{20}\.css/.exec(read("sw.js"))![0]}`,
    (text: string) => text.slice(text.length / 2),
    "is not there without network",
  ],
  [
    "styles in a script",
    () => asset("app-"),
    (text: string) => `${text}"@media print"`,
    "brings styles",
  ],
  [
    "a much larger script",
    () => asset("framework-"),
    (text: string) => text + Array.from({ length: 9000 }, Math.random).join(),
    "bytes of scripts",
  ],
  [
    "the worker's list",
    () => "sw.js",
    swap(/\{\s*"url": "about\/index\.html",[^}]*\},/, ""),
    "/about is not there without network",
  ],
  [
    "the plugin's own list",
    () => "sw.js",
    swap('"url": "about/index.html"', '"url": "webpack.stats.json"},{$&'),
    "caches what nobody asked for",
  ],
  [
    "the plugin's own caches",
    () => "sw.js",
    (text: string) =>
      `${text}\nworkbox.routing.registerRoute(/x/, new workbox.strategies.CacheFirst());`,
    "caches what nobody asked for",
  ],
  [
    "an address of Workbox's",
    () => "sw.js",
    swap("navigationRoute.handler =", "navigationRoute.oldHandler ="),
    "is not there without network",
  ],
  [
    "a way that Workbox answers pages",
    () => "sw.js",
    swap("prototype.getURLsToCacheKeys = ", "prototype.getOtherKeys = "),
    "/ does not come from the network",
  ],
  [
    "a name of Workbox's",
    () => "sw.js",
    swap("PrecacheController }", "Precaching }"),
    "The service worker does not start",
  ],
  [
    "a file that the worker lists",
    () => "page-data/app-data.json",
    () => "<html>",
    "The service worker does not start",
  ],
])("with %s changed nothing is published", async (_, file, change, fault) => {
  expect(await proofWith(file(), change)).toContain(fault);
});
