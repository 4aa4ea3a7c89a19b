import type { Page } from "@playwright/test";
import { countries, countryPages, site } from "./pages";
import { expect, test, visit } from "./site";

const header = (page: Page) => page.getByRole("banner");
const nav = (page: Page) => header(page).getByRole("navigation");
const summary = (page: Page) =>
  nav(page).locator("summary", { hasText: "Destinations" });
/** Country links have nothing but their country's name. */
const links = (page: Page) => nav(page).locator('a[href^="/country/"]');

const isOpen = async (page: Page) => {
  await expect(links(page).first()).toBeVisible();
  await expect(links(page)).toHaveCount(20);
};
const isClosed = (page: Page) => expect(links(page).first()).toBeHidden();

test("the dropdown opens on hover, shows 20 countries down its columns, and closes on leaving", async ({
  page,
}) => {
  await visit(page, "/about");
  await isClosed(page);
  await summary(page).hover();
  await isOpen(page);
  const shown = await links(page).evaluateAll((all) =>
    all.map((link) => {
      const { x, y } = link.getBoundingClientRect();
      return { name: link.querySelector("span")!.textContent, x, y };
    }),
  );
  const byEye = shown.toSorted((a, b) => a.x - b.x || a.y - b.y);
  expect(byEye.map(({ name }) => name)).toEqual(
    countries.map(({ name }) => name),
  );
  // From the word into the panel, and over all of it.
  for (const index of [0, 6, 13, 19]) {
    await links(page).nth(index).hover();
    await isOpen(page);
  }
  await page.mouse.move(700, 850);
  await isClosed(page);
});

test("the dropdown opens by keyboard, is walked through by Tab, closes behind it, and leads to a country", async ({
  page,
}) => {
  await visit(page, "/about");
  const press = (key: string) => page.keyboard.press(key);
  await summary(page).focus();
  await isClosed(page);
  await press("Enter");
  await isOpen(page);
  await press("Tab");
  await expect(links(page).first()).toBeFocused();
  for (let stop = 1; stop < 20; stop++) await press("Tab");
  await expect(links(page).last()).toBeFocused();
  await isOpen(page);
  await press("Tab");
  await isClosed(page);

  await summary(page).focus();
  await press("Space");
  await press("Tab");
  await press("Enter");
  await expect(page).toHaveURL(countryPages[0]!.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([
    countryPages[0]!.heading,
  ]);
  await isClosed(page);
});

test("the header stays at the top; scrolled, it takes a translucent, shadowed look", async ({
  page,
}) => {
  await visit(page, "/country/norway");
  const look = () =>
    header(page).evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      const alpha = /(?:\/|rgba\(.*,)\s*([\d.]+)\)$/.exec(backgroundColor);
      return {
        isTranslucent: alpha !== null && Number(alpha[1]) < 1,
        isShadowed: boxShadow !== "none",
      };
    });
  const plain = await look();
  expect(plain).toEqual({ isTranslucent: false, isShadowed: false });
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(look).toEqual({ isTranslucent: true, isShadowed: true });
  expect((await header(page).boundingBox())!.y).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(look).toEqual(plain);
});

test("the active link alone has a mark, also after a page change", async ({
  page,
}) => {
  await visit(page, "/services?utm_source=mail");
  const link = (name: string) =>
    nav(page).getByRole("link", { name, exact: true });
  const marks = () =>
    Promise.all(
      ["Services", "About"].map((name) =>
        link(name).evaluate(
          (link) => parseFloat(getComputedStyle(link, "::after").height) > 0,
        ),
      ),
    );
  expect(await marks()).toEqual([true, false]);
  await link("About").click();
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
    const hidden = () =>
      number.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    await expect.poll(hidden).toBeLessThanOrEqual(0);
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
