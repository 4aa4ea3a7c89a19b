// Specification: 2.4, 8.1
import { existsSync, readFileSync } from "node:fs";
import { onPostBuild } from "../../../plugins/gatsby-plugin-host-files/gatsby-node";
import { temporaryFolder } from "../../support/temporaryFolder";

const page = "<title>About</title>";
const project = temporaryFolder("host-files", {
  "public/404/index.html": "",
  "public/about/index.html": page,
  "public/country/uk/index.html": "",
});
const root = process.cwd();
afterAll(() => process.chdir(root));

test("below a path, redirects are written without it, pages that moved and the sitemap's address with it", async () => {
  process.chdir(project);
  const redirects = [
    { fromPath: "/college/home", toPath: "/college/", statusCode: 301 },
    { fromPath: "/college/country/gb", toPath: "/college/country/uk" },
    { fromPath: "/college/*", toPath: "/college/", statusCode: 302 },
  ];
  const siteMetadata = { siteUrl: "https://meridian.org" };
  const gatsby = {
    basePath: "/college",
    getNodesByType: () => [{ path: "/" }, { path: "/about" }],
    store: { getState: () => ({ redirects, config: { siteMetadata } }) },
  };
  await onPostBuild?.(gatsby as never, { plugins: [] }, () => {});
  const written = (file: string) => readFileSync(`public/${file}`, "utf8");
  expect(written("_redirects")).toBe(
    "/home / 301\n/country/gb /country/uk 302\n/404 / 302\n",
  );
  expect(written("about.html")).toBe(page);
  expect(existsSync("public/404")).toBe(false);
  expect(existsSync("public/home.html")).toBe(false);
  for (const file of ["country/gb.html", "country/gb/index.html"])
    expect(written(file)).toContain('href="/college/country/uk"');
  expect(written("robots.txt")).toContain(
    "\nSitemap: https://meridian.org/college/sitemap-index.xml\n",
  );
});
