import { type BrowserContext, expect, test as base } from "@playwright/test";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import {
  countryPages,
  headingOf,
  homeHeading,
  routes,
  unlisted,
} from "./pages";
import { answerFlags, footer, heading, LEFT_PICTURE, ready } from "./site";

type Visit = { server: OwnServer; context: BrowserContext };

/** One visit to one page with the network, shared by all tests of this file: what follows goes without. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, give) => {
      const server = await startServer();
      const context = await browser.newContext({
        baseURL: server.address,
        serviceWorkers: "allow",
      });
      await answerFlags(context);
      await visitWithWorker(await context.newPage(), "/services");
      await server.stop();
      await give({ server, context });
      await context.close();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** What Firefox says of the public host's flags and of icons, without network. */
const NOT_IN_THE_COPY =
  /no-response|Same Origin Policy|ServiceWorker intercepted/;

/** A page of the visit, and the errors in it. */
async function open({ context }: Visit) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!NOT_IN_THE_COPY.test(message) && !LEFT_PICTURE.test(message))
      errors.push(message);
  });
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text()))
      errors.push(message.text());
  });
  return { page, errors };
}

// That the copy holds the data of every page is asserted in built/files, every spelling of an address in offline/pagesWorker.
test("pages open by their addresses @everywhere", async ({ visit }) => {
  const { page, errors } = await open(visit);
  const opens = async (address: string, title: string, path = address) => {
    await page.goto(visit.server.address + address);
    await expect(heading(page)).toHaveText(title);
    await ready(page);
    await expect(page).toHaveURL(visit.server.address + path);
    await expect(page).toHaveTitle(/./);
  };
  const pages = [...routes, countryPages[0]!, unlisted];
  for (const page of pages) await opens(page.path, page.heading);
  const about = headingOf("/about");
  await opens("/about?q=1#values", about);
  await opens("/about/?q=1", about, "/about?q=1");
  await opens(`${unlisted.path}/`, unlisted.heading, unlisted.path);
  for (const address of [
    ...["/404", "/nowhere", "/country/a%2Fb"],
    "/offline-plugin-app-shell-fallback",
  ])
    await opens(address, homeHeading, "/");
  expect(errors).toEqual([]);
});

test("pages open by link", async ({ visit }) => {
  const { page, errors } = await open(visit);
  await page.goto("/");
  await ready(page);
  const follow = (name: string) =>
    footer(page).getByRole("link", { name, exact: true }).click();
  await follow("About");
  await expect(heading(page)).toHaveText(headingOf("/about"));
  await follow("Germany");
  await expect(heading(page)).toHaveText("Study in Germany");
  await page.goBack();
  await expect(heading(page)).toHaveText(headingOf("/about"));
  // A path that leads home.
  await follow("Privacy");
  await expect(heading(page)).toHaveText(homeHeading);
  expect(errors).toEqual([]);
});
