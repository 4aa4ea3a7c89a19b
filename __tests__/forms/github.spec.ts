import type { Page } from "@playwright/test";
import { GitHub } from "./github";
import { expect, test as base } from "./visit";

const test = base.extend<{ github: GitHub }>({
  github: async ({ page }, provide) => {
    const github = new GitHub();
    await github.answer(page);
    await provide(github);
  },
});

const signInButton = (page: Page) =>
  page.getByRole("button", { name: "Sign In Using Access Token" });

async function signIn(page: Page) {
  await page.goto("/");
  await signInButton(page).click();
  await page
    .getByRole("textbox", { name: "Personal Access Token" })
    .fill("github_pat_1");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("nothing is asked of GitHub before sign-in; a save is a commit of one changed line", async ({
  forms,
  github,
  page,
}) => {
  await page.goto("/");
  await expect(signInButton(page)).toBeVisible();
  expect(github.requests).toBe(0);
  await signIn(page);
  const before = github.files.get("data/site.json")!;
  await forms.edit("Site");
  await forms.text("Phone").fill("+91 98765 43210");
  await forms.save();
  expect(github.commits).toEqual(["Start", "Change data/site.json"]);
  expect(github.files.get("data/site.json")).toBe(
    before.replace(/"phone": ".*"/, '"phone": "+91 98765 43210"'),
  );
});

test("whoever saves second is asked first", async ({ forms, github, page }) => {
  await signIn(page);
  await forms.edit("Site");
  await forms.text("Tagline").fill("Ours");
  const theirs = github.files
    .get("data/site.json")!
    .replace("+91 00000 00000", "+91 98765 43210");
  github.commit("data/site.json", theirs);
  await forms.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Entry Changed by Someone Else",
  );
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(forms.text("Tagline")).toHaveValue("Ours");
  expect(github.files.get("data/site.json")).toBe(theirs);
});

test("a change of another file meanwhile stays, and the check knows it", async ({
  forms,
  github,
  page,
}) => {
  await signIn(page);
  await forms.edit("Site");
  await forms.text("Tagline").fill("Ours");
  const theirs = github.files
    .get("data/pages/about.json")!
    .replace(/"heading": ".*"/, '"heading": "Theirs"');
  github.commit("data/pages/about.json", theirs);
  await forms.save();
  expect(github.files.get("data/pages/about.json")).toBe(theirs);
  expect(github.files.get("data/site.json")).toContain('"tagline": "Ours"');
});

test("what was typed stays when a save fails", async ({
  forms,
  github,
  page,
}) => {
  await signIn(page);
  await forms.edit("Site");
  await forms.text("Tagline").fill("Ours");
  github.isReached = false;
  await forms.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    /error while saving/,
  );
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(forms.text("Tagline")).toHaveValue("Ours");
  github.isReached = true;
  await forms.save();
  expect(github.files.get("data/site.json")).toContain('"tagline": "Ours"');
});
