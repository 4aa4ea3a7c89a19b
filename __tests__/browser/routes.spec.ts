import type { Page } from "@playwright/test";
import {
  countries,
  countryPages,
  homeHeading,
  homeward,
  routes,
  unlisted,
} from "./pages";
import { expect, holdScripts, ready, requests, test, visit } from "./site";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens an address like a visitor who types it, and sees the page it should be. */
async function shows(page: Page, address: string, heading: string) {
  const response = await visit(page, address);
  expect(response?.status(), address).toBe(200);
  await expect(h1(page), address).toHaveText([heading]);
}

test("every route of the table shows its page", async ({ page }) => {
  test.slow();
  for (const { path, heading } of routes) {
    await shows(page, path, heading);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("every country has its page", async ({ page }) => {
  test.slow();
  expect(countryPages).toHaveLength(20);
  for (const { path, heading } of countryPages)
    await shows(page, path, heading);
});

test("a slash at its end or a query leads to the same page", async ({
  page,
}) => {
  test.slow();
  for (const { path, heading } of [...routes, countryPages[2]!, unlisted]) {
    await shows(page, `${path}?utm_source=mail&q=`, heading);
    if (path !== "/") await shows(page, `${path}/`, heading);
    if (path !== "/") await shows(page, `${path}/?utm_source=mail`, heading);
    expect(new URL(page.url()).search).toBe(
      path === "/" ? "?utm_source=mail&q=" : "?utm_source=mail",
    );
  }
});

for (const path of homeward) {
  test(`${path} redirects to /`, async ({ page, baseURL }) => {
    await visit(page, path);
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(h1(page)).toHaveText([homeHeading]);
  });
}

test("the 404 page leads to / where the host knows no redirects", async ({
  page,
  site,
  baseURL,
}) => {
  site.expectTrouble(/404 \(Not Found\)/);
  const notFound = await page.request.get("/404.html");
  await page.route("**/some/where", async (route) =>
    route.fulfill({
      status: 404,
      contentType: "text/html",
      body: await notFound.text(),
    }),
  );
  await page.goto("/some/where");
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(h1(page)).toHaveText([homeHeading]);
});

test("the links to privacy, terms and cookies end up at /", async ({
  page,
  baseURL,
}) => {
  for (const { name, path } of [
    { name: "Privacy", path: "/privacy" },
    { name: "Terms", path: "/terms" },
    { name: "Cookies", path: "/cookies" },
  ]) {
    await visit(page, "/programs");
    const link = page.getByRole("contentinfo").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", path);
    await link.click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(h1(page)).toHaveText([homeHeading]);
  }
});

test("the slug has hyphens turned into spaces and each word capitalised", async ({
  page,
}) => {
  await shows(page, "/country/new-zealand", "Study in New Zealand");
  await expect(page).toHaveTitle(/^Study in New Zealand/);
  await shows(
    page,
    "/country/papua-new-guinea/?utm_source=mail",
    "Study in Papua New Guinea",
  );
});

test("a country page shows 20+ Partner Universities, 50+ Degree Programs and a button that does nothing", async ({
  page,
}) => {
  const asked = await requests(page);
  for (const address of ["/country/norway", unlisted.path]) {
    await visit(page, address);
    const main = page.getByRole("main");
    for (const [value, label] of [
      ["20+", "Partner Universities"],
      ["50+", "Degree Programs"],
    ] as const) {
      await expect(main.getByText(value, { exact: true })).toBeVisible();
      await expect(main.getByText(label, { exact: true })).toBeVisible();
    }
    await doesNothing(page, asked);
  }
});

test("the buttons of /about and /education-support do nothing", async ({
  page,
}) => {
  const asked = await requests(page);
  for (const address of ["/about", "/education-support"]) {
    await visit(page, address);
    await doesNothing(page, asked);
  }
});

/** The page's one button without a form leads nowhere, asks for nothing and changes nothing. */
async function doesNothing(page: Page, asked: string[]) {
  const button = page.getByRole("main").locator("button:not(form button)");
  await expect(button).toHaveCount(1);
  await button.scrollIntoViewIfNeeded();
  const before = await page.getByRole("main").innerHTML();
  const address = page.url();
  asked.length = 0;
  await button.click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(asked).toEqual([]);
  expect(page.url()).toBe(address);
  expect(await page.getByRole("main").innerHTML()).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
}

test("a country's page leads to an unlisted one and back within the page", async ({
  page,
}) => {
  await visit(page, unlisted.path);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const twenty = page.getByRole("main").getByRole("list").filter({
    hasText: "Belgium",
  });
  await expect(twenty.getByRole("link")).toHaveText(
    countries.map(({ name }) => name),
  );
  await twenty.getByRole("link", { name: "Norway" }).click();
  await expect(h1(page)).toHaveText(["Study in Norway"]);
  await page.goBack();
  await expect(h1(page)).toHaveText([unlisted.heading]);
  await expect(page).toHaveTitle(new RegExp(`^${unlisted.heading}`));
  await page.goForward();
  await expect(h1(page)).toHaveText(["Study in Norway"]);

  // As a link in a text of an editor's would.
  await follow(page, "/country/south-korea");
  await expect(h1(page)).toHaveText(["Study in South Korea"]);
  await follow(page, unlisted.path);
  await expect(h1(page)).toHaveText([unlisted.heading]);
  await page.goBack();
  await expect(h1(page)).toHaveText(["Study in South Korea"]);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

const follow = (page: Page, to: string) =>
  page.evaluate(
    (to) =>
      (
        window as unknown as { ___navigate(to: string): Promise<void> }
      ).___navigate(to),
    to,
  );

test("a page change moves focus, scrolls to the top and is announced", async ({
  page,
}) => {
  await visit(page, "/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About" })
    .click();
  const heading = routes.find(({ path }) => path === "/about")!.heading;
  await expect(h1(page)).toHaveText([heading]);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("#gatsby-announcer")).toHaveText(
    `Navigated to ${heading}`,
  );
  await expect(page).toHaveTitle(/^About/);

  // Back leads to where the visitor was.
  await page.goBack();
  await expect(h1(page)).toHaveText([homeHeading]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

/** Elements of the head that say something of the page, as HTML: those that Gatsby knows to be the page's, and others. */
const said = (page: Page) =>
  page.evaluate(() => {
    const own = [...document.head.querySelectorAll("[data-gatsby-head]")];
    const others = document.head.querySelectorAll(
      "title, meta:is([property], [name=description], [name=theme-color]), link[rel*=icon], script[type]",
    );
    return {
      own: own.map((element) => element.outerHTML).sort(),
      others: [...others].filter((element) => !own.includes(element)).length,
    };
  });

test("what the head says of a page stays as it came, and is exchanged on the way to the next", async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.goto("/");
  const elements = await page
    .locator("head [data-gatsby-head]")
    .elementHandles();
  await letCome();
  // Gatsby looks at the head a moment after React has taken over.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  for (const element of elements)
    expect(await element.evaluate((one) => one.isConnected)).toBe(true);

  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveTitle(/^About/);
  const arrived = await said(page);
  await visit(page, "/about");
  expect(arrived).toEqual(await said(page));
  expect(arrived.own.length).toBeGreaterThan(10);
  expect(arrived.others).toBe(0);
});

test("Start Your Journey goes to /aptitude-test, and Explore Programs to /programs", async ({
  page,
}) => {
  for (const [name, path] of [
    ["Start Your Journey", "/aptitude-test"],
    ["Explore Programs", "/programs"],
  ] as const) {
    await visit(page, "/");
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(h1(page)).toHaveText([
      routes.find((route) => route.path === path)!.heading,
    ]);
  }
});

const SCRIPT = "%3Cscript%3Ealert(1)%3C%2Fscript%3E";
const IMAGE = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E";
const MALFORMED = "%E0%A4%A";

test("a hostile slug shows a page, and is only ever text", async ({ page }) => {
  test.slow();
  await staysWhole(page, [
    `/country/${SCRIPT}`,
    "/country/<script>alert(1)</script>",
    "/country/%3Cscript%3Ealert(1)%3C/script%3E",
    `/country/${SCRIPT}/`,
    `/country/${IMAGE}`,
    `/country/%22%3E${IMAGE}`,
    "/country/a%2Fb",
    "/country/..%2F..%2Fpackage.json",
    "/country/%00",
    "/country/__proto__",
    "/country/constructor",
    "/country/unlisted",
  ]);
  await shows(
    page,
    `/country/${IMAGE}`,
    "Study in <img Src=x Onerror=alert(1)>",
  );
  await expect(page).toHaveTitle(/^Study in <img Src=x Onerror=alert\(1\)>/);
  await shows(
    page,
    "/country/trinidad-%26-tobago",
    "Study in Trinidad & Tobago",
  );
});

test("an endless slug shows a page", async ({ page }) => {
  await staysWhole(page, [
    `/country/${"a".repeat(5000)}`,
    `/country/${"a-".repeat(2500)}`,
    `/${"a".repeat(5000)}`,
  ]);
});

test("a path, query or fragment that cannot be decoded shows a page", async ({
  page,
}) => {
  test.slow();
  await staysWhole(page, [
    `/country/${MALFORMED}`,
    "/country/50%25-off", // Gatsby decodes twice
    `/${MALFORMED}`,
    `/about/${MALFORMED}/`,
    `/about?q=${MALFORMED}`,
    `/about#${MALFORMED}`,
    `/#${MALFORMED}`,
    `/country/norway?x=${MALFORMED}#${MALFORMED}`,
    `${unlisted.path}#${MALFORMED}`,
    `/scholarships?q=${MALFORMED}&type=${SCRIPT}&sort=__proto__`,
    `/aptitude-test#${MALFORMED}`,
    `/services#${IMAGE}`,
    `/?${SCRIPT}#${SCRIPT}`,
  ]);
});

test("an address cannot lead to another site or to a file that is not public", async ({
  page,
}) => {
  await staysWhole(page, [
    "//evil.example/",
    "/\\evil.example/",
    "/%2F%2Fevil.example/",
    "/%5Cevil.example",
    "/country//evil.example/",
    "/.env",
    "/%2e%2e%2fpackage.json",
    "/about/index.html",
  ]);
});

/** At each address stands one of our pages, whole, and nothing in the address has come to life. */
async function staysWhole(page: Page, addresses: readonly string[]) {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const known = [...routes, ...countryPages].map(({ heading }) => heading);
  const origin = new URL(test.info().project.use.baseURL!).origin;
  for (const address of addresses) {
    // Not by baseURL: "//evil.example/" would be read as another site.
    await page.goto(`${origin}${address}`);
    await ready(page);
    expect(new URL(page.url()).origin, address).toBe(origin);
    await expect(h1(page), address).toHaveCount(1);
    await expect(h1(page), address).toBeInViewport();
    const heading = (await h1(page).textContent())!;
    if (!/^Study (in .{1,80}|abroad)$/.test(heading))
      expect(known, address).toContain(heading);
    expect(await broughtToLife(page), address).toBe(0);
  }
  expect(dialogs).toEqual([]);
}

const broughtToLife = (page: Page) =>
  page
    .locator("script, img")
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            element.textContent?.includes("alert(1)") ||
            element.hasAttribute("onerror") ||
            element.getAttribute("src") === "x",
        ).length,
    );
