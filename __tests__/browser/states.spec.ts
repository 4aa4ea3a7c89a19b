import type { Page } from "@playwright/test";
import { passesAxe } from "./accessible";
import { site as settings } from "./pages";
import { expect, letTimePass, retime, test, visit } from "./site";
import { isWhole } from "./words";

// Pages as they open are in pages.spec.ts; here are the states that a visitor brings about.

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

async function onPhone(page: Page) {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
}

async function atDesk(page: Page) {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
}

async function isWholeWhenNarrow(page: Page, state: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await isWhole(page, `${state}, at 320 px`);
}

/** What a state changes passes axe in both settings, and is whole at 320 px; afterwards the page is on a phone again. */
async function passes(page: Page, state: string, part: string) {
  await passesAxe(page, `${state}, on a phone, dark`, part);
  await atDesk(page);
  await passesAxe(page, `${state}, at a desk, light`, part);
  await isWholeWhenNarrow(page, state);
  await onPhone(page);
}

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name }).click();

test("the states of the frame pass axe and cut no words", async ({ page }) => {
  await onPhone(page);
  await visit(page, "/about");
  const header = page.getByRole("banner");
  const menu = (text: string) => header.locator("summary", { hasText: text });
  await menu("Menu").click();
  await menu("Destinations").click();
  await passesAxe(page, "the open mobile menu", "header");
  await isWholeWhenNarrow(page, "the open mobile menu");
  await onPhone(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo(0, 1200));
  await passes(page, "the header over a scrolled page", "header");
  await page.getByRole("complementary").getByRole("link").hover();
  await passes(page, "the chat's number", "aside");
  await atDesk(page);
  await menu("Destinations").hover();
  await header.getByRole("link", { name: "Norway" }).hover();
  await passesAxe(page, "the open dropdown", "header");
});

test("the carousel at its end passes axe and cuts no words", async ({
  page,
}) => {
  await onPhone(page);
  await visit(page, "/");
  await press(page, "Show UK");
  await passes(page, "its end", 'section:has([aria-label="Show UK"])');
});

test("the states of the scholarships pass axe and cut no words", async ({
  page,
}) => {
  await onPhone(page);
  await page.clock.setFixedTime(new Date("2024-12-04"));
  await visit(page, "/scholarships");
  const passed = page
    .getByRole("listitem")
    .getByText("Passed", { exact: true });
  await expect(passed).toHaveCount(2);
  await passes(page, "some are open", "main");
  await page.getByRole("button", { name: "Share", exact: true }).nth(2).click();
  await press(page, "Copy link");
  await expect(
    page.getByText(/^The link is copied|^This browser does not/),
  ).toBeVisible();
  await passes(page, "the dialog to share one", "dialog");
  await page.keyboard.press("Escape");
  await visit(page, "/scholarships?q=award&type=national&sort=amount");
  await expect(page.getByText("Showing 3 of 12")).toBeVisible();
  await passes(page, "a filtered list", "main");
  await page.getByRole("searchbox").fill("zzz");
  await expect(page.getByText("No scholarships found")).toBeVisible();
  await passes(page, "an empty list", "main");
});

test("the stages of the aptitude test pass axe and cut no words", async ({
  page,
}) => {
  await onPhone(page);
  await retime(page, { 2000: null });
  await visit(page, "/aptitude-test");
  await press(page, "Start Test");
  await passes(page, "loading", "main");
  await letTimePass(page);
  await page.getByRole("radio").nth(1).check();
  await passes(page, "a question that is answered", "main");
  for (let index = 1; index < 10; index++) {
    await press(page, "Next");
    await isWholeWhenNarrow(page, `question ${index + 1}`);
  }
  await onPhone(page);
  await press(page, "Complete Test");
  await passes(page, "the results", "main");
});

test("the states of the contact form pass axe and cut no words", async ({
  page,
  site,
}) => {
  site.expectErrors(/500 .*\/inbox|ERR_INTERNET_DISCONNECTED/);
  const { contact } = settings;
  const writeAndSend = async () => {
    await page.getByRole("textbox", { name: "Name" }).fill("Asha");
    await page.getByRole("textbox", { name: "Email" }).fill("a@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill("Hello");
    await press(page, "Send Message");
  };
  await onPhone(page);
  await retime(page, { 1500: null, 3000: null });
  await visit(page, "/about");
  await writeAndSend();
  await passes(page, "submitting", "#contact");
  await letTimePass(page);
  await expect(page.getByText("Thank you!")).toBeVisible();
  await passes(page, "success", "#contact");

  await withEndpointThatFails(page);
  await visit(page, "/about");
  await writeAndSend();
  await expect(page.getByText(contact.failed)).toBeVisible();
  await passes(page, "what could not be sent", "#contact");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: contact.retry }).click();
  await expect(page.getByText(contact.offline)).toBeVisible();
  await passes(page, "without a network, with its note", "body");
  await page.context().setOffline(false);
});

/** Switches the contact form's endpoint on in what the pages know of data/: one of ours, which every policy allows. */
async function withEndpointThatFails(page: Page) {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain('"endpoint":null');
    await route.fulfill({
      response,
      body: text.replace('"endpoint":null', '"endpoint":"/inbox"'),
    });
  });
  await page.route("**/inbox", (route) => route.fulfill({ status: 500 }));
}
