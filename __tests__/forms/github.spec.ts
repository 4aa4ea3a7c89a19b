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

test("nothing is asked of GitHub before sign-in; a save is a commit of one changed line, and a change of another file meanwhile stays", async ({
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
  const theirs = github.files
    .get("data/pages/about.json")!
    .replace(/"heading": ".*"/, '"heading": "Theirs"');
  github.commit("data/pages/about.json", theirs);
  await forms.save();
  expect(github.commits.at(-1)).toBe("Change data/site.json");
  expect(github.files.get("data/site.json")).toBe(
    before.replace(/"phone": ".*"/, '"phone": "+91 98765 43210"'),
  );
  expect(github.files.get("data/pages/about.json")).toBe(theirs);
});

test("what was typed stays when a save fails, and when somebody else was first: then the form asks", async ({
  forms,
  github,
  page,
}) => {
  await signIn(page);
  await forms.edit("Site");
  await forms.text("Tagline").fill("Ours");
  const isRefused = async (why: string, answer: string) => {
    await forms.saveButton.click();
    await expect(page.getByRole("alertdialog")).toContainText(why);
    await page.getByRole("button", { name: answer, exact: true }).click();
    await expect(forms.text("Tagline")).toHaveValue("Ours");
  };
  github.isReached = false;
  await isRefused("error while saving", "OK");
  github.isReached = true;
  const theirs = github.files
    .get("data/site.json")!
    .replace("+91 00000 00000", "+91 98765 43210");
  github.commit("data/site.json", theirs);
  await isRefused("Entry Changed by Someone Else", "Cancel");
  expect(github.files.get("data/site.json")).toBe(theirs);
});
