import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { finder, scholarships } from "./pages";
import { drawn, expect, holdScripts, open, test, visit } from "./site";

const { sharing } = finder;
const maple = scholarships.find(({ title }) => title.startsWith("Maple"))!;
const deccan = scholarships.find(({ title }) => title.startsWith("Deccan"))!;

const card = (page: Page, { id }: { id: number }) =>
  page.locator(`#award-${id}`);
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const dialog = (page: Page) =>
  page.getByRole("dialog", { name: sharing.one, exact: true });

test("where the browser can share, it is given the list or the scholarship; only where it refuses there is a dialog", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, answer: null });
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        shared.push(data);
        const { answer } = window as unknown as { answer: string | null };
        if (answer) throw new DOMException("", answer);
      },
    });
  });
  const shared = () =>
    page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await visit(page, "/scholarships?utm_source=x&type=national&sort=amount");
  await button(page, sharing.list).click();
  await card(page, deccan).getByRole("button", { name: sharing.one }).click();
  const url = `${new URL(page.url()).origin}/scholarships`;
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
  // The visitor has thought better of it.
  await page.evaluate(() => Object.assign(window, { answer: "AbortError" }));
  await button(page, sharing.list).click();
  await expect.poll(async () => (await shared()).length).toBe(3);
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.evaluate(() =>
    Object.assign(window, { answer: "NotAllowedError" }),
  );
  await button(page, sharing.list).click();
  await expect(page.locator("dialog")).toHaveCount(1);
});

test("where it cannot, there are a WhatsApp link and the address to copy; focus comes back by each way out", async ({
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

  const copy = dialog(page).getByRole("button", { name: sharing.copy });
  await copy.click();
  await expect(dialog(page).getByRole("status")).toHaveText(sharing.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address,
  );
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog(page).getByRole("button", { name: sharing.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toContain("?q=maple");

  // Where the browser refuses to copy, the address is selected.
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await button(page, sharing.list).click();
  await copy.click();
  await expect(dialog(page).getByRole("status")).toHaveText(sharing.notCopied);
  const field = dialog(page).getByRole("textbox", { name: sharing.address });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/\/scholarships\?q=maple$/);
  const isSelected = await field.evaluate(
    ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
      selectionStart === 0 && selectionEnd === value.length,
  );
  expect(isSelected).toBe(true);
});

for (const [width, height] of [
  [390, 640],
  [1440, 900],
] as const)
  test(`a scholarship's address leads to it at ${width} px, also where a search would hide it, and on to another one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const isReached = async ({ id, title }: typeof maple) => {
      const heading = page.getByRole("heading", { name: title });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() =>
          heading.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 4, top));
          }),
        )
        .toBe(true);
      await expect(page).toHaveURL(new RegExp(`#award-${id}$`));
    };
    for (const [query, shown] of [
      ["?q=maple&sort=title", 1],
      ["?q=deccan&type=national", 12],
      ["", 12],
    ] as const) {
      await page.goto("about:blank");
      await visit(page, `/scholarships${query}#award-${maple.id}`);
      await isReached(maple);
      await expect(page.locator('li[id^="award-"]:visible')).toHaveCount(shown);
    }
    // Tab goes on from there.
    await page.keyboard.press("Tab");
    await expect(
      card(page, maple).getByRole("button", { name: finder.apply }),
    ).toBeFocused();
    await page.evaluate((id) => (location.hash = `award-${id}`), deccan.id);
    await isReached(deccan);
  });

test("an unknown or hostile fragment does nothing", async ({ page }) => {
  await visit(page, "/scholarships?q=maple#award-99");
  for (const hash of [
    "award-01",
    "constructor",
    `award-1"><img src=x onerror=alert(1)>`,
  ]) {
    await expect(page.getByText("Showing 1 of 12").first()).toBeVisible();
    await expect(page.locator("h3:focus")).toHaveCount(0);
    await page.evaluate((hash) => (location.hash = hash), hash);
    await drawn(page);
  }
  await expect(page.getByText("Showing 1 of 12").first()).toBeVisible();
  await expect(page.locator("h3:focus")).toHaveCount(0);
});

test("a deadline that is still ahead can be put into a calendar, without a network", async ({
  page,
  site,
}) => {
  // Pictures further down are lazy.
  site.expectErrors(/ERR_INTERNET_DISCONNECTED .*\.svg/);
  await page.clock.setFixedTime(new Date("2024-12-04T12:00:00Z"));
  await visit(page, "/scholarships");
  const add = page.getByRole("button", { name: sharing.calendar });
  await expect(add).toHaveCount(10);
  const addOf = (one: typeof maple) =>
    card(page, one).getByRole("button", { name: sharing.calendar });
  await expect(addOf(deccan)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const coming = page.waitForEvent("download");
  await addOf(maple).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`award-${maple.id}.ics`);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain("DTSTART;VALUE=DATE:20250201");
  expect(file).toContain(`SUMMARY:Last day to apply: ${maple.title}`);
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
