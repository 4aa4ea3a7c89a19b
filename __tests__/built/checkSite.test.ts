// Specification: 8.5
import { spawnSync } from "node:child_process";
import { temporaryFolder } from "../support/temporaryFolder";

// npm run check:site finds what is broken: here each kind of fault is planted.

function checkLinks(folder: string) {
  const command = ["--import", "tsx", "scripts/checkLinks.ts", folder];
  const options = { encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    command,
    options,
  );
  return { status, text: stdout + stderr };
}

/** A site that was built for an address with a path, and its home page. */
const siteWith = (home: string) =>
  temporaryFolder("site", {
    "manifest.webmanifest": '{"start_url":"/college/"}',
    _headers: "",
    _redirects: "/home / 301\n",
    "404.html": "<p>x</p>",
    "a.svg": "<svg></svg>",
    "style.css": "p { background: url(a.svg) url(gone-style.svg) }",
    "index.html": `<link rel="canonical" href="https://own.example/college/">${home}`,
    "about/index.html":
      '<p id="caf\u00e9">x</p> <img src="/college/gone-about.svg">',
  });

test("each address that leads nowhere is named with its page, and no other", () => {
  const { status, text } = checkLinks(
    siteWith(`
      <link rel="stylesheet" href="/college/style.css">
      <a href="/college/gone-page">x</a>
      <a href="/college/about#gone">x</a> <a href="#gone">x</a>
      <a href="#100%">malformed</a> <noscript><a href="#gone-too">x</a></noscript>
      <script src="/college/gone.js"></script>
      <img src="gone.png" srcset="/college/a.svg 1w, gone-wide.svg 2w">
      <p style="background: url('gone-inline.webp')">x</p>
      <style>p { background: url(gone-sheet.webp) }</style>
      <meta http-equiv="refresh" content="5;url=/college/gone-refresh">
      <meta property="og:image" content="https://own.example/college/gone-sharing.png">
      <a href="/college/about">x</a> <a href="/college/about#caf%C3%A9">x</a>
      <a href="/college/home">behind a redirect</a> <a href="#">top</a>
      <p id="a%20b"></p> <a href="#a%20b">as it is written</a>
      <a href="/college/about#:~:text=x">a text</a>
      <a href="https://example.org/gone">other hosts</a> <a href="mailto:a@b.c">x</a>
      <meta property="og:url" content="https://own.example/college/about">`),
  );
  const named = [
    ...text.matchAll(/^(\S+) names (\S+), which is not there\.$/gm),
  ];
  expect(named.map(([, ...pair]) => pair.join(" ")).sort()).toEqual([
    "/ #100%",
    "/ #gone",
    "/ #gone-too",
    "/ /college/about#gone",
    "/ /gone-inline.webp",
    "/ /gone-page",
    "/ /gone-refresh",
    "/ /gone-sharing.png",
    "/ /gone-sheet.webp",
    "/ /gone-wide.svg",
    "/ /gone.js",
    "/ /gone.png",
    "/about /gone-about.svg",
    "/style.css /gone-style.svg",
  ]);
  expect(text).toMatch(/^\d+ addresses, 14 wrong\.$/m);
  expect(status).toBe(1);
});

test("where no site is built, a sentence says so", () => {
  const { status, text } = checkLinks(temporaryFolder("empty", {}));
  expect(text).toMatch(/^There is no whole site in .*\.\n$/);
  expect(status).toBe(1);
});

test("nothing is wrong in the built site", () => {
  const { status, text } = checkLinks("public");
  expect(text).toMatch(/^\d{3,} addresses, 0 wrong\.\n$/);
  expect(status).toBe(0);
});
