import type { Page } from "@playwright/test";
import { countries, countryPages, routes, site as settings } from "./pages";
import { expect, test, visit } from "./site";

// Far from India, so that the opening hours have to be worked out.
test.use({ timezoneId: "America/New_York" });

const footer = (page: Page) => page.getByRole("contentinfo");
const chat = (page: Page) =>
  page.getByRole("complementary", { name: "Chat" }).getByRole("link");
const number = (page: Page) => chat(page).locator("span");

const GREETING = `Hi, I'm interested in ${settings.name} services`;
const CHAT = `https://wa.me/${settings.phone.replace(/\D/g, "")}?text=${encodeURIComponent(GREETING)}`;

test("a floating chat button is present on every page", async ({ page }) => {
  for (const { path } of [...routes, countryPages[4]!, ...UNLISTED]) {
    await visit(page, path);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    await expect(chat(page)).toHaveAttribute("href", CHAT);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
  }
});

const UNLISTED = [{ path: "/country/new-zealand" }];

test("the chat opens in a new tab, with the business number and the prefilled greeting", async ({
  page,
  site,
}) => {
  site.expectTrouble(/^request: https:\/\/wa\.me\//);
  await page
    .context()
    .route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await visit(page, "/about");
  const opened = page.waitForEvent("popup");
  await chat(page).click();
  const tab = await opened;
  await expect(tab).toHaveURL(
    ({ host, pathname, searchParams }) =>
      host === "wa.me" &&
      pathname === `/${settings.phone.replace(/\D/g, "")}` &&
      searchParams.get("text") === GREETING,
  );
  expect(await tab.evaluate(() => opener)).toBe(null);
  await expect(page).toHaveURL("/about");
});

test("the business phone number is shown when the pointer hovers over the chat button", async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    await expect(number(page)).toBeHidden();
    await chat(page).hover();
    await isRead(page);
    await page.mouse.move(100, 300);
    await expect(number(page)).toBeHidden();
  }
});

test("the business phone number is shown when the chat button has the keyboard focus", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(number(page)).toBeHidden();
  // The last stop of the page.
  await page.getByRole("link", { name: "Cookies" }).focus();
  await page.keyboard.press("Tab");
  await expect(chat(page)).toBeFocused();
  await isRead(page);
  await page.keyboard.press("Shift+Tab");
  await expect(number(page)).toBeHidden();
});

/** The whole number is there to read, inside the window. */
async function isRead(page: Page) {
  await expect(number(page)).toHaveText(settings.phone);
  await expect(number(page)).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      number(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0);
}

test("the footer has quick links, 8 destination links and the contact details", async ({
  page,
}) => {
  await visit(page, "/services");
  const quick = footer(page).getByRole("navigation", { name: "Quick links" });
  for (const { label, to } of settings.footer.quickLinks)
    await expect(
      quick.getByRole("link", { name: label, exact: true }),
    ).toHaveAttribute("href", to);
  const destinations = footer(page)
    .getByRole("navigation", { name: "Destinations" })
    .getByRole("link");
  await expect(destinations).toHaveCount(8);
  for (const link of await destinations.all()) {
    const name = await link.textContent();
    const { slug } = countries.find((country) => country.name === name)!;
    await expect(link).toHaveAttribute("href", `/country/${slug}`);
  }
  const { street, city, postalCode, country } = settings.address;
  for (const words of [street, `${city} ${postalCode}, ${country}`])
    await expect(footer(page)).toContainText(words);
  for (const [name, href] of [
    [settings.phone, `tel:${settings.phone.replace(/[^+\d]/g, "")}`],
    [settings.email, `mailto:${settings.email}`],
  ] as const)
    await expect(footer(page).getByRole("link", { name })).toHaveAttribute(
      "href",
      href,
    );
  for (const [days, times] of [
    ["Mon-Fri", "9:00 AM-6:00 PM"],
    ["Sat", "10:00 AM-4:00 PM"],
    ["Sun", "Closed"],
  ] as const)
    await expect(
      footer(page).getByText(days, { exact: true }).locator(".."),
    ).toHaveText(`${days}${times}`);
  await expect(footer(page)).toContainText(/© 2024 /);
});

test("social links go nowhere", async ({ page }) => {
  await visit(page, "/services");
  for (const { label } of settings.footer.social) {
    const link = footer(page).getByText(label, { exact: true });
    await expect(link).toBeVisible();
    await expect(link).not.toHaveAttribute("href");
    await link.click();
    await expect(page).toHaveURL("/services");
    await link.focus();
    await expect(link).not.toBeFocused();
  }
});

for (const [instant, words] of [
  // Half past eleven on a Friday morning in India; the evening before in Los Angeles.
  ["2026-11-20T11:30:00+05:30", "Open now until 6:00 PM"],
  ["2026-11-20T08:59:00+05:30", "Opens today 9:00 AM"],
  ["2026-11-20T18:00:00+05:30", "Opens Saturday 10:00 AM"],
  ["2026-11-21T15:59:00+05:30", "Open now until 4:00 PM"],
  ["2026-11-21T16:00:00+05:30", "Opens Monday 9:00 AM"],
  ["2026-11-22T12:00:00+05:30", "Opens Monday 9:00 AM"],
] as const) {
  test(`the footer says "${words}" at ${instant}, whatever the visitor's zone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(instant));
    await visit(page, "/services");
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page).getByText(/^Open/)).toHaveText(words);
  });
}

test("the footer follows the clock while the page is open", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-20T17:59:00+05:30") });
  await visit(page, "/services");
  await footer(page).scrollIntoViewIfNeeded();
  const line = footer(page).getByText(/^Open/);
  await expect(line).toHaveText("Open now until 6:00 PM");
  await page.clock.fastForward("02:00");
  await expect(line).toHaveText("Opens Saturday 10:00 AM");
});
