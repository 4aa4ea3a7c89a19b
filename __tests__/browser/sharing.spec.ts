import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { finder, scholarships } from "./pages";
import { expect, holdScripts, open, test, visit } from "./site";

const { sharing } = finder;
const maple = scholarships.find(({ title }) => title.startsWith("Maple"))!;
const deccan = scholarships.find(({ title }) => title.startsWith("Deccan"))!;

const card = (page: Page, { id }: { id: number }) =>
  page.locator(`#award-${id}`);
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: sharing.one, exact: true });

/** Gives the browser a Web Share of its own: what it was given, and what it answers. */
async function withShare(page: Page, error: string | null = null) {
  await page.addInitScript((error) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        shared.push(data);
        if (error) throw new DOMException("", error);
      },
    });
  }, error);
  return () =>
    page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
}

test("where the browser can share, it is given the list or the scholarship", async ({
  page,
}) => {
  const shared = await withShare(page);
  await visit(page, "/scholarships?utm_source=x&type=national&sort=amount");
  await button(page, sharing.list).click();
  await card(page, deccan).getByRole("button", { name: sharing.one }).click();
  const { origin } = new URL(page.url());
  const url = `${origin}/scholarships`;
  expect(await shared()).toEqual([
    {
      title: sharing.listText,
      text: sharing.listText,
      url: `${url}?type=national&sort=amount`,
    },
    {
      title: deccan.title,
      text: "Deccan Merit Award: $15,000, deadline 25 Nov 2024",
      url: `${url}#award-${deccan.id}`,
    },
  ]);
  await expect(page.locator("dialog")).toHaveCount(0);
});

for (const [error, count] of [
  ["AbortError", 0],
  ["NotAllowedError", 1],
] as const) {
  test(`a share that ends in ${error} leaves ${count} dialog`, async ({
    page,
  }) => {
    const shared = await withShare(page, error);
    await visit(page, "/scholarships");
    await button(page, sharing.list).click();
    await expect.poll(async () => (await shared()).length).toBe(1);
    await expect(page.locator("dialog")).toHaveCount(count);
  });
}

test("where it cannot, there are a WhatsApp link and the address to copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/scholarships?q=maple");
  const opener = card(page, maple).getByRole("button", { name: sharing.one });
  await opener.click();
  const address = `${new URL(page.url()).origin}/scholarships#award-${maple.id}`;
  const text = `${maple.title}: $55,000, deadline 1 Feb 2025`;
  await expect(dialog(page)).toContainText(text);
  const chat = dialog(page).getByRole("link");
  await expect(chat).toBeFocused();
  await expect(chat).toHaveAttribute("target", "_blank");
  const href = new URL((await chat.getAttribute("href"))!);
  expect(href.origin + href.pathname).toBe("https://wa.me/");
  expect(href.searchParams.get("text")).toBe(`${text} ${address}`);

  await dialog(page).getByRole("button", { name: sharing.copy }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(sharing.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address,
  );

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  // And by each other way out.
  await opener.click();
  await dialog(page).getByRole("button", { name: sharing.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toContain("?q=maple");
});

test("where the browser refuses to copy, the address is selected", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await visit(page, "/scholarships?type=national");
  await button(page, sharing.list).click();
  await dialog(page).getByRole("button", { name: sharing.copy }).click();
  await expect(dialog(page).getByRole("status")).toHaveText(sharing.notCopied);
  const field = dialog(page).getByRole("textbox", { name: sharing.address });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/\/scholarships\?type=national$/);
  expect(
    await field.evaluate(
      ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
        selectionStart === 0 && selectionEnd === value.length,
    ),
  ).toBe(true);
});

for (const [what, query] of [
  ["alone", ""],
  ["with a search that finds it", "?q=maple&sort=title"],
  ["with a search that would hide it", "?q=deccan&type=national"],
] as const) {
  for (const [width, height] of [
    [390, 640],
    [1440, 900],
  ] as const) {
    test(`a scholarship's address ${what} leads to it at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, `/scholarships${query}#award-${maple.id}`);
      const title = page.getByRole("heading", { name: maple.title });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() =>
          title.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 4, top));
          }),
        )
        .toBe(true);
      await expect(page).toHaveURL(new RegExp(`#award-${maple.id}$`));
      await expect(page.locator('li[id^="award-"]:visible')).toHaveCount(
        query.includes("maple") ? 1 : 12,
      );
      // Tab goes on from there.
      await page.keyboard.press("Tab");
      await expect(
        card(page, maple).getByRole("button", { name: finder.apply }),
      ).toBeFocused();
    });
  }
}

test("another scholarship's address leads on from the first", async ({
  page,
}) => {
  await visit(page, `/scholarships#award-${maple.id}`);
  await expect(page.getByRole("heading", { name: maple.title })).toBeFocused();
  await page.evaluate((id) => (location.hash = `award-${id}`), deccan.id);
  await expect(page.getByRole("heading", { name: deccan.title })).toBeFocused();
});

test("an unknown or hostile fragment does nothing", async ({ page }) => {
  for (const hash of [
    "award-99",
    "award-",
    "award-1e0",
    "award-01",
    "constructor",
    "%E0%A4%A",
    `award-1"><img src=x onerror=alert(1)>`,
  ]) {
    await visit(page, `/scholarships?q=maple#${hash}`);
    await expect(page.getByText("Showing 1 of 12").first()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe(
      "H3",
    );
    await page.goto("about:blank");
  }
});

test("a deadline that is still ahead can be put into a calendar, without a network", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2024-12-04T12:00:00Z"));
  await visit(page, "/scholarships");
  const add = page.getByRole("button", { name: sharing.calendar });
  await expect(add).toHaveCount(10);
  await expect(
    card(page, deccan).getByRole("button", { name: sharing.calendar }),
  ).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const coming = page.waitForEvent("download");
  await card(page, maple)
    .getByRole("button", { name: sharing.calendar })
    .click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`award-${maple.id}.ics`);
  const file = await readFile(await download.path(), "utf8");
  for (const line of [
    "UID:award-9@localhost",
    "DTSTAMP:20241204T120000Z",
    "DTSTART;VALUE=DATE:20250201",
    "DTEND;VALUE=DATE:20250202",
    `SUMMARY:Last day to apply: ${maple.title}`,
  ])
    expect(file).toContain(line);
});

test("once every deadline has passed nothing can be put into a calendar", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  await expect(button(page, sharing.one)).toHaveCount(12);
  await expect(button(page, sharing.calendar)).toHaveCount(0);
});

test("the buttons come without moving anything", async ({ page }) => {
  // While not all deadlines have passed, or a sentence about it comes as well.
  await page.clock.setFixedTime(new Date("2024-12-04T12:00:00Z"));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page);
    await open(page, "/scholarships");
    await page.evaluate(() => document.fonts.ready);
    const heights = () =>
      page.locator("#awards").evaluate((head) => {
        const places = [
          head.parentElement!,
          ...document.querySelectorAll("li"),
        ];
        return places.map((place) => place.getBoundingClientRect().height);
      });
    const before = await heights();
    await release();
    await expect(button(page, sharing.list)).toBeVisible();
    expect(await heights()).toEqual(before);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button stands there that would do nothing", async ({ page }) => {
    await page.goto("/scholarships");
    await expect(page.getByText(maple.title)).toBeVisible();
    for (const name of [sharing.list, sharing.one, sharing.calendar])
      await expect(button(page, name)).toHaveCount(0);
  });
});
