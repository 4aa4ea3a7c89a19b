import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Claim } from "../../src/content/model";
import { said } from "../support/guide";
import { buildEditedSite, photo } from "./editedSite";
import { startServer } from "./ownServer";
import {
  aptitudeTest,
  aptitudeTexts,
  countries,
  routes,
  scholarships,
  site as settings,
} from "./pages";
import { expect, retime, test as base, visit } from "./site";

// What data/README.md promises, on a site in which an editor has done all of it: every switch is on.

type Edited = { folder: string; address: string };

const test = base.extend<object, { edited: Edited }>({
  edited: [
    async ({}, give) => {
      // npm test has built it already.
      const ready = process.env.EDITED_SITE;
      const folder = ready ?? (await buildEditedSite());
      const server = await startServer(path.join(folder, "public"));
      await give({ folder, address: server.address });
      await server.stop();
      if (!ready) rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ edited }, give) => give(edited.address),
});

// One worker for all, so that there is one build.
test.describe.configure({ mode: "default" });

const { phone } = said("Change the phone number") as { phone: string };
const digits = phone.replace(/\D/g, "");
const { url } = said("Before the site is published") as { url: string };
const { applyUrl } = said("Switch on Apply Now") as { applyUrl: string };
const form = said("Connect the contact form") as {
  endpoint: string;
  notice: string;
};
const country = said("Add a country") as { slug: string; name: string };
const copied = countries.findIndex(({ card, photo }) => card && photo);
const slugs = countries
  .map(({ slug }) => slug)
  .toSpliced(copied + 1, 0, country.slug);

const main = (page: Page) => page.getByRole("main");
const footer = (page: Page) => page.getByRole("contentinfo");

/** Answers for the other sites that links lead to, and gives the address of what opens in a new tab. */
async function opened(page: Page, click: () => Promise<void>) {
  const others = /^https:\/\/(www\.example\.org|www\.instagram\.com|wa\.me)\//;
  await page.context().route(others, (route) => route.fulfill({ body: "" }));
  const tab = page.context().waitForEvent("page");
  await click();
  await (await tab).waitForURL(others);
  return new URL((await tab).url());
}

const SENT_AWAY = /^request: https:\/\/(www\.|wa\.me)/;

test("a copied country has its page, its places in menu and footer, its points and its line in the sitemap", async ({
  page,
  edited,
}) => {
  await visit(page, `/country/${country.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Study in ${country.name}`,
  );
  const menu = page.getByRole("banner").locator('a[href^="/country/"]');
  expect(
    await menu.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    ),
  ).toEqual(slugs.map((slug) => `/country/${slug}`));
  await expect(menu.nth(copied + 1)).toContainText(country.name);

  await visit(page, "/");
  await expect(main(page).locator(`use[href$="#${country.slug}"]`)).toHaveCount(
    1,
  );
  await expect(
    page.getByRole("button", { name: `Show ${country.name}` }),
  ).toBeEnabled();
  await footer(page).getByRole("link", { name: country.name }).click();
  await expect(page).toHaveURL(`/country/${country.slug}`);

  const read = (file: string) =>
    readFileSync(path.join(edited.folder, "public", file), "utf8");
  const routesDrawn = readdirSync(path.join(edited.folder, "public/atlas"))
    .filter((name) => name.startsWith("arcs."))
    .map((name) => read(`atlas/${name}`));
  expect(routesDrawn.join()).toContain(`id="${country.slug}"`);
  const { result } = JSON.parse(read("page-data/index/page-data.json")) as {
    result: { data: { atlas: { world: { dots: { slug: string }[] } } } };
  };
  expect(result.data.atlas.world.dots.map(({ slug }) => slug)).toContain(
    country.slug,
  );
  const listed = [...read("sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(listed.map(([, address]) => address).sort()).toEqual(
    [
      ...routes.map(({ path }) => url + path),
      ...slugs.map((slug) => `${url}/country/${slug}`),
    ].sort(),
  );
});

test("a changed text, phone number, opening hours and figure stand wherever they are shown, and a button leads to a page of ours", async ({
  page,
}) => {
  const { heading } = said("Change a text") as { heading: string };
  const { value, note } = said("Say where a figure comes from") as Claim;
  await visit(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${url}/about`,
  );
  await expect(footer(page).getByRole("link", { name: phone })).toHaveAttribute(
    "href",
    `tel:+${digits}`,
  );
  await expect(page.locator("#contact")).toContainText(phone);
  const chat = page.getByRole("complementary", { name: "Chat" });
  await expect(chat.getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/${digits}\\?`),
  );
  await expect(footer(page)).toContainText("10:00 AM-2:00 PM");
  await expect(page.getByText(settings.phone)).toHaveCount(0);
  const figures = main(page).getByRole("definition");
  await expect(figures.filter({ hasText: value })).toContainText(note!);
  await main(page).getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/scholarships");
});

test("a new scholarship is listed, counted and in the texts; Apply Now opens its address, and without one stays a button", async ({
  page,
  site,
}) => {
  site.expectTrouble(SENT_AWAY);
  const { title } = said("Add a scholarship") as { title: string };
  const count = scholarships.length + 1;
  await visit(page, "/scholarships");
  const apply = main(page).getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Apply Now" })).toHaveCount(
    scholarships.length,
  );
  const { href } = await opened(page, () => apply.click());
  expect(href).toBe(applyUrl);
  await expect(
    main(page).getByText(new RegExp(`^${count} national`)),
  ).toBeVisible();
  await page.getByRole("searchbox").fill(title);
  await expect(
    page.getByText(`Showing 1 of ${count} scholarships`).first(),
  ).toBeVisible();
  await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
});

test("a button opens the chat, and a social link its page, in a new tab; social links without an address lead nowhere", async ({
  page,
  site,
}) => {
  site.expectTrouble(SENT_AWAY);
  await visit(page, "/education-support");
  const button = main(page).getByRole("link", { name: "Book a Consultation" });
  const { host, pathname } = await opened(page, () => button.click());
  expect(host + pathname).toBe(`wa.me/${digits}`);

  const { label, url } = said("Add a social link") as Record<string, string>;
  const link = footer(page).getByRole("link", { name: label });
  const { href } = await opened(page, () => link.click());
  expect(href).toBe(url);
  for (const other of settings.footer.social)
    if (other.label !== label)
      await expect(footer(page).getByText(other.label)).not.toHaveAttribute(
        "href",
      );
});

test("a button of a country's page leads to the contact form", async ({
  page,
}) => {
  await visit(page, `/country/${country.slug}`);
  await main(page).getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.locator("#contact form")).toBeInViewport();
});

test("a country shows its photo, cut to size, with its words and its maker", async ({
  page,
}) => {
  await visit(page, `/country/${countries[0]!.slug}`);
  const picture = main(page).getByRole("img", { name: photo.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await expect(picture).toHaveAttribute("srcset", /400w.*800w.*1600w/s);
  await expect(main(page).getByText(photo.credit)).toBeVisible();
});

test("the form sends to its address, which the pages' policy lets through, and says when that fails", async ({
  page,
  site,
}) => {
  site.expectTrouble(/^request: https:\/\/forms\./);
  site.expectTrouble(/500 .*forms\./);
  const answers = [500, 200];
  const letters: unknown[] = [];
  await page.route(form.endpoint, async (route) => {
    expect(route.request().method()).toBe("POST");
    letters.push(route.request().postDataJSON());
    await route.fulfill({
      status: answers.shift(),
      headers: { "Access-Control-Allow-Origin": "*" },
    });
  });
  await visit(page, "/about");
  const contact = page.locator("#contact form");
  await expect(contact.getByText(form.notice)).toBeVisible();
  const letter = {
    name: "Asha Rao",
    email: "asha@example.com",
    message: "Marine biology, in Norway?",
  };
  await contact.getByLabel("Name").fill(letter.name);
  await contact.getByLabel("Email").fill(letter.email);
  await contact.getByLabel("Message").fill(letter.message);
  await contact.getByRole("button", { name: settings.contact.send }).click();
  const { failed, kept, retry, success } = settings.contact;
  await expect(contact.getByText(failed)).toBeVisible();
  await expect(contact.getByText(kept)).toBeVisible();
  await contact.getByRole("button", { name: retry }).click();
  await expect(contact.getByText(success)).toBeVisible();
  const sent = { ...letter, page: "/about" };
  expect(letters).toEqual([sent, sent]);
  await expect(contact.getByLabel("Message")).toHaveValue("");
});

test("the results of the aptitude test are worked out from the answers", async ({
  page,
}) => {
  await retime(page, { 2000: 0 });
  await visit(page, "/aptitude-test");
  const press = (name: string) =>
    main(page).getByRole("button", { name }).click();
  await press("Start Test");
  await main(page).getByRole("radio").last().check();
  for (let next = 1; next < aptitudeTest.questions.length; next++)
    await press(aptitudeTexts.nextQuestion);
  await press(aptitudeTexts.complete);
  await expect(main(page).getByText(aptitudeTexts.resultsScored)).toBeVisible();
  await expect(main(page).getByText(aptitudeTexts.resultsFixed)).toHaveCount(0);
});
