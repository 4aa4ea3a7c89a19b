import type { Page } from "@playwright/test";
import type { Scholarship } from "../../src/content/model";
import { finder, scholarships } from "./pages";
import {
  expect,
  holdScripts,
  open,
  ready,
  requests,
  test,
  visit,
} from "./site";

// Days are the visitor's own: here they begin eight hours after those of Greenwich.
test.use({ timezoneId: "America/Los_Angeles" });

function parts(page: Page) {
  const main = page.getByRole("main");
  return {
    search: main.getByRole("searchbox"),
    type: (name: string) => main.getByRole("radio", { name, exact: true }),
    sort: main.getByRole("combobox"),
    clear: main.getByRole("button", { name: "Clear All" }),
    cards: main.locator('li[id^="award-"]'),
    titles: main.locator('li[id^="award-"] h3'),
    count: main.getByRole("paragraph").filter({ hasText: /^Showing / }),
    announcement: main.getByRole("status"),
    empty: main.getByRole("heading", { name: "No scholarships found" }),
    pins: main.locator("svg g[data-ink]"),
  };
}

const titlesOf = (list: readonly Scholarship[]) =>
  list.map(({ title }) => title);
const by =
  <Key extends keyof Scholarship>(key: Key) =>
  (a: Scholarship, b: Scholarship) =>
    a[key]! < b[key]! ? -1 : 1;
const byDeadline = [...scholarships].sort(by("deadline"));

/** The list, the count line and the pins agree on these, in this order. */
async function shows(page: Page, list: readonly Scholarship[]) {
  const { titles, count, empty, pins } = parts(page);
  await expect(count).toHaveText(`Showing ${list.length} of 12 scholarships`);
  await expect(titles).toHaveText(titlesOf(list));
  await expect(empty).toHaveCount(list.length === 0 ? 1 : 0);
  await expect(pins).toHaveCount(12);
  await expect
    .poll(() =>
      pins.evaluateAll(
        (all) =>
          all.filter((pin) => {
            const { opacity, strokeOpacity } = getComputedStyle(pin);
            return Number(opacity) * Number(strokeOpacity) > 0.9;
          }).length,
      ),
    )
    .toBe(list.length);
}

const query = (page: Page) => new URL(page.url()).search;
const historyLength = (page: Page) => page.evaluate(() => history.length);

test("all 12 scholarships are shown by deadline, with everything that is known of them", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  expect(scholarships).toHaveLength(12);
  await shows(page, byDeadline);
  const { cards } = parts(page);
  for (const [index, scholarship] of byDeadline.entries()) {
    const card = cards.nth(index);
    await expect(card).toHaveAttribute("id", `award-${scholarship.id}`);
    for (const words of [
      scholarship.description,
      scholarship.eligibility,
      scholarship.field,
      String(scholarship.applications),
      `$${scholarship.awardAmount.toLocaleString("en-US")}`,
      scholarship.type === "national" ? "National" : "International",
      new Date(scholarship.deadline).toLocaleDateString("en-GB", {
        ...{ day: "numeric", month: "short", year: "numeric" },
        timeZone: "UTC",
      }),
    ])
      await expect(card).toContainText(words);
  }
});

test("the search is a case-insensitive substring match on title, description or field", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { search } = parts(page);
  for (const text of ["NORTHERN", "oVeRsEaS", "medicine", "ar", "  design "]) {
    await search.fill(text);
    const wanted = text.trim().toLowerCase();
    const found = byDeadline.filter(({ title, description, field }) =>
      [title, description, field].some((words) =>
        words.toLowerCase().includes(wanted),
      ),
    );
    expect(found.length).toBeGreaterThan(0);
    await shows(page, found);
  }
  // A word of an eligibility text, and of nothing else.
  await search.fill("NEET");
  await shows(page, []);
  await search.fill("");
  await shows(page, byDeadline);
});

test("the search is combined with the type filter", async ({ page }) => {
  await visit(page, "/scholarships");
  const { search, type } = parts(page);
  const national = byDeadline.filter((one) => one.type === "national");
  const international = byDeadline.filter((one) => one.type !== "national");
  await type("National").check();
  await shows(page, national);
  await type("International").check();
  await shows(page, international);
  await search.fill("award");
  const hasAward = ({ title, description, field }: Scholarship) =>
    `${title}\n${description}\n${field}`.toLowerCase().includes("award");
  await shows(page, international.filter(hasAward));
  await type("National").check();
  await shows(page, national.filter(hasAward));
  await type("All").check();
  await shows(page, byDeadline.filter(hasAward));
});

test("the sort orders are deadline ascending, amount descending and title alphabetical", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { sort } = parts(page);
  await expect(sort).toHaveValue("deadline");
  await sort.selectOption("amount");
  await shows(page, [...scholarships].sort(by("awardAmount")).reverse());
  await sort.selectOption("title");
  await shows(page, [...scholarships].sort(by("title")));
  await sort.selectOption("deadline");
  await shows(page, byDeadline);
});

test("when nothing matches, No scholarships found is shown with its hint", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  await parts(page).search.fill("zzz");
  await shows(page, []);
  await expect(parts(page).empty).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search criteria or filters"),
  ).toBeVisible();
});

test("Clear All resets the text, the type, the order and the address", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { search, type, sort, clear } = parts(page);
  await expect(clear).toHaveAttribute("aria-disabled", "true");
  await search.fill("award");
  await type("National").check();
  await sort.selectOption("amount");
  await expect(clear).toHaveAttribute("aria-disabled", "false");
  await clear.click();
  await expect(search).toHaveValue("");
  await expect(type("All")).toBeChecked();
  await expect(sort).toHaveValue("deadline");
  await shows(page, byDeadline);
  expect(query(page)).toBe("");
  await expect(clear).toBeFocused();
  await expect(clear).toHaveAttribute("aria-disabled", "true");
});

test("the search, type and order are kept in the address, so a list can be shared and survives a reload", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { search, type, sort } = parts(page);
  await search.fill("award & c/o");
  await expect.poll(() => query(page)).toBe("?q=award+%26+c%2Fo");
  await search.fill("award");
  await type("National").check();
  await sort.selectOption("title");
  expect(query(page)).toBe("?q=award&type=national&sort=title");
  const shown = await parts(page).titles.allTextContents();
  expect(shown.length).toBeGreaterThan(1);

  await page.reload();
  await ready(page);
  await expect(parts(page).titles).toHaveText(shown);
  const other = await page.context().newPage();
  await visit(other, page.url());
  await expect(parts(other).titles).toHaveText(shown);
  await expect(parts(other).search).toHaveValue("award");
  await expect(parts(other).type("National")).toBeChecked();
  await expect(parts(other).sort).toHaveValue("title");
  expect(query(other)).toBe("?q=award&type=national&sort=title");
});

test("what else the address says stays in it", async ({ page }) => {
  await visit(page, "/scholarships?utm_source=mail&type=national");
  await parts(page).search.fill("award");
  await expect
    .poll(() => query(page))
    .toBe("?utm_source=mail&q=award&type=national");
  await parts(page).clear.click();
  expect(query(page)).toBe("?utm_source=mail");
});

test("Back and Forward go from one list to the next", async ({ page }) => {
  await visit(page, "/programs");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Scholarships" })
    .click();
  const { search, type, sort, clear } = parts(page);
  await type("National").check();
  await sort.selectOption("amount");
  await clear.click();
  await shows(page, byDeadline);

  await page.goBack();
  await expect(sort).toHaveValue("amount");
  await expect(type("National")).toBeChecked();
  expect(query(page)).toBe("?type=national&sort=amount");
  await page.goBack();
  await expect(sort).toHaveValue("deadline");
  await shows(
    page,
    byDeadline.filter((one) => one.type === "national"),
  );
  await page.goBack();
  await expect(type("All")).toBeChecked();
  await shows(page, byDeadline);
  await page.goForward();
  await expect(type("National")).toBeChecked();
  await expect(parts(page).count).toHaveText("Showing 6 of 12 scholarships");

  // Away from the page and back to its last list.
  await search.fill("award");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(search).toHaveValue("award");
  await expect(type("National")).toBeChecked();
  expect(query(page)).toBe("?q=award&type=national");
});

test("typing does not fill the history", async ({ page }) => {
  await visit(page, "/scholarships");
  const before = await historyLength(page);
  await parts(page).search.pressSequentially("women in research");
  await shows(page, [scholarships.find(({ id }) => id === 3)!]);
  expect(await historyLength(page)).toBe(before);
  await parts(page).type("National").check();
  expect(await historyLength(page)).toBe(before + 1);
});

test("typing and choosing disturb neither scroll position nor focus", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { search, type, sort } = parts(page);
  await page.evaluate(() => scrollTo(0, 300));
  const scrolled = () => page.evaluate(() => scrollY);
  await search.focus();
  for (const letter of "award") {
    await page.keyboard.type(letter);
    await expect(search).toBeFocused();
    expect(await scrolled()).toBe(300);
  }
  await expect(search).toHaveValue("award");
  // A letter in the middle leaves the cursor there.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("xy");
  await expect(search).toHaveValue("awaxyrd");
  await search.fill("");
  await type("All").focus();
  await page.keyboard.press("ArrowRight");
  await expect(type("National")).toBeChecked();
  await expect(type("National")).toBeFocused();
  expect(await scrolled()).toBe(300);
  await sort.focus();
  await sort.selectOption("amount");
  await expect(parts(page).titles).toHaveText(
    titlesOf(
      byDeadline
        .filter((one) => one.type === "national")
        .sort(by("awardAmount"))
        .reverse(),
    ),
  );
  await expect(sort).toBeFocused();
  expect(await scrolled()).toBe(300);
  // Nor is it announced as a page change.
  await expect(page.locator("#gatsby-announcer")).toHaveText("");
  await page.goBack();
  await expect(sort).toHaveValue("deadline");
  await expect(sort).toBeFocused();
  expect(await scrolled()).toBe(300);
});

test("Enter in the search does not reload the page", async ({ page }) => {
  await visit(page, "/scholarships");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const { search } = parts(page);
  await search.fill("maple");
  await page.keyboard.press("Enter");
  await shows(page, [scholarships.find(({ id }) => id === 9)!]);
  await expect(search).toBeFocused();
  expect(query(page)).toBe("?q=maple");
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("a hostile query is only ever text", async ({ page }) => {
  const hostile = `"><img src=x onerror=alert(1)>'; DROP`;
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const fields = new URLSearchParams({
    q: hostile,
    type: "constructor",
    sort: "__proto__",
  });
  await visit(page, `/scholarships?${fields}`);
  const { search, type, sort } = parts(page);
  await expect(search).toHaveValue(hostile);
  await expect(type("All")).toBeChecked();
  await expect(sort).toHaveValue("deadline");
  await shows(page, []);
  for (const address of [
    "/scholarships?type=toString&sort=amount%00",
    "/scholarships?q=%E0%A4%A&type=NATIONAL",
    "/scholarships?type=national&type=international&q=&sort=",
    "/scholarships?q=(.*)[",
    `/scholarships?q=${"a".repeat(5000)}`,
  ]) {
    await visit(page, address);
    await expect(parts(page).count).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

test("a type that is in the address twice counts once", async ({ page }) => {
  await visit(page, "/scholarships?type=national&type=international");
  await expect(parts(page).count).toHaveText("Showing 6 of 12 scholarships");
  await parts(page).type("All").check();
  expect(query(page)).toBe("");
  await shows(page, byDeadline);
});

test("the count line is announced politely, once, after a pause", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const { announcement, search } = parts(page);
  await expect(announcement).toHaveText("");
  const said = await announcement.evaluateHandle((region) => {
    const said: string[] = [];
    new MutationObserver(() => {
      if (region.textContent) said.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    return said;
  });
  await search.pressSequentially("medicine", { delay: 30 });
  await expect(announcement).toHaveText("Showing 1 of 12 scholarships");
  expect(await said.jsonValue()).toEqual(["Showing 1 of 12 scholarships"]);
  await expect(announcement).toHaveText("");
  expect(await said.jsonValue()).toEqual(["Showing 1 of 12 scholarships"]);
});

test("every scholarship has an anchor of its own", async ({ page }) => {
  for (const { id, title } of [scholarships[0]!, scholarships[11]!]) {
    await visit(page, `/scholarships#award-${id}`);
    const heading = page.getByRole("heading", { name: title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        heading.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + 4, top + 4);
          return element.contains(seen);
        }),
      )
      .toBe(true);
  }
});

test("Apply Now has no action", async ({ page }) => {
  const asked = await requests(page);
  await visit(page, "/scholarships");
  const buttons = page.getByRole("button", { name: "Apply Now" });
  await expect(buttons).toHaveCount(12);
  asked.length = 0;
  const before = await page.getByRole("main").innerHTML();
  await buttons.nth(4).click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(await page.getByRole("main").innerHTML()).toBe(before);
  expect(asked).toEqual([]);
  expect(query(page)).toBe("");
  expect(page.context().pages()).toHaveLength(1);
});

const deccan = scholarships.find(({ deadline }) => deadline === "2024-11-25")!;

for (const { when, instant, hasPassed } of [
  // In Greenwich it is the 26th already.
  {
    when: "on the evening of its own day",
    instant: "2024-11-25T23:59:00-08:00",
    hasPassed: false,
  },
  {
    when: "on the day after",
    instant: "2024-11-26T00:01:00-08:00",
    hasPassed: true,
  },
]) {
  test(`a deadline has ${hasPassed ? "" : "not "}passed ${when}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(instant));
    await visit(page, "/scholarships");
    const passed = page.getByText("Passed", { exact: true });
    await expect(passed).toHaveCount(hasPassed ? 1 : 0);
    const card = parts(page).cards.filter({ hasText: deccan.title });
    const line = hasPassed ? "Passed 25 Nov 2024" : "25 Nov 2024";
    await expect(card.getByText("Deadline").locator("..")).toHaveText(
      `Deadline${line}`,
    );
    await expect(page.getByText(finder.allPassed)).toHaveCount(0);
  });
}

test("when every deadline has passed, one sentence above the list says so, and nothing is hidden or reordered", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2025-03-15T12:00:00-07:00"));
  await visit(page, "/scholarships");
  await expect(page.getByText(finder.allPassed)).toHaveCount(0);
  await expect(page.getByText("Passed", { exact: true })).toHaveCount(11);

  await page.clock.setFixedTime(new Date("2025-03-16T00:01:00-07:00"));
  await visit(page, "/scholarships");
  await expect(page.getByText(finder.allPassed)).toBeVisible();
  await expect(page.getByText("Passed", { exact: true })).toHaveCount(12);
  await shows(page, byDeadline);
  const ask = page.getByRole("link", { name: finder.allPassedLink });
  await expect(ask).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  // An empty list has no deadlines.
  await parts(page).search.fill("zzz");
  await expect(page.getByText(finder.allPassed)).toHaveCount(0);
});

test("what was typed and chosen before React took over counts", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page, "/scholarships");
  const { search, type, sort } = parts(page);
  await search.fill("award");
  await type("National").check();
  await sort.selectOption("amount");
  await release();
  await expect(search).toHaveValue("award");
  await expect(type("National")).toBeChecked();
  await expect(sort).toHaveValue("amount");
  const { titles } = parts(page);
  await expect(titles).toHaveText([
    "Teachers of Tomorrow Award",
    "First in the Family Award",
    "Deccan Merit Award",
  ]);
  expect(query(page)).toBe("?q=award&type=national&sort=amount");
});

test("the list is there again when the visitor comes back from another site", async ({
  page,
}) => {
  await visit(page, "/scholarships?q=maple");
  await parts(page).search.fill("women");
  await expect.poll(() => query(page)).toBe("?q=women");
  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect(parts(page).search).toHaveValue("women");
  await shows(page, [scholarships.find(({ id }) => id === 3)!]);
});

test("the tools never overlap, and none breaks into two lines", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  const tools = page.getByRole("search").locator(":scope > *");
  for (const width of [320, 390, 601, 640, 701, 768, 1024, 1101]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await tools.evaluateAll((all) =>
      all.map((tool) => tool.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, one] of boxes.entries()) {
      expect(one.height, `${width} px`).toBe(56);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart, `${width} px`).toBe(true);
      }
    }
  }
});
