import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "./visit";

test("a file that is no valid JSON shows what is wrong, and no form", async ({
  forms,
  page,
}) => {
  const about = readFileSync("__tests__/data/pages/about.json", "utf8");
  await forms.open({ "pages/about.json": about.replace(",\n", "\n") });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    /data\/pages\/about\.json:2:\d+ error: .*comma/,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
});

test("a wrong value is refused beside its field, in the model's words; then a file that another program has changed is not overwritten", async ({
  forms,
  page,
}) => {
  await forms.open();
  const before = await forms.read("site.json");
  await forms.edit("Site");
  await forms.text("Tagline").fill("Ours");
  await forms.text("Phone").fill("98765");
  await forms.saveButton.click();
  await expect(forms.field("Phone")).toContainText(
    "write the number with its country code, such as +91 98765 43210",
  );
  expect(await forms.read("site.json")).toBe(before);
  await expect(forms.text("Phone")).toHaveValue("98765");

  await forms.text("Phone").fill("+91 98765 43210");
  const theirs = before.replace("Bengaluru", "Mysuru");
  await forms.write("site.json", theirs);
  await forms.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "data/site.json was changed by another program",
  );
  expect(await forms.read("site.json")).toBe(theirs);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(forms.text("Tagline")).toHaveValue("Ours");
});

test("what the check finds is refused, in its words, and stays in the form", async ({
  forms,
  page,
}) => {
  await forms.open();
  const before = await forms.read("scholarships.json");
  const [, second] = JSON.parse(before);
  await forms.edit("Scholarships");
  await forms.expand();
  await forms.text("Title").fill(second.title);
  await forms.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    /data\/scholarships\.json: entry 2 .* > title: the same as in entry 1/,
  );
  await page.getByRole("button", { name: "OK" }).click();
  await expect(forms.text("Title")).toHaveValue(second.title);
  expect(await forms.read("scholarships.json")).toBe(before);
});

test("so is what would be wrong in another file", async ({ forms, page }) => {
  await forms.open();
  const before = await forms.read("countries.json");
  await forms.edit("Countries");
  await forms.expand();
  await forms.text("Slug").fill("somewhere-else");
  await forms.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    /data\/site\.json: footer > destinations > entry 1: /,
  );
  expect(await forms.read("countries.json")).toBe(before);
});

/** A picture that cannot be made smaller. */
const noise = () =>
  sharp({
    create: {
      width: 1400,
      height: 1400,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

test("a picture of more than 5 MB is refused", async ({ forms, page }) => {
  await forms.upload("large.png", await noise());
  await expect(page.getByRole("alertdialog")).toContainText(
    /exceeds the maximum size of .*5.* MB/,
  );
});
