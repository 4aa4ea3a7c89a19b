// Specification: 3.2, 3.3, 3.4, 3.7
import type { Page } from "@playwright/test";
import { boxes, middle } from "./boxes";
import { countries, site } from "./pages";
import {
  chat,
  expect,
  footer,
  header,
  heading,
  main,
  PHONE,
  summary,
  swipe,
  test,
  visit,
  waitForFrame,
} from "./site";

const nav = (page: Page) => header(page).getByRole("navigation");
const destinations = (page: Page) => summary(page, "Destinations");
const links = (page: Page) => nav(page).locator('li li a[href^="/country/"]');
const link = (page: Page, name: string) =>
  nav(page).getByRole("link", { name, exact: true });

test("the dropdown opens on hover and closes on leaving; the mobile menu leads to a page @everywhere", async ({
  page,
}) => {
  await visit(page, "/about");
  await expect(links(page).first()).toBeHidden();
  await destinations(page).hover();
  await expect(links(page).first()).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(links(page).first()).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nav(page)).toBeHidden();
  await summary(page, "Menu").click();
  for (const { label } of site.header.links)
    await expect(link(page, label)).toBeInViewport({ ratio: 1 });
  await expect(links(page).first()).toBeHidden();
  await destinations(page).click();
  await expect(links(page).first()).toBeVisible();
  await links(page).last().click();
  await expect(page).toHaveURL("/country/belgium");
  await expect(nav(page)).toBeHidden();
});

test("a text fragment opens no closed dropdown", async ({ page }) => {
  for (const [path, width] of [
    ["/about", 1440],
    ["/programs", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `${path}#:~:text=Norway`);
    await expect(header(page).locator("details[open]")).toHaveCount(0);
  }
});

test("the pointer reaches any link from the toggle; header and menus stay above all else", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/services");
  const [toggle] = await boxes(destinations(page));
  // The first and the last of each column: all other ways lie between.
  for (const index of [0, 6, 7, 13, 14, 19]) {
    const { name } = countries[index]!;
    await page.mouse.move(middle(toggle!).x, middle(toggle!).y);
    const country = links(page).nth(index);
    await expect(country).toBeVisible();
    const [box] = await boxes(country);
    // Close enough to touch all that lies between.
    await page.mouse.move(box!.left + 40, box!.top + 20, { steps: 25 });
    await expect(country, name).toBeVisible();
    const isPointedAt = await country.evaluate((link) =>
      link.matches(":hover"),
    );
    expect(isPointedAt, name).toBe(true);
    await page.mouse.move(700, 700);
    await expect(country).toBeHidden();
  }

  await expect(header(page)).toHaveCSS("box-shadow", "none");
  // In a low window the open dropdown scrolls.
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.evaluate(() => scrollTo(0, 900));
  await expect(header(page)).not.toHaveCSS("box-shadow", "none");
  expect((await header(page).boundingBox())!.y).toBe(0);
  await destinations(page).hover();
  // What is pressed is what is seen there.
  await links(page).first().click({ trial: true });
  await links(page).last().click({ trial: true });
  await expect(links(page).last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  // It is away while one scrolls down.
  await page.evaluate(() => scrollBy(0, -8));
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
  await summary(page, "Menu").click();
  const isUnderMenu = () =>
    chat(page).evaluate((chat) => {
      const { x, y, width, height } = chat.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return seen!.closest("header") !== null;
    });
  await expect.poll(isUnderMenu).toBe(true);
});

test("the chat shows its number; on phones it slides away and comes back", async ({
  page,
}) => {
  await visit(page, "/about");
  // What only screen readers say is not copied.
  const copied = await page.locator("#contact").evaluate((contact) => {
    getSelection()!.selectAllChildren(contact);
    return getSelection()!.toString();
  });
  expect(copied).toContain(site.phone);
  expect(copied).not.toContain("opens in a new tab");
  const number = chat(page).locator("span");
  const hover = () => chat(page).hover();
  const leave = () => page.mouse.move(100, 300);
  const tab = () => page.keyboard.press("Tab");
  const tabBack = () => page.keyboard.press("Shift+Tab");
  // On a narrow screen the focus scrolls the page down, and the button away from a pointer.
  for (const [width, come, go] of [
    [1440, hover, leave],
    [1440, tab, tabBack],
    [390, tab, tabBack],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // The last stop before the button.
    await page.getByRole("link", { name: "Cookies" }).focus();
    await expect(number).toBeHidden();
    await come();
    await expect(number).toHaveText(site.phone);
    await expect(number).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(number).toBeHidden();
    await go();
    await come();
    await expect(number).toBeVisible();
    await go();
    await expect(number).toBeHidden();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await main(page).hover();
  await page.mouse.wheel(0, 600);
  await expect(chat(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect(chat(page)).not.toBeInViewport();
  await chat(page).focus();
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
  await chat(page).blur();
  await page.mouse.wheel(0, 2000);
  await expect(chat(page)).not.toBeInViewport();
  // On wide screens it is beside all text. Else it covers no link of the last lines at the page's end, also where these are longest.
  for (const width of [1440, 1024, 390, 1023]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.mouse.wheel(0, -8);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    const [button] = await boxes(chat(page));
    const covered = (await boxes(footer(page).getByRole("link"))).filter(
      ({ right, top, bottom }) =>
        right > button!.left &&
        (width >= 1024 || (bottom > button!.top && top < button!.bottom)),
    );
    expect(covered, `${width} px`).toEqual([]);
  }
});

test("the note of the offline copy covers nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const never = new Promise<never>(() => {});
    const workers = {
      controller: { postMessage() {} },
      ready: never,
      register: () => never,
    };
    Object.defineProperty(navigator, "serviceWorker", { value: workers });
    Object.defineProperty(navigator, "onLine", { value: false });
  });
  await visit(page, "/programs");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForFrame(page);
    const note = (await page.getByText(/^Offline copy of/).boundingBox())!;
    const title = (await heading(page).boundingBox())!;
    expect(note.y + note.height, `${width} px`).toBeLessThan(title.y);
    const strip = header(page).locator("xpath=following-sibling::*[1]");
    const { y, height } = (await strip.boundingBox())!;
    const room = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(y + height, `${width} px`).toBeLessThanOrEqual(room);
  }
});

test.describe("by touch", () => {
  test.use(PHONE);

  test("the mobile menu scrolls, and nothing under it", async ({ page }) => {
    await visit(page, "/about");
    // The header's ground, which it has from here on, must not hold the sheet.
    await page.evaluate(() => scrollTo(0, 600));
    await summary(page, "Menu").tap();
    await summary(page, "Destinations").tap();
    const up = { x: 0, y: -500 };
    await swipe(page, { x: 195, y: 700 }, up);
    await expect
      .poll(() => nav(page).evaluate((sheet) => sheet.scrollTop))
      .toBeGreaterThan(100);
    // On to the end of the sheet, and beyond.
    await swipe(page, { x: 195, y: 700 }, up);
    await swipe(page, { x: 195, y: 700 }, up);
    // Nor does the page follow a finger on the bar above the sheet.
    await swipe(page, { x: 100, y: 50 }, { x: 0, y: 40 });
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await expect(link(page, "Call us")).toBeInViewport({ ratio: 1 });
  });
});
