import { readdirSync, readFileSync } from "node:fs";
import {
  expect,
  type Page,
  type BrowserContext,
  test as base,
} from "@playwright/test";
import { date, dayIn, fill } from "../../src/lib/format";
import { type OwnServer, startServer, visitWithWorker } from "./ownServer";
import {
  countryPages,
  headingOf,
  homeHeading,
  routes,
  site,
  unlisted,
} from "./pages";
import { answerFlags, FLAGS, ready, retime } from "./site";

type Visit = { server: OwnServer; context: BrowserContext; page: Page };

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
      const page = await context.newPage();
      // The worker is registered at once, and not a moment after the load (src/delivery/browser/offline.ts).
      await retime(page, { 2000: 0 });
      await visitWithWorker(page, "/services");
      await server.stop();
      await give({ server, context, page });
      await context.close();
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** A page of the visit, and what went wrong in it. */
async function open({ context }: Visit) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text()))
      errors.push(message.text());
  });
  return { page, errors };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const [, , , , france] = countryPages;

test("every kind of page opens by its address, also with a query, a slash at its end, or as a file", async ({
  visit,
}) => {
  const { page, errors } = await open(visit);
  for (const { path, heading: words } of [...routes, france!, unlisted]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(words);
    await ready(page);
  }
  for (const address of ["?q=1", "/?q=1", "/index.html"]) {
    await page.goto(`/about${address}`);
    await expect(heading(page)).toHaveText(headingOf("/about"));
    await ready(page);
  }
  for (const address of ["/privacy", "/nowhere", "/country/a/b"]) {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe("/");
    await expect(heading(page)).toHaveText(homeHeading);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test("every page opens by link, and Back leads back", async ({ visit }) => {
  const { page, errors } = await open(visit);
  await page.goto("/");
  await ready(page);
  const footer = page.getByRole("contentinfo");
  for (const { label, to } of site.footer.quickLinks) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(heading(page)).toHaveText(headingOf(to));
  }
  await footer.getByRole("link", { name: "Germany", exact: true }).click();
  await expect(heading(page)).toHaveText("Study in Germany");
  await page.goBack();
  await expect(heading(page)).toHaveText(
    headingOf(site.footer.quickLinks.at(-1)!.to),
  );
  expect(errors).toEqual([]);
  await page.close();
});

test("pictures, maps, flags and fonts are there", async ({ visit }) => {
  const { page } = await open(visit);
  for (const path of ["/", "/about", "/country/germany", "/country/uk"]) {
    await page.goto(path);
    await ready(page);
    const broken = await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = "eager";
      const states = await Promise.all(
        pictures.map((picture) =>
          picture.decode().then(
            () => "",
            () => picture.currentSrc,
          ),
        ),
      );
      const maps = [...document.querySelectorAll("svg image, svg use")]
        .map((part) => part.getAttribute("href") ?? "")
        .filter((address) => address.startsWith("/"));
      for (const map of maps) {
        const response = await fetch(map).catch(() => null);
        if (!response?.ok) states.push(map);
      }
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(
        ({ family, status }) => /Variable/.test(family) && status !== "loaded",
      );
      return [...states, ...fonts.map(({ family }) => family)].filter(Boolean);
    });
    // Flags of the public host were never seen: our own stand in their place.
    expect(
      broken.filter((address) => !/^https:\/\/flagcdn/.test(address)),
    ).toEqual([]);
  }
  await page.close();
});

test("the copy takes little room, and keeps nothing of the visitor", async ({
  visit,
}) => {
  const { page } = await open(visit);
  await page.goto("/about");
  const kept = await page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        sizes[name] =
          (sizes[name] ?? 0) + (await copy!.arrayBuffer()).byteLength;
      }
    }
    return {
      sizes,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage).filter(
        (key) => !key.startsWith("@@scroll|"),
      ),
    };
  });
  const { sizes, databases, ...others } = kept;
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`The copy takes ${Math.round(bytes / 1000)} KB.`);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(1_500_000);
  expect(
    Object.keys(sizes).every((name) => /precache|^flags$/.test(name)),
  ).toBe(true);
  // Workbox notes there when each flag was fetched, to let the oldest go.
  expect(databases.filter((name) => name !== "workbox-expiration")).toEqual([]);
  expect(others).toEqual({ local: [], session: [] });
  expect(await visit.context.cookies()).toEqual([]);
  await page.close();
});

test("a note says that this is a copy, and of which day, until the network is back", async ({
  visit,
}) => {
  const { page } = await open(visit);
  await page.goto("/about");
  const day = date(dayIn(builtAt(), site.home.timeZone));
  const note = page
    .getByRole("status")
    .filter({ hasText: fill(site.offline, { day }) });
  await expect(note).toBeVisible();

  // By a link it stays; with the network back the next page is no copy.
  await page
    .getByRole("link", { name: "Services", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/services$/);
  await expect(note).toBeVisible();
  await visit.server.serve("public");
  await page.reload();
  await ready(page);
  await expect(note).toBeHidden();

  // The browser itself says when the network goes, and when it comes back.
  await visit.context.setOffline(true);
  await expect(note).toBeVisible();
  await visit.context.setOffline(false);
  await expect(note).toBeHidden();
  await visit.server.stop();
  await page.close();
});

/** When the site was built, as the frame's query answers it. */
function builtAt(): Date {
  const folder = "public/page-data/sq/d";
  const [found] = readdirSync(folder)
    .flatMap(
      (file) =>
        /"buildTime":"([^"]+)"/.exec(
          readFileSync(`${folder}/${file}`, "utf8"),
        ) ?? [],
    )
    .slice(1);
  return new Date(found!);
}

test("flags of the public host are there once they have been seen, and only so many are kept", async ({
  visit,
}) => {
  await visit.server.serve("public");
  const { page } = await open(visit);
  await page.goto("/");
  await ready(page);
  const flag = page.locator('img[src^="https://flagcdn.com"]').first();
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open("flags")).keys()).map(({ url }) => url),
    );
  await flag.scrollIntoViewIfNeeded();
  await expect.poll(kept).toContain(await flag.getAttribute("src"));
  await visit.server.stop();
  await visit.context.unroute(FLAGS);
  await visit.context.route(FLAGS, (route) => route.abort());
  await page.goto("/");
  await ready(page);
  await flag.scrollIntoViewIfNeeded();
  await expect(flag).not.toHaveJSProperty("naturalWidth", 0);

  await visit.context.unroute(FLAGS);
  await answerFlags(visit.context);
  await page.evaluate(async () => {
    for (let flag = 0; flag < 70; flag++) {
      const picture = new Image();
      picture.crossOrigin = "anonymous";
      picture.src = `https://flagcdn.com/${flag}.svg`;
      await picture.decode();
    }
  });
  await expect.poll(async () => (await kept()).length).toBeLessThanOrEqual(60);
  // The oldest go.
  expect(await kept()).toContain("https://flagcdn.com/69.svg");
  expect(await kept()).not.toContain("https://flagcdn.com/0.svg");
  await page.close();
});

base(
  "under Save-Data what was opened is there without network, and nothing is fetched ahead",
  async ({ browser }) => {
    const server = await startServer();
    const context = await browser.newContext({
      baseURL: server.address,
      serviceWorkers: "allow",
    });
    await context.route(FLAGS, (route) => route.abort());
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      }),
    );
    const page = await context.newPage();
    const isKept = (file: string) =>
      expect
        .poll(
          () =>
            page.evaluate(
              async (file) => Boolean(await caches.match(file)),
              file,
            ),
          { timeout: 30_000 },
        )
        .toBe(true);
    await visitWithWorker(page, "/programs");
    await ready(page);
    await isKept("/programs/index.html");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Services", exact: true })
      .click();
    await expect(heading(page)).toHaveText(headingOf("/services"));
    await isKept("/services/index.html");
    await isKept("/page-data/services/page-data.json");
    const ahead = server.asked.filter(
      (path) =>
        /component---|page-data\.json|WB_REVISION|index\.html/.test(path) &&
        !/programs|services/.test(path),
    );
    expect(ahead).toEqual([]);

    await server.stop();
    for (const path of ["/programs", "/services", "/services?q=1"]) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(headingOf(path.split("?")[0]!));
      await ready(page);
      const note = page.getByRole("status").filter({ hasText: "Offline copy" });
      await expect(note).toBeVisible();
    }
    await expect(page.goto("/about")).rejects.toThrow("ERR_FAILED");
    await context.close();
  },
);
