// Specification: 6.1
import type { Page } from "@playwright/test";
import { expectNoAxeFaults } from "./accessible";
import {
  changeSettings,
  chat,
  expect,
  main,
  summary,
  test,
  visit,
} from "./site";
import { expectWhole } from "./texts";

// Pages as they open are in pages.spec.ts; here are the states that a visitor brings about.

async function onPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
}

/** What a state changes passes axe in both settings, and is whole at 320 px; afterwards the page is on a phone again. */
async function expectAccessible(page: Page, state: string, part: string) {
  await expectNoAxeFaults(page, `${state}, on a phone, dark`, { part });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoAxeFaults(page, `${state}, at a desk, light`, { part });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: "active" });
  await expectWhole(page, `${state}, at 320 px, in forced colours`);
  await page.emulateMedia({ forcedColors: "none" });
  await onPhone(page);
}

const press = (page: Page, name: string) =>
  main(page).getByRole("button", { name }).click();

test.beforeEach(({ page }) => onPhone(page));

test("the states of the frame pass axe", async ({ page }) => {
  await visit(page, "/about");
  await summary(page, "Menu").click();
  await summary(page, "Destinations").click();
  await expectAccessible(page, "the open menu", "header");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo(0, 1200));
  await expectAccessible(page, "the header over a scrolled page", "header");
  await chat(page).focus();
  await expectAccessible(page, "the chat's number", "aside");
});

test("hovered buttons pass axe", async ({ page }) => {
  await visit(page, "/");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ["Start Your Journey", "Explore Programs"]) {
      await main(page).getByRole("link", { name }).hover();
      await expectNoAxeFaults(page, `${name}, ${colorScheme}`, {
        part: "main > :first-child",
      });
    }
  }
});

test("the states of the scholarships pass axe", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2024-12-04"));
  await visit(page, "/scholarships?type=national&sort=amount");
  await expect(main(page).getByText("Passed", { exact: true })).not.toHaveCount(
    0,
  );
  await expectAccessible(page, "a filtered list, some of it open", "main");
  await page.getByRole("searchbox").fill("zzz");
  await expect(page.getByText("No scholarships found")).toBeVisible();
  await expectAccessible(page, "an empty list", "main");
});

test("the states of the aptitude test pass axe", async ({ page }) => {
  await visit(page, "/aptitude-test");
  await press(page, "Start Test");
  await page.getByRole("radio").nth(1).check();
  await expectAccessible(page, "a question that is answered", "main");
  for (let index = 1; index < 10; index++) await press(page, "Next");
  await press(page, "Complete Test");
  await expectAccessible(page, "the results", "main");
  // Numbers are black on paper.
  await page.emulateMedia({ media: "print" });
  const disc = await main(page)
    .locator("[data-answered]")
    .first()
    .evaluate((stop) => getComputedStyle(stop, "::before").backgroundColor);
  expect(disc).toBe("rgba(0, 0, 0, 0)");
});

test("the states of the form pass axe", async ({ page, site }) => {
  site.expectErrors(/500 .*\/inbox|ERR_INTERNET_DISCONNECTED/);
  // One of ours, which every policy allows.
  await changeSettings(page, ({ contact }) => ({
    contact: { ...contact, endpoint: "/inbox" },
  }));
  await page.route("**/inbox", (route) => route.fulfill({ status: 500 }));
  const writeAndSend = async () => {
    await page.getByRole("textbox", { name: "Name" }).fill("Asha");
    await page.getByRole("textbox", { name: "Email" }).fill("a@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill("Hello");
    await press(page, "Send Message");
  };
  await visit(page, "/about");
  await writeAndSend();
  await expect(page.getByText("This could not be sent.")).toBeVisible();
  await expectAccessible(page, "what could not be sent", "#contact");
  await page.context().setOffline(true);
  await page.route("**/inbox", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expectAccessible(page, "without a network, with its note", "body");
});
