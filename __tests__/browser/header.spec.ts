import type { Page } from "@playwright/test";
import { countries, countryPages, site } from "./pages";
import { expect, footer, header, heading, main, test, visit } from "./site";

const nav = (page: Page) => header(page).getByRole("navigation");
const summary = (page: Page, text: string) =>
  header(page).locator("summary", { hasText: text });
const destinations = (page: Page) => summary(page, "Destinations");
const links = (page: Page) => nav(page).locator('li li a[href^="/country/"]');
const link = (page: Page, name: string) =>
  nav(page).getByRole("link", { name, exact: true });

test("the dropdown opens on hover, shows 20 countries down its columns, and closes on leaving, also after Escape @everywhere", async ({
  page,
}) => {
  await visit(page, "/about");
  await expect(links(page).first()).toBeHidden();
  await destinations(page).hover();
  await expect(links(page).first()).toBeVisible();
  const shown = await links(page).evaluateAll((all) =>
    all.map((link) => {
      const { x, y } = link.getBoundingClientRect();
      return { to: link.getAttribute("href"), x, y };
    }),
  );
  expect(new Set(shown.map(({ x }) => x)).size).toBe(3);
  const byEye = shown.toSorted((a, b) => a.x - b.x || a.y - b.y);
  expect(byEye.map(({ to }) => to)).toEqual(
    countries.map(({ slug }) => `/country/${slug}`),
  );
  // From the word into the panel, as a hand moves, and over all of it.
  const word = (await destinations(page).boundingBox())!;
  const middle = word.x + word.width / 2;
  await page.mouse.move(middle, word.y + word.height / 2);
  await page.mouse.move(middle, word.y + 150, { steps: 75 });
  for (const index of [0, 6, 13, 19]) {
    await links(page).nth(index).hover();
    await expect(links(page).first()).toBeVisible();
  }
  await page.mouse.move(700, 700);
  await expect(links(page).first()).toBeHidden();

  await destinations(page).click();
  await page.keyboard.press("Escape");
  await expect(links(page).first()).toBeHidden();
  await page.mouse.move(700, 700);
  await destinations(page).hover();
  await expect(links(page).first()).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(links(page).first()).toBeHidden();
});

test("the dropdown opens by keyboard, is walked through by Tab, closes behind it, and leads to a country @everywhere", async ({
  page,
}) => {
  await visit(page, "/about");
  const press = (key: string) => page.keyboard.press(key);
  await destinations(page).focus();
  await press("Enter");
  await expect(links(page)).toHaveCount(20);
  await press("Tab");
  await expect(links(page).first()).toBeFocused();
  for (let stop = 1; stop < 20; stop++) await press("Tab");
  await expect(links(page).last()).toBeFocused();
  await press("Tab");
  await expect(links(page).first()).toBeHidden();

  await destinations(page).focus();
  await press("Space");
  await press("Tab");
  await press("Enter");
  await expect(page).toHaveURL(countryPages[0]!.path);
  await expect(heading(page)).toHaveText([countryPages[0]!.heading]);
  await expect(links(page).first()).toBeHidden();
});

test("the mobile menu opens and closes, with Destinations as a toggle; a link leads to its page and closes it @everywhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  await expect(nav(page)).toBeHidden();
  await summary(page, "Menu").click();
  for (const { label } of site.header.links)
    await expect(link(page, label)).toBeInViewport({ ratio: 1 });
  await summary(page, "Menu").click();
  await expect(nav(page)).toBeHidden();

  await summary(page, "Menu").click();
  await expect(links(page).first()).toBeHidden();
  await destinations(page).click();
  await expect(links(page).first()).toBeVisible();
  await destinations(page).click();
  await expect(links(page).first()).toBeHidden();
  await destinations(page).click();
  await links(page).last().click();
  await expect(page).toHaveURL("/country/belgium");
  await expect(nav(page)).toBeHidden();
});

test("the header stays at the top; scrolled, it takes a translucent, shadowed look", async ({
  page,
}) => {
  await visit(page, "/country/norway");
  const look = () =>
    header(page).evaluate((bar) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(
        bar,
        "::before",
      );
      const alpha = /\/ ([\d.]+)\)$/.exec(backgroundColor)?.[1];
      return {
        alpha: Number(
          alpha ?? (backgroundColor === "rgba(0, 0, 0, 0)" ? 0 : 1),
        ),
        isBlurred: backdropFilter !== "none",
        isShadowed: getComputedStyle(bar).boxShadow !== "none",
      };
    });
  const plain = { alpha: 0, isBlurred: false, isShadowed: false };
  expect(await look()).toEqual(plain);
  await page.evaluate(() => scrollTo(0, 900));
  await expect
    .poll(look)
    .toEqual({ alpha: 0.96, isBlurred: true, isShadowed: true });
  expect((await header(page).boundingBox())!.y).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(look).toEqual(plain);
});

test("the active link alone has a mark, also after a page change", async ({
  page,
}) => {
  await visit(page, "/services?utm_source=mail");
  const marks = () =>
    Promise.all(
      ["Services", "About"].map((name) =>
        link(page, name).evaluate(
          (link) => getComputedStyle(link).boxShadow !== "none",
        ),
      ),
    );
  expect(await marks()).toEqual([true, false]);
  await footer(page).getByRole("link", { name: "About" }).click();
  await expect.poll(marks).toEqual([false, true]);
});

test("the business phone number is shown when the pointer hovers over the chat button, and when it has the keyboard focus", async ({
  page,
}) => {
  const chat = page
    .getByRole("complementary", { name: "Chat" })
    .getByRole("link");
  const number = chat.locator("span");
  /** The whole number is there to read, inside the window. */
  const isRead = async () => {
    await expect(number).toHaveText(site.phone);
    await expect(number).toBeInViewport({ ratio: 1 });
    const cut = () =>
      number.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    await expect.poll(cut).toBeLessThanOrEqual(0);
  };
  await visit(page, "/");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(number).toBeHidden();
    await chat.hover();
    await isRead();
    await page.mouse.move(100, 300);
    await expect(number).toBeHidden();
  }
  // The last stop of the page.
  await page.getByRole("link", { name: "Cookies" }).focus();
  await page.keyboard.press("Tab");
  await expect(chat).toBeFocused();
  await isRead();
  await page.keyboard.press("Shift+Tab");
  await expect(number).toBeHidden();
});

test("the chat button slides away while one scrolls down on a phone, and comes back on scrolling up, and to the keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  const chat = page
    .getByRole("complementary", { name: "Chat" })
    .getByRole("link");
  await main(page).hover();
  await page.mouse.wheel(0, 600);
  await expect(chat).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(chat).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect(chat).not.toBeInViewport();
  await chat.focus();
  await expect(chat).toBeInViewport({ ratio: 1 });
});
