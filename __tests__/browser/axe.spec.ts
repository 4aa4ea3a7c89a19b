import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { countryPages, routes, site as settings, unlisted } from "./pages";
import { drawn, expect, retime, test, visit, withEndpoint } from "./site";

const { contact } = settings;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const SCHEMES = ["light", "dark"] as const;

/** axe with its default rules, best practices included, finds nothing. */
async function passes(page: Page, what: string) {
  // Colours change over a frame.
  await drawn(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
  expect(found, what).toEqual([]);
}

for (const { width, height } of SIZES) {
  for (const colorScheme of SCHEMES) {
    test(`every route passes axe at ${width} px in the ${colorScheme}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const { path } of [...routes, unlisted]) {
        await visit(page, path);
        await passes(page, path);
      }
    });

    // A country's page differs from the next by its ink and its words.
    test(`the countries' pages pass axe at ${width} px in the ${colorScheme}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const inks = new Set<string>();
      for (const { path } of countryPages) {
        await visit(page, path);
        const ink = await page.getByRole("banner").getAttribute("data-ink");
        if (inks.has(ink!)) continue;
        inks.add(ink!);
        await passes(page, path);
      }
    });
  }
}

const PHONE = SIZES[0]!;
const DESKTOP = SIZES[1]!;

type State = {
  name: string;
  address: string;
  /** Where it can be reached; otherwise everywhere. */
  only?: typeof PHONE;
  /** Delays that take another time, so that a state that passes by itself stays. */
  times?: Parameters<typeof retime>[1];
  prepare?(page: Page): Promise<unknown>;
  reach(page: Page): Promise<unknown>;
};

const menu = (page: Page, text: string) =>
  page.getByRole("banner").locator("summary", { hasText: text });
const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name }).click();

async function writeAndSend(page: Page) {
  await page.getByRole("textbox", { name: "Name" }).fill("Asha");
  await page.getByRole("textbox", { name: "Email" }).fill("a@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await press(page, "Send Message");
}

const states: readonly State[] = [
  {
    name: "the open dropdown",
    address: "/",
    only: DESKTOP,
    reach: async (page) => {
      await menu(page, "Destinations").hover();
      await page.getByRole("link", { name: "Norway" }).first().hover();
    },
  },
  {
    name: "the open mobile menu",
    address: "/",
    only: PHONE,
    reach: async (page) => {
      await menu(page, "Menu").click();
      await menu(page, "Destinations").click();
    },
  },
  {
    name: "the header over a scrolled page",
    address: "/about",
    reach: (page) => page.evaluate(() => scrollTo(0, 1200)),
  },
  {
    name: "the carousel at its end",
    address: "/",
    reach: (page) => press(page, "Show UK"),
  },
  {
    name: "the chat's number",
    address: "/programs",
    reach: (page) => page.getByRole("complementary").getByRole("link").hover(),
  },
  {
    name: "a filtered list of scholarships",
    address: "/scholarships?q=award&type=national&sort=amount",
    reach: (page) => expect(page.getByText("Showing 3 of 12")).toBeVisible(),
  },
  {
    name: "an empty list of scholarships",
    address: "/scholarships?q=zzz",
    reach: (page) =>
      expect(page.getByText("No scholarships found")).toBeVisible(),
  },
  {
    name: "scholarships of which some are open",
    address: "/scholarships",
    prepare: (page) => page.clock.setFixedTime(new Date("2024-12-04")),
    reach: (page) =>
      expect(page.getByText("Passed", { exact: true })).toHaveCount(2),
  },
  {
    name: "the dialog in which a scholarship is shared",
    address: "/scholarships",
    reach: async (page) => {
      await page
        .getByRole("button", { name: "Share", exact: true })
        .nth(2)
        .click();
      await press(page, "Copy link");
      await expect(
        page.getByText(/^The link is copied|^This browser does not/),
      ).toBeVisible();
    },
  },
  {
    name: "the aptitude test while it loads",
    address: "/aptitude-test",
    times: { 2000: null },
    reach: (page) => press(page, "Start Test"),
  },
  {
    name: "a question that is answered",
    address: "/aptitude-test",
    reach: async (page) => {
      await press(page, "Start Test");
      await page.getByRole("radio").nth(1).check();
    },
  },
  {
    name: "the last question",
    address: "/aptitude-test",
    reach: async (page) => {
      await press(page, "Start Test");
      for (let index = 0; index < 9; index++) await press(page, "Next");
    },
  },
  {
    name: "the results",
    address: "/aptitude-test",
    reach: async (page) => {
      await press(page, "Start Test");
      for (let index = 0; index < 9; index++) await press(page, "Next");
      await press(page, "Complete Test");
    },
  },
  {
    name: "the form while it is submitting",
    address: "/about",
    times: { 1500: null },
    reach: writeAndSend,
  },
  {
    name: "the form's success",
    address: "/services",
    times: { 3000: null },
    reach: async (page) => {
      await writeAndSend(page);
      await expect(page.getByText("Thank you!")).toBeVisible();
    },
  },
  {
    name: "the form that could not send",
    address: "/about",
    prepare: (page) => withEndpoint(page, () => 500),
    reach: async (page) => {
      await writeAndSend(page);
      await expect(page.getByText(contact.failed)).toBeVisible();
    },
  },
  {
    name: "the form, and the note under the header, without a network",
    address: "/online-education",
    prepare: (page) => withEndpoint(page),
    reach: async (page) => {
      await page.context().setOffline(true);
      await writeAndSend(page);
      await expect(page.getByText(contact.offline)).toBeVisible();
    },
  },
];

for (const {
  name,
  address,
  only,
  times = { 2000: 0 },
  prepare,
  reach,
} of states) {
  test(`${name} passes axe`, async ({ page, site }) => {
    site.expectTrouble(/500 .*\/inbox|ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize(only ?? PHONE);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await retime(page, times);
    await prepare?.(page);
    await visit(page, address);
    await reach(page);
    await passes(page, "in the dark");
    await page.setViewportSize(only ?? DESKTOP);
    await page.emulateMedia({ colorScheme: "light" });
    await drawn(page);
    await passes(page, "in the light");
  });
}
