/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { FILE_FOLDERS } from "../../scripts/headers";
import { copyFlat, redirectsFile } from "../../src/delivery/hosts";
import { REDIRECTS } from "../../src/lib/redirects";

test("only named paths are redirected where hosts follow a rule in place of a page", () => {
  expect(redirectsFile()).toContain("/home / 301\n");
  expect(redirectsFile()).not.toContain("*");
});

test("below a path, both ends of a redirect are", () => {
  expect(redirectsFile("/college-site")).toContain(
    "/college-site/home /college-site/ 301\n",
  );
});

test("Netlify gets the other rules: unlisted countries, missing files, and last the way home", () => {
  const rules = readFileSync("netlify.toml", "utf8")
    .split("[[redirects]]")
    .slice(1)
    .map((rule) =>
      [...rule.matchAll(/= "?([^"\n]+)/g)].map(([, value]) => value),
    );
  const { from, to, status } = REDIRECTS.at(-1)!;
  expect(rules).toEqual([
    ["/country/:slug", "/country/unlisted", "200"],
    ...FILE_FOLDERS.map((folder) => [`/${folder}/*`, "/404.html", "404"]),
    [from, to, String(status)],
  ]);
});

test("a page has a flat copy in each of its forms, for hosts without rules", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "longitude-flat-"));
  mkdirSync(path.join(folder, "about"));
  for (const file of ["about/index.html", "about/index.html.br", "404.html"])
    writeFileSync(path.join(folder, file), file);
  await copyFlat(folder, ["about/index.html", "404.html"]);
  expect(readdirSync(folder).toSorted()).toEqual([
    "404.html",
    "about",
    "about.html",
    "about.html.br",
  ]);
  expect(readFileSync(path.join(folder, "about.html.br"), "utf8")).toBe(
    "about/index.html.br",
  );
  rmSync(folder, { recursive: true });
});
