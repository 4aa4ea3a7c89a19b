// Specification: 1.5, 2.8
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readIfValid } from "../../src/content/dataFolder";
import * as site from "../../src/content/siteAddress";
import { temporaryFolder } from "../support/temporaryFolder";

test.each([
  [null, undefined, null],
  ["https://a.example", undefined, "https://a.example"],
  ["https://a.example", "https://b.example", "https://b.example"],
  [null, "https://b.example//", "https://b.example"],
  ["foo", undefined, null],
])("with %s in data/ and SITE_URL=%s the site is at %s", (url, given, at) => {
  expect(site.siteAddress(url, given)).toBe(at);
  expect(site.environmentError({ SITE_URL: given })).toBeNull();
});

const NO_SITES =
  "www.example.org javascript:alert(1) /about http://example.org https://example.org/shop https://example.org/?a=1 https://me:secret@example.org https://localhost https:example.org";

test.each(NO_SITES.split(" "))("SITE_URL=%s is refused by name", (url) => {
  const error = site.environmentError({ SITE_URL: url });
  expect(error).toContain(`SITE_URL is "${url}": write`);
  expect(site.siteAddress(null, url)).toBeNull();
});

test.each([
  [undefined, ""],
  ["/", ""],
  ["/a/b.c_d/", "/a/b.c_d"],
])("PATH_PREFIX=%s puts the site below %p", (given, prefix) => {
  expect(site.pathPrefix(given)).toBe(prefix);
  expect(site.environmentError({ PATH_PREFIX: given })).toBeNull();
});

const NO_PATHS = 'college https://a.org/b /a//b /.. /./b /?a /"><script>';

test.each(NO_PATHS.split(" "))("PATH_PREFIX=%s is refused by name", (path) => {
  expect(site.pathPrefix(path)).toBe("");
  const error = site.environmentError({ PATH_PREFIX: path });
  expect(error).toContain(`PATH_PREFIX is "${path}": write`);
});

test("Gatsby's configuration reads no settings that the check refuses", () => {
  const settings = readFileSync("__tests__/data/site.json", "utf8");
  const folder = temporaryFolder("data");
  jest.replaceProperty(process, "env", { ...process.env, DATA_FOLDER: folder });
  const read = (text: string) => {
    writeFileSync(path.join(folder, "site.json"), text);
    return readIfValid("site.json");
  };
  expect(read(settings)).toEqual(JSON.parse(settings));
  expect(read(settings.replace(/"url": .*,/, '"url": 5,'))).toBeNull();
  expect(read("{")).toBeNull();
});

test("the policy lets through what receives messages, and where that redirects to", async () => {
  const endpoint = "https://forms.example/inbox";
  const redirectsTo = ["https://other.example"];
  const settings = JSON.parse(readFileSync("__tests__/data/site.json", "utf8"));
  Object.assign(settings.contact, { endpoint, redirectsTo });
  const folder = temporaryFolder("data");
  writeFileSync(path.join(folder, "site.json"), JSON.stringify(settings));
  jest.replaceProperty(process, "env", { ...process.env, DATA_FOLDER: folder });
  await jest.isolateModulesAsync(async () => {
    const { default: config } = await import("../../gatsby-config");
    expect(config.plugins).toContainEqual({
      resolve: "gatsby-plugin-page-policy",
      options: expect.objectContaining({ connect: [endpoint, ...redirectsTo] }),
    });
  });
});

test("a Node without time zones is named, before every country's clock would be called wrong", () => {
  expect(site.environmentError({})).toBeNull();
  jest.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
    throw new RangeError();
  });
  expect(site.environmentError({})).toMatch(/^This Node knows no time zones/);
});
