import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../support/temporaryFolder";

// npm run check:site finds what is broken: here each kind of fault is planted in a copy of the built site.

/** A copy of the built site in which some pages have faults, just before their footers. */
function copyWith(faults: Record<string, string>): string {
  const folder = temporaryFolder("broken");
  cpSync("public", folder, {
    recursive: true,
    filter: (file) => !/\.map$|~partytown|workbox/.test(file),
  });
  for (const [page, html] of Object.entries(faults)) {
    const file = path.join(folder, page);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("<footer", `${html}<footer`));
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

test("broken links, pictures and fragments are named with their pages", () => {
  const folder = copyWith({
    "services/index.html": `<a href="/scholarship-list">x</a><a href="/about#mision">x</a>`,
    "country/uk/index.html": `<a href="/country/germny/visa">x</a>`,
    // No page links to this one.
    "country/unlisted/index.html": `<img src="/atlas/gone.svg" alt=""><svg><use href="/symbols/lines.svg#gone" /></svg>`,
  });
  const { status, said } = checkLinks(folder);
  expect(status).toBe(1);
  expect(said.trim().split("\n").sort()).toEqual([
    "/country/uk links to /country/germny/visa, which is not there.",
    "/country/unlisted links to /atlas/gone.svg, which is not there.",
    "/country/unlisted links to /symbols/lines.svg#gone, which is not there.",
    "/services links to /about#mision, which is not there.",
    "/services links to /scholarship-list, which is not there.",
    expect.stringMatching(/^\d+ files, \d+ links, 5 broken\.$/),
  ]);
});

test("the built site has none", () => {
  const { status, said } = checkLinks("public");
  expect(said).toMatch(/^\d+ files, \d{4} links, 0 broken\.$/m);
  expect(status).toBe(0);
});

test("a fault in the HTML is named with its page", () => {
  const folder = copyWith({ "about/index.html": `<p id="main">x</p>` });
  const { status, said } = run(
    "node_modules/html-validate/bin/html-validate.mjs",
    `${folder}/about/index.html`,
    "--config",
    ".htmlvalidate.mjs",
  );
  expect(status).toBe(1);
  expect(said).toContain("about/index.html");
  expect(said).toContain("no-dup-id");
});
