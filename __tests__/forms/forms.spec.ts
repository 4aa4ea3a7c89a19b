// Specification: 7.4
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import type { AptitudeTest, Country } from "../../src/content/model";
import { temporaryFolder } from "../support/temporaryFolder";
import { test } from "./fixture";

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test("every kind of field is saved as the file has it, a photo under a usable name, nothing as null", async ({
  forms,
  page,
}) => {
  // Fields are there when they come into the window.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await forms.open();
  await forms.edit("Scholarships", true);
  await page.getByRole("spinbutton", { name: "Award amount" }).fill("16000");
  await forms.text("Deadline").fill("2025-01-31");
  await page.getByRole("radio", { name: "International" }).check();
  await forms.text("Address of Apply Now").fill("https://example.org/apply");
  const address = '"applyUrl": "https://example.org/apply"';
  await forms.expectSave("data/scholarships.json", (before) =>
    before
      .replace(/"awardAmount": \d+/, '"awardAmount": 16000')
      .replace(/"deadline": "[^"]+"/, '"deadline": "2025-01-31"')
      .replace(/"type": "[^"]+"/, '"type": "international"')
      .replace(/"applyUrl": [^\n]+/, `${address},\n    "formerly": null`),
  );
  await forms.edit("Scholarships", true);
  await forms.text("Address of Apply Now").fill("");
  await forms.expectSave("data/scholarships.json", (before) =>
    before.replace(address, '"applyUrl": null'),
  );
  await forms.edit("About page");
  await forms.field("Contact form").getByRole("switch").click();
  await forms.expectSave("data/pages/about.json", (before) =>
    before.replace('"contactForm": true', '"contactForm": false'),
  );
  await forms.edit("Aptitude test");
  const remove = { name: "Remove" };
  await forms.field("Questions").getByRole("button", remove).first().click();
  await forms.expectSave("data/aptitude-test.json", (before) => {
    const test = JSON.parse(before) as AptitudeTest;
    const questions = test.questions.slice(1);
    return `${JSON.stringify({ ...test, questions }, null, 2)}\n`;
  });
  await forms.edit("Countries", true);
  const photo = forms.field("Photo");
  await photo.getByRole("checkbox").check();
  const buffer = Buffer.from(PNG, "base64");
  const file = { name: "KL Skyline (1).png", mimeType: "image/png", buffer };
  await photo.locator("input[type=file]").first().setInputFiles(file);
  await forms.text("Alt", photo).fill("At night");
  await forms.text("Credit", photo).fill("Us");
  await forms.expectSave("data/countries.json", (before) => {
    const [first, ...others] = JSON.parse(before) as Country[];
    const photo = { file: "kl-skyline-1.png", alt: "At night", credit: "Us" };
    const empty = { intro: null, facts: null, formerly: null };
    const changed = { ...first, photo, ...empty };
    return `${JSON.stringify([changed, ...others], null, 2)}\n`;
  });
  expect(await forms.read("data/images/kl-skyline-1.png")).toMatch(/^.PNG/);
  await forms.edit("Site");
  await forms.expand(forms.field("Footer"));
  await forms.field("Country").first().getByRole("combobox").click();
  await page.getByRole("option", { name: "Norway", exact: true }).click();
  await forms.expectSave("data/site.json", (before) =>
    before.replace(/("destinations": \[\s+)"[^"]+"/, '$1"norway"'),
  );
});

test("a field says beside itself what is wrong; a file that another program has changed is not overwritten", async ({
  forms,
}) => {
  await forms.open();
  const before = await forms.read("data/site.json");
  await forms.edit("Site");
  await forms.text("Phone").fill("98765");
  await forms.saveButton.click();
  await expect(forms.field("Phone")).toContainText(
    "write the number with its country code",
  );
  await forms.text("Phone").fill("+91 98765 43210");
  const theirs = before.replace("Bengaluru", "Mysuru");
  await forms.write("data/site.json", theirs);
  await forms.expectRefusal("data/site.json was changed by another program");
  expect(await forms.read("data/site.json")).toBe(theirs);
});

test("a file that is no JSON shows what is wrong", async ({ forms, page }) => {
  await forms.open('{\n  "title": About\n}');
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("data/pages/about.json:2:12 error: ");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
});

test("npm run forms writes them for the repository and for any host", () => {
  const project = temporaryFolder("project");
  const git = (...args: string[]) => spawnSync("git", args, { cwd: project });
  git("init");
  git("remote", "add", "origin", "git@github.com:owner/college.git");
  const program = ["node_modules/tsx/dist/cli.mjs", "forms/main.ts"];
  const { stdout } = spawnSync(
    process.execPath,
    program.map((file) => path.resolve(file)),
    {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, GITHUB_REPOSITORY: "" },
    },
  );
  expect(stdout).toBe("The forms for owner/college are in forms/public/\n");
  const read = (file: string) =>
    readFileSync(path.join(project, "forms/public", file), "utf8");
  expect(read("index.html")).toContain("connect-src 'self' data: blob: https:");
  expect(read("_headers")).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
});
