import type { Page } from "@playwright/test";
import {
  expect,
  openWithoutScripts,
  ready,
  test,
  visit,
  visitWithoutTime,
} from "./site";

const WRITTEN = {
  Name: "Asha Rao",
  Email: "asha@example.com",
  Message: "I would like to study marine biology.\nIn Norway?",
};
const THANKS = "Thank you! We'll get back to you soon.";

function parts(page: Page) {
  const form = page.locator("form");
  return {
    form,
    field: (name: string) => form.getByRole("textbox", { name }),
    send: form.getByRole("button", { name: "Send Message" }),
    sending: form.getByRole("button", { name: "Sending…" }),
    thanks: form.getByText(THANKS),
  };
}

async function write(page: Page) {
  for (const [name, text] of Object.entries(WRITTEN))
    await parts(page).field(name).fill(text);
}

/** The fields hold what was written, or nothing. */
async function holds(page: Page, written: Record<string, string> | null) {
  for (const name of Object.keys(WRITTEN))
    await expect(parts(page).field(name)).toHaveValue(written?.[name] ?? "");
}

test("the form sends, thanks, and is empty again @everywhere", async ({
  page,
}) => {
  await visit(page, "/about");
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).sending).toBeDisabled();
  await expect(parts(page).thanks).toBeVisible();
  await holds(page, null);
  await expect(parts(page).send).toBeEnabled();
});

test("the browser's own checks ask for what is missing or no address; then the form thanks, and sends nothing", async ({
  page,
}) => {
  await visitWithoutTime(page, "/about");
  const { field, send, sending, thanks, form } = parts(page);
  const isRefused = async (name: string, why: keyof ValidityState) => {
    await send.click();
    await expect(field(name)).toBeFocused();
    const isInvalid = await field(name).evaluate(
      (element, why) => (element as HTMLInputElement).validity[why],
      why,
    );
    expect(isInvalid).toBe(true);
    await expect(send).toBeEnabled();
  };
  /** What stands over a field while it is wrong. */
  const hint = (name: string) =>
    field(name).evaluate(
      (element) =>
        getComputedStyle(element.nextElementSibling!, "::after").content,
    );
  expect(await hint("Name")).toBe("none");
  await isRefused("Name", "valueMissing");
  expect(await hint("Name")).toContain("fill out");
  await field("Name").fill(WRITTEN.Name);
  expect(await hint("Name")).toBe("none");
  await isRefused("Email", "valueMissing");
  await field("Email").fill("asha at example");
  await isRefused("Email", "typeMismatch");
  expect(await hint("Email")).toContain("name@example.com");
  await field("Email").fill(WRITTEN.Email);
  await isRefused("Message", "valueMissing");
  await field("Message").fill(WRITTEN.Message);

  const sent: string[] = [];
  page.on("request", (request) => {
    // Gatsby fetches pages ahead.
    if (request.method() !== "GET" || /asha/i.test(request.url()))
      sent.push(request.url());
  });
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(sending).toBeDisabled();
  await holds(page, WRITTEN);
  await page.clock.runFor(1400);
  await expect(sending).toBeVisible();
  await page.clock.runFor(100);
  await expect(thanks).toBeVisible();
  await expect(form.getByRole("status")).toBeFocused();
  await holds(page, null);
  await page.clock.runFor(2900);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(100);
  await expect(send).toBeFocused();
  expect(sent).toEqual([]);
  await expect(page).toHaveURL("/about");
});

test("who scrolls on after Send is not pulled back to the form", async ({
  page,
}) => {
  await visitWithoutTime(page, "/about");
  await write(page);
  await parts(page).send.click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(1500);
  await expect(parts(page).thanks).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what was typed before React hydrates is kept, and a form that was left and come back to can be sent", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/about");
  await write(page);
  await parts(page).field("Message").focus();
  await page.keyboard.type(" Or in Finland?");
  await release();
  await holds(page, {
    ...WRITTEN,
    Message: `${WRITTEN.Message} Or in Finland?`,
  });
  await expect(parts(page).field("Message")).toBeFocused();

  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect(parts(page).send).toBeEnabled();
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
});

// A password manager or a grammar checker puts its own elements into the page, often before React hydrates it, which then
// draws the page anew.
const INSERTIONS = {
  "an element after an input": (page) =>
    page
      .locator("main [name]")
      .first()
      .evaluate((field) => field.after(document.createElement("span"))),
  "an element before the page": (page) =>
    page
      .locator("#gatsby-focus-wrapper")
      .evaluate((element) => element.before(document.createElement("div"))),
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [what, insert] of Object.entries(INSERTIONS))
  test(`what is in the fields, and the focus, survive ${what} @everywhere`, async ({
    page,
    site,
  }) => {
    site.expectErrors(/Minified React error #418/);
    const release = await openWithoutScripts(page, "/about");
    await insert(page);
    await write(page);
    await parts(page).field("Message").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await release();
    await expect(parts(page).send).toBeEnabled();
    await holds(page, WRITTEN);
    await expect(parts(page).field("Message")).toBeFocused();
    await page.keyboard.type("!");
    await holds(page, {
      ...WRITTEN,
      Message: WRITTEN.Message.replace("y?", "!y?"),
    });

    await page.unrouteAll({ behavior: "ignoreErrors" });
    const releaseFinder = await openWithoutScripts(
      page,
      "/scholarships?sort=amount",
    );
    await insert(page);
    const search = page.getByRole("searchbox");
    await search.fill("law");
    const national = page.getByRole("radio", { name: "National", exact: true });
    await national.check({ force: true });
    await search.focus();
    await releaseFinder();
    await expect(page).toHaveURL(/q=law.*type=national.*sort=amount/);
    await expect(search).toHaveValue("law");
    await expect(search).toBeFocused();
    await expect(national).toBeChecked();
    await expect(page.getByRole("combobox")).toHaveValue("amount");
  });
