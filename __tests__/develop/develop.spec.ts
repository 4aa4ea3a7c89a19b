// Specification: 7.2, 7.3
import { expect, test as base } from "@playwright/test";
import { readJson } from "../../src/content/dataFolder";
import { TEST_LIMIT } from "../support/limits";
import { send } from "../support/send";
import { expectNoAxeFaults } from "../browser/accessible";
import {
  addGuidesPage,
  GUIDES_PAGE,
  type OwnDevelop,
  startDevelop,
} from "./ownDevelop";
import { heading } from "../browser/site";

// `npm run develop`, as editors and developers use it. One visit for all of it: a start takes half a minute.

const about = readJson("pages/about.json");
const countries = readJson("countries.json");
const settings = readJson("site.json");

const test = base.extend<{ develop: OwnDevelop }>({
  develop: async ({}, give, info) => {
    const develop = await startDevelop(addGuidesPage);
    await give(develop);
    await develop.stop();
    if (info.status !== info.expectedStatus) console.log(develop.printed());
  },
  baseURL: ({ develop }, give) => give(`http://localhost:${develop.port}`),
});

/** Waits as long as a test may: Gatsby compiles before it answers. */
const until = <Value>(read: () => Promise<Value> | Value) =>
  expect.poll(read, { timeout: TEST_LIMIT });

/** Gatsby listens there, whichever address that is. */
const ask = (port: number, path: string) =>
  send(port, path, { host: "localhost" });

/** All data of the page at a route, with what it shares with other pages. */
async function dataOf(port: number, route: string): Promise<string> {
  const get = async (file: string) =>
    String((await ask(port, `/page-data/${file}.json`)).body);
  const own = await get(`${route}/page-data`);
  const { staticQueryHashes = [] } = JSON.parse(own) as PageData;
  const shared = staticQueryHashes.map((hash) => get(`sq/d/${hash}`));
  return [own, ...(await Promise.all(shared))].join("\n");
}

/** Gatsby knows no page for a moment while it makes them anew. */
type PageData = { staticQueryHashes?: readonly string[] };

test("npm run develop: pages follow each save without an error, and the guide's page is one of them", async ({
  page,
  develop: { port, printed, save },
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  await until(printed).toContain("You can now view");
  await page.goto("/about", { timeout: TEST_LIMIT });
  await expect(heading(page)).toHaveText(about.heading);
  const before = await dataOf(port, "about");
  expect(before).toContain(settings.phone);

  // With an error nothing of what is saved is shown, not even what is valid.
  save("site.json", { ...settings, phone: "call us", name: "Wrong Name" });
  await until(printed).toContain("1 error in 1 file.");
  expect(printed()).toMatch(/data\/site\.json:\d+:\d+ error: phone: /);
  save("pages/about.json", "{");
  await until(printed).toContain("2 errors in 2 files.");
  expect(await dataOf(port, "about")).toBe(before);
  await expect(heading(page)).toHaveText(about.heading);

  // The open page follows by itself.
  save("site.json", { ...settings, phone: "+91 98765 43210" });
  save("pages/about.json", { ...about, heading: "A new heading" });
  await expect(heading(page)).toHaveText("A new heading");
  await until(() => dataOf(port, "about")).toContain("+91 98765 43210");

  const oman = { ...countries[0]!, slug: "oman", name: "Oman", code: "om" };
  save("countries.json", [...countries, oman]);
  const drawing = /\/atlas\/oman-card\.\w+\.svg/;
  await until(() => dataOf(port, "country/oman")).toMatch(drawing);
  const [address] = drawing.exec(await dataOf(port, "country/oman"))!;
  await until(async () => (await ask(port, address)).status).toBe(200);
  save("countries.json", [...countries, { ...oman, slug: "sultanate" }]);
  await until(() => dataOf(port, "country/sultanate")).toContain(
    '"path":"/country/sultanate"',
  );
  // Now it is like any other country that is not among the destinations.
  await until(() => dataOf(port, "country/oman")).not.toContain(
    '"path":"/country/oman"',
  );

  await page.goto(GUIDES_PAGE);
  await expect(heading(page)).toHaveText("Visas");
  for (const [width, colorScheme] of [
    [390, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFaults(page, `at ${width} px`);
  }
  expect(errors).toEqual([]);
  // Each error is said in our own words.
  expect(printed()).not.toMatch(/Unable to parse|^\s+at .*:\d+:\d+/m);
});
