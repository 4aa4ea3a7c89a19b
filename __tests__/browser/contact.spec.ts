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
async function expectFields(
  page: Page,
  written: Record<string, string> | null,
) {
  for (const name of Object.keys(WRITTEN))
    await expect(parts(page).field(name)).toHaveValue(written?.[name] ?? "");
}

test("the browser's own checks ask for what is missing or no address, with a hint over the field; then it thanks, and is empty again", async ({
  page,
}) => {
  await visit(page, "/about");
  const { field, send, sending, thanks, form } = parts(page);
  /** What stands over a field while it is wrong. */
  const hint = (name: string) =>
    field(name).evaluate(
      (element) =>
        getComputedStyle(element.nextElementSibling!, "::after").content,
    );
  const expectRefused = async (name: string, why: string) => {
    await send.click();
    await expect(field(name)).toBeFocused();
    expect(await hint(name)).toContain(why);
    await expect(send).toBeEnabled();
  };
  expect(await hint("Name")).toBe("none");
  await expectRefused("Name", "fill out");
  await field("Name").fill(WRITTEN.Name);
  expect(await hint("Name")).toBe("none");
  await expectRefused("Email", "name@example.com");
  await field("Email").fill("asha at example");
  await expectRefused("Email", "name@example.com");
  await field("Email").fill(WRITTEN.Email);
  await expectRefused("Message", "fill out");
  await field("Message").fill(WRITTEN.Message);

  const { height } = (await form.boundingBox())!;
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(sending).toBeDisabled();
  await expectFields(page, WRITTEN);
  await expect(thanks).toBeVisible();
  // Over the fields: nothing below moves.
  expect((await thanks.boundingBox())!.height).toBe(height);
  expect((await form.boundingBox())!.height).toBe(height);
  await expect(form.getByRole("group")).toBeFocused();
  await expectFields(page, null);
  await expect(send).toBeFocused();
  await expect(page).toHaveURL("/about");
});

test("while a message is being sent its button turns, and who scrolls on is not pulled back to the form", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitWithoutTime(page, "/about");
  await write(page);
  await parts(page).send.click();
  /** Where the spinner points so long after it appeared. */
  const turnAfter = (ms: number) =>
    parts(page)
      .sending.locator("svg")
      .evaluate((spinner, ms) => {
        for (const turn of spinner.getAnimations()) turn.currentTime = ms;
        return getComputedStyle(spinner).transform;
      }, ms);
  expect(await turnAfter(9_800)).not.toBe(await turnAfter(9_900));
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(1500);
  await expect(parts(page).thanks).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a form that was left and come back to can be sent", async ({ page }) => {
  await visit(page, "/about");
  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect(parts(page).send).toBeEnabled();
});

// A password manager or a grammar checker puts its own elements into the page, often before React hydrates it, which then
// draws the page anew.
const INSERTIONS: Record<string, (page: Page) => Promise<void>> = {
  nothing: async () => {},
  "elements around and after inputs": (page) =>
    page.locator("main [name]").evaluateAll((fields) => {
      const wrapper = document.createElement("div");
      fields[0]!.replaceWith(wrapper);
      wrapper.append(fields[0]!);
      fields.at(-1)!.after(document.createElement("span"));
    }),
  "an element before the page": (page) =>
    page
      .locator("#gatsby-focus-wrapper")
      .evaluate((element) => element.before(document.createElement("div"))),
};

for (const [what, insert] of Object.entries(INSERTIONS))
  test(`what is typed before React hydrates is kept, with the focus, where an extension adds ${what} @everywhere`, async ({
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
    await expect(parts(page).field("Message")).toBeFocused();
    await page.keyboard.type("!");
    await expectFields(page, {
      ...WRITTEN,
      Message: WRITTEN.Message.replace("y?", "!y?"),
    });
    await parts(page).send.click();
    await expect(parts(page).thanks).toBeVisible();
    await expectFields(page, null);

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
