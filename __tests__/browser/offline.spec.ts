// Specification: 5.5
import { readFileSync } from "node:fs";
import { visitWithWorker } from "./ownServer";
import { countryPages, headingOf, homeHeading, unlisted } from "./pages";
import { expect, follow, heading, ready, test } from "./site";

test.use({ serviceWorkers: "allow" });

/** What browsers say of the public host's flags and of icons, without network. */
const NOT_IN_THE_COPY =
  /no-response|Same Origin Policy|ServiceWorker intercepted|ERR_/;

test("after a visit to one page all pages open without network, by address and by link @everywhere", async ({
  page,
  server,
  site,
}) => {
  site.expectErrors(NOT_IN_THE_COPY);
  await visitWithWorker(page, "/services");
  await server.stop();
  const expectToOpen = async (path: string, title: string, end = path) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await ready(page);
    await expect(page).toHaveURL(end);
    await expect(page).toHaveTitle(/./);
    // The browser itself thinks that there is a network.
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(page.getByText(/^Offline copy of/)).toBeVisible();
  };
  // One of each kind: each has another template, and all its data is in the copy.
  for (const path of ["/", "/scholarships"])
    await expectToOpen(path, headingOf(path));
  for (const page of [countryPages[0]!, unlisted])
    await expectToOpen(page.path, page.heading);
  const about = headingOf("/about");
  await expectToOpen("/about/?q=1#values", about, "/about?q=1#values");
  await expectToOpen("/home", homeHeading, "/");

  await follow(page, "About");
  await follow(page, "Germany", "Study in Germany");
  await page.goBack();
  await expect(heading(page)).toHaveText(about);
  // A path that leads home.
  await follow(page, "Privacy", homeHeading);
  // Not the worker's: another program may be there.
  await expect(page.goto("/portal")).rejects.toThrow();
  await server.serve("public");
});

test("the sw.js of docs/deploy.md takes worker and copy away from visitors", async ({
  page,
  server,
}) => {
  await visitWithWorker(page, "/services");
  const guide = readFileSync("docs/deploy.md", "utf8");
  const [, worker] = /```js\n([^]*?)```/.exec(guide)!;
  await server.serve(({ url }, response) => {
    const isWorker = url === "/sw.js";
    const type = isWorker ? "text/javascript" : "text/html";
    response.setHeader("Content-Type", type);
    response.end(isWorker ? worker : "<h1>Another site</h1>");
  });
  await page.goto("/services");
  await expect(heading(page)).toHaveText("Another site");
  await expect(async () => {
    const left = await page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await caches.keys()),
    ]);
    expect(left).toEqual([]);
  }).toPass();
  await server.serve("public");
});
