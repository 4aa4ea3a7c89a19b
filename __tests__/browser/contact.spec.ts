import type { Page } from "@playwright/test";
import { routes, site as settings } from "./pages";
import {
  expect,
  holdScripts,
  open,
  ready,
  requests,
  retime,
  test,
  timeline,
  visit,
  withEndpoint,
} from "./site";

const FORM_PAGES = [
  "/about",
  "/services",
  "/online-education",
  "/education-support",
];
const LETTER = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "I would like to study marine biology.\nIn Norway?",
};
/** For tests that are not about time. */
const QUICK = { 1500: 300 };
const THANKS = "Thank you! We'll get back to you soon.";

function parts(page: Page) {
  const form = page.locator("form");
  return {
    form,
    name: form.getByRole("textbox", { name: "Name" }),
    email: form.getByRole("textbox", { name: "Email" }),
    message: form.getByRole("textbox", { name: "Message" }),
    send: form.getByRole("button", { name: "Send Message" }),
    sending: form.getByRole("button", { name: "Sending…" }),
    outcome: form.getByRole("status"),
    thanks: form.getByText(THANKS),
  };
}

async function write(page: Page) {
  const { name, email, message } = parts(page);
  await name.fill(LETTER.name);
  await email.fill(LETTER.email);
  await message.fill(LETTER.message);
}

async function holds(page: Page, letter: typeof LETTER) {
  const { name, email, message } = parts(page);
  await expect(name).toHaveValue(letter.name);
  await expect(email).toHaveValue(letter.email);
  await expect(message).toHaveValue(letter.message);
}

const NOTHING = { name: "", email: "", message: "" };

/** The states of the form by what is in the page. */
const STATES = {
  success: 'form [role="status"] > p',
  submitting: 'form button[type="submit"]:disabled',
  idle: 'form button[type="submit"]:enabled',
};

for (const address of FORM_PAGES) {
  test(`the contact form is on ${address}, with the other ways beside it`, async ({
    page,
  }) => {
    await visit(page, address);
    const { form, name, email, message } = parts(page);
    await expect(form).toHaveCount(1);
    for (const [field, placeholder] of [
      [name, "Your Name"],
      [email, "Your Email"],
      [message, "Tell us about your educational goals..."],
    ] as const) {
      await expect(field).toHaveAttribute("placeholder", placeholder);
      await expect(field).toHaveAttribute("required");
    }
    await expect(email).toHaveAttribute("type", "email");
    await expect(message).toHaveAttribute("rows", "4");
    const beside = page.locator("#contact");
    await expect(beside.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(
      beside.getByRole("link", { name: settings.email }),
    ).toBeVisible();
    const call = beside.getByRole("link", { name: /^Phone/ });
    await expect(call).toContainText(settings.phone);
    await expect(call).toContainText("Mon-Fri 9:00 AM-6:00 PM");
    await expect(call).toContainText("Sat 10:00 AM-4:00 PM, Sun closed");
  });
}

test("name, email and message are required, checked by the browser's native checks", async ({
  page,
}) => {
  await visit(page, "/about");
  const { name, email, message, send, form } = parts(page);
  const seen = await timeline(page, STATES);
  const isRefused = async (field: typeof name, why: keyof ValidityState) => {
    await send.click();
    await expect(field).toBeFocused();
    expect(
      await field.evaluate(
        (element, why) => (element as HTMLInputElement).validity[why],
        why,
      ),
    ).toBe(true);
  };
  expect(
    await form.evaluate((one) => (one as HTMLFormElement).noValidate),
  ).toBe(false);
  await isRefused(name, "valueMissing");
  await name.fill(LETTER.name);
  await isRefused(email, "valueMissing");
  await email.fill("asha at example");
  await isRefused(email, "typeMismatch");
  await email.fill(LETTER.email);
  await isRefused(message, "valueMissing");
  await message.fill(LETTER.message);
  expect((await seen()).map(({ state }) => state)).toEqual(["idle"]);
  await send.click();
  await expect(parts(page).thanks).toBeVisible();
});

test("idle, then submitting for 1.5 seconds, then success for 3 seconds, then idle", async ({
  page,
}) => {
  // A busy machine may stretch a timer; the right one passes on another try.
  await expect(async () => {
    await visit(page, "/about");
    await write(page);
    const seen = await timeline(page, STATES);
    await parts(page).send.click();
    await expect(parts(page).thanks).toBeVisible();
    await expect(parts(page).send).toBeVisible();
    const states = await seen();
    expect(states.map(({ state }) => state)).toEqual([
      ...["idle", "submitting", "success", "idle"],
    ]);
    expect(states[1]!.ms).toBeGreaterThan(1350);
    expect(states[1]!.ms).toBeLessThan(1650);
    expect(states[2]!.ms).toBeGreaterThan(2850);
    expect(states[2]!.ms).toBeLessThan(3150);
  }).toPass();
});

test("while it is submitting the button is disabled, with a spinner, and the fields keep what is sent", async ({
  page,
}) => {
  await visit(page, "/about");
  await write(page);
  await parts(page).send.click();
  const { sending, name } = parts(page);
  await expect(sending).toBeDisabled();
  const spins = await sending.evaluate((button) =>
    [...button.querySelectorAll("*")].some(
      (part) => getComputedStyle(part).animationName !== "none",
    ),
  );
  expect(spins).toBe(true);
  await expect(name).not.toBeEditable();
  await holds(page, LETTER);
});

test("success clears the fields, and they can be written in again at once", async ({
  page,
}) => {
  await visit(page, "/about");
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
  await holds(page, NOTHING);
  await parts(page).name.fill("Again");
  await expect(parts(page).send).toBeVisible();
  await expect(parts(page).name).toHaveValue("Again");
  await expect(parts(page).thanks).toHaveCount(0);
});

test("the outcome takes the focus of the button, and gives it back", async ({
  page,
}) => {
  await retime(page, QUICK);
  await visit(page, "/about");
  await write(page);
  await parts(page).send.focus();
  await page.keyboard.press("Enter");
  await expect(parts(page).thanks).toBeVisible();
  await expect(parts(page).outcome).toBeFocused();
  await expect(parts(page).send).toBeFocused();
});

test("the contact form transmits nothing, keeps nothing and leaves the address alone", async ({
  page,
  baseURL,
}) => {
  await retime(page, QUICK);
  const asked = await requests(page);
  await visit(page, "/about");
  await write(page);
  asked.length = 0;
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
  await expect(parts(page).send).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(`${baseURL}/about`);
});

test("a second click, and Enter twice, send once", async ({ page }) => {
  await retime(page, QUICK);
  await visit(page, "/about");
  const { send, name, thanks } = parts(page);
  const seen = await timeline(page, STATES);
  await write(page);
  await send.dblclick();
  await expect(thanks).toBeVisible();
  await expect(send).toBeVisible();
  await write(page);
  await name.press("Enter");
  await name.press("Enter");
  await expect(thanks).toBeVisible();
  await expect(send).toBeVisible();
  const once = ["submitting", "success", "idle"];
  expect((await seen()).map(({ state }) => state)).toEqual([
    "idle",
    ...once,
    ...once,
  ]);
});

test("leaving while it is submitting leaves nothing behind", async ({
  page,
}) => {
  await visit(page, "/about");
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).sending).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Services" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    routes.find(({ path }) => path === "/services")!.heading,
  );
  await expect(parts(page).send).toBeEnabled();
  const seen = await timeline(page, STATES);
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
  expect((await seen()).map(({ state }) => state)).toEqual([
    ...["idle", "submitting", "success"],
  ]);
});

test("where scripts do not come, Send submits nothing", async ({
  page,
  site,
  baseURL,
}) => {
  site.expectTrouble(/ERR_FAILED .*\.js/);
  await page.route(/\.js$/, (route) => route.abort());
  const asked = await requests(page);
  await page.goto("/about");
  const { send, name, form } = parts(page);
  await write(page);
  asked.length = 0;
  await name.press("Enter");
  await parts(page).email.press("Enter");
  await send.click();
  await expect(page).toHaveURL(`${baseURL}/about`);
  await holds(page, LETTER);
  expect(asked.filter((address) => !address.endsWith(".js"))).toEqual([]);
  // Even if it were submitted: nothing typed gets into the address.
  await expect(form).toHaveAttribute("method", "post");
});

test("what was typed before React took over is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await open(page, "/about");
  await write(page);
  await parts(page).message.focus();
  await page.keyboard.type(" Or in Finland?");
  await release();
  const letter = { ...LETTER, message: `${LETTER.message} Or in Finland?` };
  await holds(page, letter);
  await expect(parts(page).message).toBeFocused();
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
});

test("a form that was left and come back to can be sent", async ({ page }) => {
  await visit(page, "/about");
  await write(page);
  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect(parts(page).send).toBeEnabled();
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
});

// What an editor can switch on: contact.endpoint in data/site.json.

test("with an endpoint the form makes a real POST", async ({ page }) => {
  const letters = await withEndpoint(page);
  await visit(page, "/about");
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
  expect(letters).toEqual([{ ...LETTER, page: "/about" }]);
  await holds(page, NOTHING);
});

test("what could not be sent is kept, can be sent again, and by chat and e-mail", async ({
  page,
  site,
}) => {
  site.expectTrouble(/500 .*\/inbox/);
  let status = 500;
  await withEndpoint(page, () => status);
  await visit(page, "/about");
  await write(page);
  await parts(page).send.click();
  const { outcome, form } = parts(page);
  await expect(outcome).toContainText(settings.contact.failed);
  await expect(outcome).toContainText(settings.contact.kept);
  await expect(outcome).toBeFocused();
  await holds(page, LETTER);
  const chat = form.getByRole("link", { name: settings.contact.byChat });
  const { host, searchParams } = new URL((await chat.getAttribute("href"))!);
  expect(host).toBe("wa.me");
  expect(searchParams.get("text")).toBe(LETTER.message);
  await expect(
    form.getByRole("link", { name: settings.contact.byEmail }),
  ).toHaveAttribute(
    "href",
    `mailto:${settings.email}?body=${encodeURIComponent(LETTER.message)}`,
  );
  status = 200;
  await form.getByRole("button", { name: settings.contact.retry }).click();
  await expect(parts(page).thanks).toBeVisible();
});

test("without a network the form says so, and keeps what was written", async ({
  page,
}) => {
  await withEndpoint(page);
  await visit(page, "/about");
  await write(page);
  await page.context().setOffline(true);
  await parts(page).send.click();
  const { outcome, form } = parts(page);
  await expect(outcome).toContainText(settings.contact.offline);
  await holds(page, LETTER);
  await expect(form.locator('a[href^="tel:"]')).toBeVisible();
  await page.context().setOffline(false);
});
