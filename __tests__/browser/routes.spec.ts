// Specification: 2.2, 2.3, 5.1, 5.2, 5.3
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sendFile } from "../../scripts/sendFile";
import { startServer } from "./ownServer";
import {
  countryPages,
  headingOf,
  homeHeading,
  routes,
  unlisted,
} from "./pages";
import {
  expect,
  follow,
  footer,
  heading,
  main,
  mark,
  navigate,
  offset,
  openWithoutScripts,
  ready,
  test,
  visit,
  waitForFrame,
} from "./site";

test("a slash and a query lead to the same page", async ({ page }) => {
  for (const { path, heading: text } of [
    routes[1]!,
    countryPages[2]!,
    unlisted,
  ]) {
    const search = "?utm_source=mail&q=";
    await visit(page, `${path}/${search}`);
    await expect(heading(page), path).toHaveText([text]);
    // Gatsby leaves the slash to a country: the page of unlisted ones matches such addresses, too.
    await expect(page).toHaveURL(
      (url) =>
        url.pathname.replace(/\/$/, "") === path && url.search === search,
    );
  }
});

test("unknown paths end up at /; Back leads to the scroll position, also after a fragment @everywhere", async ({
  page,
  baseURL,
}) => {
  const expectHome = async () => {
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(heading(page)).toHaveText([homeHeading]);
  };
  for (const path of ["/nowhere", "/country/a/b"]) {
    await visit(page, path);
    await expectHome();
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await footer(page).getByRole("link", { name: "Privacy" }).click();
  await expectHome();
  // Not where it was left a moment ago.
  await ready(page);
  await waitForFrame(page);
  expect(await offset(page)).toBe(0);

  const position = () => offset(page);
  const go = (by: number) => page.evaluate((by) => history.go(by), by);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(position).toBe(300);
  await waitForFrame(page);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main a[href^="#"]')!.click(),
  );
  await expect(page).toHaveURL(/#/);
  await expect.poll(position).toBeGreaterThan(1000);
  // On from there, and to another page.
  await page.evaluate(() => scrollBy(0, 100));
  await waitForFrame(page);
  const part = await position();
  await navigate(page, "/about");
  await expect(heading(page)).toHaveText([headingOf("/about")]);
  await go(-1);
  await expect(heading(page)).toHaveText([homeHeading]);
  await expect.poll(position).toBe(part);
  await go(-1);
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(position).toBe(300);
  await waitForFrame(page);
  expect(await position()).toBe(300);
  await go(2);
  await expect(heading(page)).toHaveText([headingOf("/about")]);
  await go(-2);
  await expect(heading(page)).toHaveText([homeHeading]);
  await expect.poll(position).toBe(300);
  // The skip link, on a page that a link has led to.
  await navigate(page, "/services");
  await expect(heading(page)).toHaveText([headingOf("/services")]);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(position).toBe(500);
  await waitForFrame(page);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="#main"]')!.click(),
  );
  await expect.poll(position).toBeLessThan(200);
  await go(-1);
  await expect.poll(position).toBe(500);
});

test("a reload, and Back after one, lead to where the reader was, also below a part @everywhere", async ({
  page,
}) => {
  const position = () => offset(page);
  for (const address of [
    "/about#contact",
    "/scholarships#award-7",
    "/scholarships?sort=amount",
    "/about",
  ]) {
    await visit(page, address);
    if (address.includes("#")) await expect.poll(position).toBeGreaterThan(500);
    await page.evaluate(() => scrollTo(0, 400));
    await expect
      .poll(() =>
        page.evaluate(() => (history.state as { y?: number } | null)?.y),
      )
      .toBeCloseTo(400, 0);
    for (const comeBack of [
      () => page.reload(),
      async () => {
        await navigate(page, "/services");
        await expect(heading(page)).toHaveText([headingOf("/services")]);
        await page.reload();
        await ready(page);
        await page.goBack();
        await expect(page).toHaveURL(address);
      },
    ]) {
      await comeBack();
      await ready(page);
      await expect.poll(position, address).toBe(400);
      await waitForFrame(page);
      expect(await position(), address).toBe(400);
    }
  }
});

test("a page leads to an unlisted country and back", async ({ page }) => {
  await visit(page, unlisted.path);
  const hasStayed = await mark(page);
  await main(page)
    .getByRole("link", { name: /^Norway/ })
    .click();
  await expect(heading(page)).toHaveText(["Study in Norway"]);
  await page.goBack();
  await expect(heading(page)).toHaveText([unlisted.heading]);
  await expect(page).toHaveTitle(new RegExp(`^${unlisted.heading}`));
  await page.goForward();
  await expect(heading(page)).toHaveText(["Study in Norway"]);

  // As a link in a text of an editor's would.
  await navigate(page, "/country/south-korea");
  await expect(heading(page)).toHaveText(["Study in South Korea"]);
  await navigate(page, unlisted.path);
  await expect(heading(page)).toHaveText([unlisted.heading]);
  await page.goBack();
  await expect(heading(page)).toHaveText(["Study in South Korea"]);
  expect(await hasStayed()).toBe(true);
});

test("a host without rules has a page for every address", async ({
  page,
  site,
}) => {
  site.expectErrors(/404|^request: /);
  // As GitHub Pages answers: a file, or the page of its name, or 404.html.
  const server = await startServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    sendFile("public", pathname, request, response, new Map(), () => {
      response.writeHead(404, { "Content-Type": "text/html" });
      response.end(readFileSync("public/404.html"));
    });
  });
  const response = await page.goto(`${server.address}/country/france`);
  // At once, without a hop.
  expect(response!.request().redirectedFrom()).toBeNull();
  for (const end of ["", "/"]) {
    await page.goto(`${server.address}/country/united-kingdom${end}`);
    await expect(page).toHaveURL(`${server.address}/country/uk`);
  }
  await visit(page, `${server.address}/country/a/b`);
  await expect(page).toHaveURL(`${server.address}/`);
  await visit(page, server.address + unlisted.path);
  await expect(heading(page)).toHaveText([unlisted.heading]);
  await page.goto("about:blank");
  await server.stop();
});

/** What the head says of the page, as HTML: elements that Gatsby knows to be the page's, and all others. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const own = [...document.head.querySelectorAll("[data-gatsby-head]")];
    const others = document.head.querySelectorAll(
      "title, meta:is([property], [name=description], [name=theme-color]), link[rel*=icon], script[type]",
    );
    return {
      own: own.map((element) => element.outerHTML).sort(),
      others: [...others]
        .filter((element) => !own.includes(element))
        .map((element) => element.outerHTML)
        .sort(),
    };
  });

test("a page change moves focus, scrolls up, is announced; Back restores the position @everywhere", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const release = await openWithoutScripts(page, "/");
  const elements = await page
    .locator("head [data-gatsby-head]")
    .elementHandles();
  await release();
  // Gatsby looks at the head a moment after React has hydrated the page.
  await footer(page).scrollIntoViewIfNeeded();
  for (const element of elements)
    expect(await element.evaluate((one) => one.isConnected)).toBe(true);

  await follow(page, "About");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect.poll(() => offset(page)).toBe(0);
  await expect(page.locator("#gatsby-announcer")).toHaveText(
    `Navigated to ${headingOf("/about")}`,
  );
  await expect(page).toHaveTitle(/^About/);
  const arrived = await headOf(page);

  await page.goBack();
  await expect(heading(page)).toHaveText([homeHeading]);
  await expect.poll(() => offset(page)).toBeGreaterThan(1000);

  await visit(page, "/about");
  expect(arrived).toEqual(await headOf(page));
  expect(arrived.own.length).toBeGreaterThan(4);
  // Three icons, two colours, and two for shared links: once each, from gatsby-ssr.tsx.
  expect(arrived.others).toHaveLength(7);
});

const SCRIPT = "%3Cscript%3Ealert(1)%3C%2Fscript%3E";
const IMAGE = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E";
const broughtToLife = `[onerror], [src="x"], script:text("alert(1)")`;
const MALFORMED = "%E0%A4%A";

test("HTML in an address is shown as text", async ({ page, baseURL }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const known = [...routes, ...countryPages].map((page) => page.heading);
  for (const address of [
    `/country/%22%3E${SCRIPT}`,
    "/country/%00",
    `/country/${"a-".repeat(2500)}`,
    `/country/${MALFORMED}`,
    "/country/50%25-off", // Gatsby decodes twice
    `/about/${MALFORMED}/`,
    `/country/norway?x=${MALFORMED}#${MALFORMED}`,
    `/scholarships?q=${IMAGE}${MALFORMED}&type=${SCRIPT}&sort=__proto__#${IMAGE}`,
    "//evil.example/",
    "/\\evil.example/",
    `/?${SCRIPT}#${SCRIPT}`,
  ]) {
    // Not by a path alone: "//evil.example/" would be read as another site.
    await page.goto(`${baseURL}${address}`);
    await ready(page);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
    await expect(heading(page), address).toBeInViewport();
    const text = (await heading(page).textContent())!;
    if (!/^Study (in .{1,80}|abroad)$/.test(text))
      expect(known, address).toContain(text);
    await expect(page.locator(broughtToLife), address).toHaveCount(0);
  }
  await visit(page, `/country/${IMAGE}`);
  await expect(heading(page)).toHaveText(
    "Study in <img Src=x Onerror=alert(1)>",
  );
  await expect(page).toHaveTitle(/^Study in <img Src=x Onerror=alert\(1\)>/);
  expect(dialogs).toEqual([]);
});
