// Specification: 4.8, 5.4
import type { Page } from "@playwright/test";
import { headingOf } from "./pages";
import {
  expect,
  follow,
  heading,
  openWithoutScripts,
  ready,
  stopClock,
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

async function expectFields(
  page: Page,
  written: Record<string, string> | null,
) {
  for (const name of Object.keys(WRITTEN))
    await expect(parts(page).field(name)).toHaveValue(written?.[name] ?? "");
}

test("the browser's own checks ask for what is missing; then the form thanks in the place of its fields", async ({
  page,
}) => {
  await visitWithoutTime(page, "/about");
  const { field, send, sending, thanks, form } = parts(page);
  await expect(form.getByText("The form needs JavaScript")).toBeHidden();
  await send.click();
  await expect(field("Name")).toBeFocused();
  await expect(send).toBeEnabled();
  await write(page);

  const { height } = (await form.boundingBox())!;
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(sending).toBeDisabled();
  // With less motion the spinner stands still, instead of turning faster than one can see.
  await expect(sending.locator("svg")).toHaveCSS(
    "animation-iteration-count",
    "1",
  );
  await expectFields(page, WRITTEN);
  await page.clock.runFor(1500);
  // Over the fields: nothing below moves.
  expect((await thanks.boundingBox())!.height).toBe(height);
  expect((await form.boundingBox())!.height).toBe(height);
  await expect(form.getByRole("group")).toBeFocused();
  await page.clock.runFor(3000);
  await expectFields(page, null);
  await expect(send).toBeFocused();
  await expect(page).toHaveURL("/about");

  // A form that was left and come back to can be sent.
  await page.clock.resume();
  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect(send).toBeEnabled();
});

test("what was typed is kept over links, Back and Forward until it is sent @everywhere", async ({
  page,
}) => {
  await visit(page, "/services");
  await write(page);
  await follow(page, "About");
  await expectFields(page, null);
  await page.goBack();
  await expect(heading(page)).toHaveText(headingOf("/services"));
  await expectFields(page, WRITTEN);
  await page.goForward();
  await expect(heading(page)).toHaveText(headingOf("/about"));
  await follow(page, "Services");
  await expectFields(page, WRITTEN);
  await parts(page).send.click();
  await expectFields(page, null);
  await follow(page, "About");
  await follow(page, "Services");
  await expectFields(page, null);
  await write(page);
  // Not a reload, after which Firefox fills in fields itself.
  await visit(page, "/services");
  await expectFields(page, null);
});

// A password manager or a grammar checker puts its own elements into the page, often before React hydrates it, which then
// draws the page anew.
const INSERTIONS: Record<string, (page: Page) => Promise<void>> = {
  nothing: async () => {},
  "elements before the page, around and after inputs @everywhere": (page) =>
    page.locator("main [name]").evaluateAll((fields) => {
      const make = () => document.createElement("div");
      const wrapper = make();
      fields[0]!.replaceWith(wrapper);
      wrapper.append(fields[0]!);
      fields.at(-1)!.after(make());
      document.getElementById("gatsby-focus-wrapper")!.before(make());
    }),
};

for (const [what, insert] of Object.entries(INSERTIONS))
  test(`what is typed before React hydrates is kept, with the focus, where an extension adds ${what}`, async ({
    page,
    site,
  }) => {
    site.expectErrors(/Minified React error #418/);
    // After ten seconds without scripts a page takes away what does nothing without them.
    await page.clock.install();
    await stopClock(page);
    const release = await openWithoutScripts(page, "/about");
    await expect(page.getByText("The form needs JavaScript")).toBeHidden();
    await insert(page);
    await write(page);
    await parts(page).field("Message").focus();
    await page.clock.resume();
    await release();
    await expect(parts(page).send).toBeEnabled();
    await expect(parts(page).field("Message")).toBeFocused();
    await page.keyboard.type("!");
    await expectFields(page, { ...WRITTEN, Message: `${WRITTEN.Message}!` });
    await parts(page).send.click();
    await expectFields(page, null);

    await stopClock(page);
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
    await page.clock.resume();
    await releaseFinder();
    await expect(page).toHaveURL(/q=law.*type=national.*sort=amount/);
    await expect(search).toHaveValue("law");
    await expect(search).toBeFocused();
    await expect(national).toBeChecked();
    await expect(page.getByRole("combobox")).toHaveValue("amount");
  });
