import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { built } from "../support/content";
import { temporaryFolder } from "../support/temporaryFolder";

// npm run check:site finds what is broken: here each kind of fault is planted.

/** A folder with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder("site");
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** What a program of check:site says of a folder, and how it ends. */
function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...args],
    { encoding: "utf8" },
  );
  return { status, said: stdout + stderr };
}

const checkLinks = (folder: string) =>
  run("node_modules/tsx/dist/cli.mjs", "scripts/checkLinks.ts", folder);

/** A site that was built for a path. What is not there has "gone" in its address, or is above that path. */
const SITE = {
  "manifest.webmanifest": '{"start_url":"/college/"}',
  "about/index.html": `<p id="why">gone</p>
    <link rel="canonical" href="https://own.example/about">`,
  "a.svg": "",
  "404.html": '<img src="/a.svg">',
  "print.css": "@font-face { src: url(gone.woff2) }",
  "sitemap-0.xml": "<loc>https://own.example/college/gone</loc>",
  "index.html": `
    <link rel="canonical" href="https://own.example/college/">
    <meta property="og:image" content="https://own.example/college/gone.png">
    <a href="/college/about/?q=1#why">x</a> <a href="about#gone">x</a> <a href="/college/gone">x</a>
    <a href="/college/terms">x</a> <a href="https://example.org/gone">x</a> <a href="/about">x</a>
    <a href="/college">home, as Gatsby writes it</a>
    <img srcset="/college/a.svg 1w, /college/gone.svg 2w"> <noscript><use href="a.svg#gone"></noscript>
    <p style="background: url(a.svg), url(&quot;gone.webp&quot;)">x</p>`,
};

test("broken links, pictures and fragments are named with their pages", () => {
  const { status, said } = checkLinks(folderWith(SITE));
  const broken = [
    ...["/ links to /about", "/ links to /college/gone"],
    ...["/ links to /college/gone.svg", "/ links to a.svg#gone"],
    ...["/ links to about#gone", "/ links to gone.webp"],
    "/ links to https://own.example/college/gone.png",
    ...[
      "/404.html links to /a.svg",
      "/about links to https://own.example/about",
    ],
    "/print.css links to gone.woff2",
    "/sitemap-0.xml links to https://own.example/college/gone",
  ];
  expect(said.trim().split("\n").sort()).toEqual([
    ...broken.map((link) => `${link}, which is not there.`),
    expect.stringMatching(/^5 files, \d+ links, 11 broken\.$/),
  ]);
  expect(status).toBe(1);
});

test("the built site has none; a folder without pages is no site", () => {
  const { status, said } = checkLinks("public");
  expect(said).toMatch(/^\d+ files, \d{4} links, 0 broken\.$/m);
  expect(status).toBe(0);
  expect(checkLinks(temporaryFolder("empty")).status).toBe(1);
});

test("a fault in the HTML is named with its page", () => {
  const html = built("about/index.html");
  const fault = html.replace("<footer", '<p id="main">x</p><footer');
  const folder = folderWith({ "about.html": fault });
  const { status, said } = run(
    "node_modules/html-validate/bin/html-validate.mjs",
    `${folder}/about.html`,
    "--config",
    ".htmlvalidate.mjs",
  );
  expect(status).toBe(1);
  expect(said).toContain("no-dup-id");
});
