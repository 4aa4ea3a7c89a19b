import { rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Claim } from "../../src/content/model";
import { said } from "../support/guide";
import { buildEditedSite, photo } from "./editedSite";
import { startServer } from "./ownServer";
import { countries, scholarships, site as settings } from "./pages";
import { expect, type Served, test as base, visit } from "./site";

// What data/README.md promises, on a site in which an editor has done all of it: every switch is on.

const test = base.extend<object, { server: Served }>({
  server: [
    async ({}, give) => {
      const folder = await buildEditedSite();
      const server = await startServer(path.join(folder, "public"));
      await give(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

// One worker for all, so that there is one build.
test.describe.configure({ mode: "default" });

const { phone } = said("Change the phone number") as { phone: string };
const digits = phone.replace(/\D/g, "");
const toChat = new RegExp(`^https://wa\\.me/${digits}\\?`);
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

test("a copied country has its page, its places in menu, map, carousel and footer, and its line in the sitemap", async ({
  page,
  request,
}) => {
  await visit(page, "/");
  const menu = page.getByRole("banner").locator('a[href^="/country/"]');
  expect(
    await menu.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    ),
  ).toEqual(slugs.map((slug) => `/country/${slug}`));
  await expect(main(page).locator(`use[href$="#${country.slug}"]`)).toHaveCount(
    1,
  );
  await expect(
    page.getByRole("button", { name: `Show ${country.name}` }),
  ).toBeEnabled();
  await footer(page).getByRole("link", { name: country.name }).click();
  await expect(page).toHaveURL(`/country/${country.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Study in ${country.name}`,
  );
  // The action of the country pages' button.
  await main(page).getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.locator("#contact form")).toBeInViewport();

  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  expect(sitemap).toContain(`<loc>${url}/country/${country.slug}</loc>`);
});

test("a changed text, phone number, opening hours and figure stand wherever they are shown, and buttons lead where they should", async ({
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
  await expect(chat.getByRole("link")).toHaveAttribute("href", toChat);
  await expect(footer(page)).toContainText("10:00 AM-2:00 PM");
  await expect(page.getByText(settings.phone)).toHaveCount(0);
  const figures = main(page).getByRole("definition");
  await expect(figures.filter({ hasText: value })).toContainText(note!);

  const social = said("Add a social link") as { label: string; url: string };
  const link = footer(page).getByRole("link", { name: social.label });
  await expect(link).toHaveAttribute("href", social.url);
  for (const { label } of settings.footer.social)
    if (label !== social.label)
      await expect(footer(page).getByText(label)).not.toHaveAttribute("href");

  await main(page).getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/scholarships");
  await page.goto("/education-support");
  const consultation = { name: "Book a Consultation" };
  await expect(main(page).getByRole("link", consultation)).toHaveAttribute(
    "href",
    toChat,
  );
});

test("a new scholarship is listed, counted and in the texts; Apply Now opens its address, and without one stays a button", async ({
  page,
}) => {
  const { title } = said("Add a scholarship") as { title: string };
  const count = scholarships.length + 1;
  await visit(page, "/scholarships");
  const apply = main(page).getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveAttribute("href", applyUrl);
  await expect(apply).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("button", { name: "Apply Now" })).toHaveCount(
    scholarships.length,
  );
  await expect(
    main(page).getByText(new RegExp(`^${count} national`)),
  ).toBeVisible();
  await page.getByRole("searchbox").fill(title);
  await expect(
    page.getByText(`Showing 1 of ${count} scholarships`).first(),
  ).toBeVisible();
  await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
});

test("a country shows its photo, cut to size, with its words and its maker", async ({
  page,
}) => {
  await visit(page, `/country/${countries[0]!.slug}`);
  const picture = main(page).getByRole("img", { name: photo.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expect(picture).toHaveAttribute("srcset", /400w.*800w.*1600w/s);
  await expect(main(page).getByText(photo.credit)).toBeVisible();
});

test("the form sends to its address, which the pages' policy lets through", async ({
  page,
  site,
}) => {
  site.expectErrors(/^request: https:\/\/forms\./);
  const received: unknown[] = [];
  await page.route(form.endpoint, async (route) => {
    received.push(route.request().postDataJSON());
    const headers = { "Access-Control-Allow-Origin": "*" };
    await route.fulfill({ headers });
  });
  await visit(page, "/about");
  const contact = page.locator("#contact form");
  await expect(contact.getByText(form.notice)).toBeVisible();
  const written = {
    name: "Asha",
    email: "a@example.com",
    message: "In Norway?",
  };
  await contact.getByLabel("Name").fill(written.name);
  await contact.getByLabel("Email").fill(written.email);
  await contact.getByLabel("Message").fill(written.message);
  await contact.getByRole("button", { name: settings.contact.send }).click();
  await expect(contact.getByText(settings.contact.success)).toBeVisible();
  expect(received).toEqual([{ ...written, page: "/about" }]);
});
