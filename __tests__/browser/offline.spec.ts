import { type BrowserContext, expect, test as base } from "@playwright/test";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import {
  countryPages,
  headingOf,
  homeHeading,
  routes,
  site,
  unlisted,
} from "./pages";
import {
  answerFlags,
  footer,
  header,
  heading,
  LEFT_PICTURE,
  ready,
  stored,
} from "./site";

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
  const opens = async (address: string, words: string, path = address) => {
    await page.goto(visit.server.address + address);
    await expect(heading(page)).toHaveText(words);
    await ready(page);
    await expect(page).toHaveURL(visit.server.address + path);
    await expect(page).toHaveTitle(/./);
  };
  const pages = [...routes, countryPages[0]!, unlisted];
  for (const { path, heading: words } of pages) await opens(path, words);
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

test("pages open by link, and nothing is stored", async ({ visit }) => {
  const { page, errors } = await open(visit);
  await page.goto("/");
  await ready(page);
  const follow = (name: string) =>
    footer(page).getByRole("link", { name, exact: true }).click();
  for (const { label, to } of site.footer.quickLinks) {
    await follow(label);
    await expect(heading(page)).toHaveText(headingOf(to));
  }
  // A path that leads home.
  await footer(page).getByRole("link", { name: "Privacy" }).click();
  await expect(heading(page)).toHaveText(homeHeading);
  await follow(site.footer.quickLinks.at(-1)!.label);
  await follow("Germany");
  await expect(heading(page)).toHaveText("Study in Germany");
  await page.goBack();
  const last = site.footer.quickLinks.at(-1)!;
  await expect(heading(page)).toHaveText(headingOf(last.to));
  await expect(
    page.getByText("Saved: readable without internet"),
  ).toBeVisible();
  expect([...errors, ...(await stored(page))]).toEqual([]);
  expect(await visit.context.cookies()).toEqual([]);
});

test("pictures, maps, flags and fonts are there", async ({ visit }) => {
  const { page } = await open(visit);
  for (const path of ["/", "/about", "/country/france"]) {
    await page.goto(path);
    await ready(page);
    const broken = await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = "eager";
      const pictures = [...document.images].map((picture) =>
        picture.decode().then(
          () => "",
          () => picture.currentSrc,
        ),
      );
      const maps = [...document.querySelectorAll("svg image, svg use")]
        .map((part) => part.getAttribute("href") ?? "")
        .filter((address) => address.startsWith("/"))
        .map((map) =>
          fetch(map).then(
            ({ ok }) => (ok ? "" : map),
            () => map,
          ),
        );
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(
        ({ family, status }) => /Variable/.test(family) && status !== "loaded",
      );
      return [
        ...(await Promise.all([...pictures, ...maps])),
        ...fonts.map(({ family }) => family),
      ].filter(Boolean);
    });
    // Of the public host's flags only those are there that were seen; our own stand in their place.
    expect(broken.filter((address) => !address.includes("flagcdn"))).toEqual(
      [],
    );
  }
});

base(
  "under Save-Data no copy is made, and nothing is fetched ahead",
  async ({ browser }) => {
    const server = await startServer();
    const context = await browser.newContext({
      baseURL: server.address,
      serviceWorkers: "allow",
    });
    await answerFlags(context);
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      }),
    );
    const page = await context.newPage();
    await page.clock.install();
    await page.goto("/programs");
    await ready(page);
    await page.clock.fastForward(10_000);
    await header(page).getByRole("link", { name: "About" }).hover();
    await footer(page)
      .getByRole("link", { name: "Services", exact: true })
      .click();
    await expect(heading(page)).toHaveText(headingOf("/services"));
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistrations()),
    ).toEqual([]);
    const ahead = server.asked.filter(
      (path) =>
        /component---|page-data\.json|sw\.js|narrow/.test(path) &&
        !/programs|services/.test(path),
    );
    expect(ahead).toEqual([]);
    await context.close();
    await server.stop();
  },
);
