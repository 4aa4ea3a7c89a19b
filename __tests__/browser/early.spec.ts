import type { Page, Route } from "@playwright/test";
import {
  drawn,
  expect,
  holdScripts,
  letTimePass,
  open,
  ready,
  retime,
  test,
  visit,
} from "./site";

// Scripts come after the page. What a visitor does meanwhile is never lost; see src/delivery/browser/early.ts.

/** Opens a page whose scripts wait for release(). */
async function openEarly(page: Page, address: string) {
  const release = await holdScripts(page);
  await open(page, address);
  return release;
}

const names = { next: "Next", thanks: "Thank you!" };

const dots = (page: Page) => page.getByRole("button", { name: /^Show / });
const isCurrent = (page: Page, index: number) =>
  expect(dots(page).nth(index)).toHaveAttribute("aria-current", "true");

test("a dot pressed by keyboard and Next pressed twice move the carousel by as many; once React listens a press counts once", async ({
  page,
}) => {
  const release = await openEarly(page, "/");
  const next = page.getByRole("button", { name: names.next, exact: true });
  await dots(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await next.click();
  await next.click();
  await release();
  await isCurrent(page, 3);
  await next.click();
  await drawn(page);
  await isCurrent(page, 4);
});

test("Send checks the fields at once, submits nothing itself, and sends when React listens, unless a field is empty again", async ({
  page,
}) => {
  const release = await openEarly(page, "/about");
  const field = (name: string) => page.getByRole("textbox", { name });
  const send = page.getByRole("button", { name: "Send Message" });
  await field("Name").fill("Asha Rao");
  await send.click();
  await expect(field("Email")).toBeFocused();
  await field("Email").fill("asha@example.org");
  await field("Message").fill("Data science, please.");
  await field("Email").press("Enter");
  await field("Message").fill("");
  await field("Name").focus();
  await release();
  await expect(field("Message")).toBeFocused();
  await expect(page).toHaveURL("/about");

  const releaseAgain = await openEarly(page, "/services");
  await field("Name").fill("Asha Rao");
  await field("Email").fill("asha@example.org");
  await field("Message").fill("Data science, please.");
  await send.click();
  await releaseAgain();
  await expect(page.getByText(names.thanks)).toBeVisible();
});

test("a script that the network loses is fetched again, and what was pressed is done", async ({
  page,
  site,
}) => {
  site.expectErrors(/framework-|ERR_FAILED/);
  await retime(page, { 2000: 0 });
  let lost = 0;
  await page.route(/\/framework-/, (route) =>
    lost++ ? route.continue() : route.abort(),
  );
  await page.goto("/aptitude-test");
  await page.getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(lost).toBe(2);
});

test("a search is not sent as a form, and Clear All clears it", async ({
  page,
}) => {
  const release = await openEarly(page, "/scholarships");
  const search = page.getByRole("searchbox");
  await search.fill("zzz");
  await search.press("Enter");
  await page.getByRole("button", { name: "Clear All" }).press("Enter");
  await release();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL("/scholarships");
  await expect(page.getByText("Showing 12 of 12").first()).toBeVisible();
});

test("no script is fetched before the page stands; then they come after 5 s, though a picture never does, or when the visitor does something", async ({
  page,
}) => {
  await retime(page, { 5000: null });
  await page.route("**/atlas/world*.svg", () => {});
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  for (const isPressed of [false, true]) {
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await drawn(page);
    expect(asked).toEqual([]);
    if (isPressed)
      await page.getByRole("button", { name: names.next, exact: true }).click();
    else await letTimePass(page);
    await ready(page);
    if (isPressed) await isCurrent(page, 1);
    await page.goto("about:blank");
    asked.length = 0;
  }
});

/** Of the whole site's styles what the page lacks. What it shows at first has its own in its HTML. */
const STYLES = /\/styled-[0-9a-f-]+\.css$/;

test("React waits for the styles of what it may show later", async ({
  page,
}) => {
  let held: Route | undefined;
  await page.route(STYLES, (route) => void (held = route));
  await open(page, "/");
  await page.waitForFunction(() => "___loader" in window);
  await drawn(page);
  expect(await page.evaluate(() => typeof window.drainQueue)).toBe("function");
  await held!.fallback();
  await ready(page);
});

test("where those styles do not come, a link loads its page with the styles it brings", async ({
  page,
  site,
}) => {
  site.expectErrors(/styled-.*\.css/);
  await page.route(STYLES, (route) => route.abort());
  await visit(page, "/");
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL("/about");
  await ready(page);
  expect(await page.evaluate(() => "isFirst" in window)).toBe(false);
});
