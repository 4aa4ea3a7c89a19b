import type { Page } from "@playwright/test";
import {
  expect,
  holdScripts,
  letTimePass,
  open,
  ready,
  requests,
  retime,
  test,
  visit,
} from "./site";

const WRITTEN = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "I would like to study marine biology.\nIn Norway?",
};
const NOTHING = { name: "", email: "", message: "" };
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
  await name.fill(WRITTEN.name);
  await email.fill(WRITTEN.email);
  await message.fill(WRITTEN.message);
}

async function holds(page: Page, written: typeof WRITTEN) {
  const { name, email, message } = parts(page);
  await expect(name).toHaveValue(written.name);
  await expect(email).toHaveValue(written.email);
  await expect(message).toHaveValue(written.message);
}

test("the browser's own checks ask for what is missing or no address; then the form thanks, and sends nothing", async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await retime(page, { 1500: null, 3000: null });
  const asked = await requests(page);
  await visit(page, "/about");
  const { name, email, message, send, sending, form } = parts(page);
  const { outcome, thanks } = parts(page);
  const isRefused = async (field: typeof name, why: keyof ValidityState) => {
    await send.click();
    await expect(field).toBeFocused();
    const validity = await field.evaluate(
      (element, why) => (element as HTMLInputElement).validity[why],
      why,
    );
    expect(validity).toBe(true);
    await expect(send).toBeEnabled();
  };
  await expect(form).toHaveJSProperty("noValidate", false);
  await isRefused(name, "valueMissing");
  await name.fill(WRITTEN.name);
  await isRefused(email, "valueMissing");
  await email.fill("asha at example");
  await isRefused(email, "typeMismatch");
  await email.fill(WRITTEN.email);
  await isRefused(message, "valueMissing");
  await message.fill(WRITTEN.message);

  asked.length = 0;
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(sending).toBeDisabled();
  const spins = await sending.evaluate((button) =>
    [...button.querySelectorAll("*")].some(
      (part) => getComputedStyle(part).animationName !== "none",
    ),
  );
  expect(spins).toBe(true);
  await holds(page, WRITTEN);
  await letTimePass(page);
  await expect(thanks).toBeVisible();
  await expect(outcome).toBeFocused();
  await holds(page, NOTHING);
  await letTimePass(page);
  await expect(send).toBeFocused();
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(`${baseURL}/about`);
});

test("what was typed before React hydrates is kept, and a form that was left and come back to can be sent", async ({
  page,
}) => {
  await retime(page, { 1500: 0 });
  const release = await holdScripts(page);
  await open(page, "/about");
  await write(page);
  await parts(page).message.focus();
  await page.keyboard.type(" Or in Finland?");
  await release();
  await holds(page, {
    ...WRITTEN,
    message: `${WRITTEN.message} Or in Finland?`,
  });
  await expect(parts(page).message).toBeFocused();

  await page.goto("about:blank");
  await page.goBack();
  await ready(page);
  await expect(parts(page).send).toBeEnabled();
  await write(page);
  await parts(page).send.click();
  await expect(parts(page).thanks).toBeVisible();
});
