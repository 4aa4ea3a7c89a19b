import { readFileSync } from "node:fs";
import { dataFolder } from "../../src/content/readData";
import type { Country, Scholarship } from "../../src/content/model";
import { expect, test } from "./visit";

/** Where the text stands in an entry, which is closed at first. */
const LISTS = ["countries.json", "scholarships.json", "aptitude-test.json"];

/** The title of each file's form, and one of its texts by the label of its field. */
const FILES: [file: string, title: string, label: string][] = [
  ["site.json", "Site", "Tagline"],
  ["countries.json", "Countries", "Name"],
  ["scholarships.json", "Scholarships", "Eligibility"],
  ["aptitude-test.json", "Aptitude test", "Text"],
  ["pages/home.json", "Home page", "Heading"],
  ["pages/about.json", "About page", "Heading"],
  ["pages/programs.json", "Programs page", "Heading"],
  ["pages/education-support.json", "Education support page", "Heading"],
  ["pages/online-education.json", "Online education page", "Heading"],
  ["pages/services.json", "Services page", "Heading"],
  ["pages/aptitude-test.json", "Aptitude test page", "Heading"],
  ["pages/scholarships.json", "Scholarships page", "Heading"],
  ["pages/country.json", "Country page", "Lead"],
];

test("one value changed is one line changed, in every file", async ({
  forms,
}) => {
  test.slow();
  await forms.open();
  for (const [file, title, label] of FILES)
    await test.step(file, async () => {
      const before = await forms.read(file);
      await forms.edit(title);
      if (LISTS.includes(file)) await forms.expand();
      const field = forms.text(label).first();
      const old = await field.inputValue();
      await field.fill("Something new");
      await forms.save();
      const key = `"${label.toLowerCase()}": `;
      expect(await forms.read(file)).toBe(
        before.replace(key + JSON.stringify(old), `${key}"Something new"`),
      );
    });
});

test("addresses, numbers, days and choices are saved as the file has them, and what is emptied is null again", async ({
  forms,
  page,
}) => {
  await forms.open();
  const before = await forms.read("scholarships.json");
  const [first] = JSON.parse(before) as Scholarship[];
  const url = forms.text("Address of Apply Now");
  await forms.edit("Scholarships");
  await forms.expand();
  await page.getByRole("spinbutton", { name: "Award amount" }).fill("16000");
  await forms.text("Deadline").fill("2025-01-31");
  await page.getByRole("radio", { name: "International" }).check();
  await url.fill("https://example.org/apply");
  await forms.save();
  const changed = before
    .replace(`"awardAmount": ${first!.awardAmount}`, '"awardAmount": 16000')
    .replace(`"deadline": "${first!.deadline}"`, '"deadline": "2025-01-31"')
    .replace(`"type": "${first!.type}"`, '"type": "international"');
  const address = '"applyUrl": "https://example.org/apply"';
  expect(await forms.read("scholarships.json")).toBe(
    changed.replace('"applyUrl": null', address),
  );

  await forms.edit("Scholarships");
  await forms.expand();
  await url.fill("");
  await forms.save();
  expect(await forms.read("scholarships.json")).toBe(changed);
});

test("yes or no, and a country by its name, are saved as the file has them", async ({
  forms,
  page,
}) => {
  await forms.open();
  const about = await forms.read("pages/about.json");
  await forms.edit("About page");
  await forms.field("Contact form").getByRole("switch").click();
  await forms.save();
  expect(await forms.read("pages/about.json")).toBe(
    about.replace('"contactForm": true', '"contactForm": false'),
  );

  // The footer's fields are far down.
  await page.setViewportSize({ width: 1280, height: 4000 });
  const site = await forms.read("site.json");
  await forms.edit("Site");
  await forms.expand(forms.field("Footer"));
  await forms.field("Country").first().getByRole("combobox").click();
  await page.getByRole("option", { name: "Norway", exact: true }).click();
  await forms.save();
  expect(await forms.read("site.json")).toBe(
    site.replace(/("destinations": \[\s+)"[^"]+"/, '$1"norway"'),
  );
});

test("an entry goes without touching the others, lists within them included", async ({
  forms,
}) => {
  await forms.open();
  const before = JSON.parse(await forms.read("aptitude-test.json"));
  await forms.edit("Aptitude test");
  await forms
    .field("Questions")
    .getByRole("button", { name: "Remove" })
    .first()
    .click();
  await forms.save();
  const after = { ...before, questions: before.questions.slice(1) };
  expect(await forms.read("aptitude-test.json")).toBe(
    `${JSON.stringify(after, null, 2)}\n`,
  );
});

test("a new country has only what was written, and null for the rest", async ({
  forms,
  page,
}) => {
  await forms.open();
  const before = JSON.parse(await forms.read("countries.json")) as Country[];
  await forms.edit("Countries");
  await page.getByRole("button", { name: /^Add .?Entry/ }).click();
  await forms.text("Slug").fill("new-zealand");
  await forms.text("Country code").fill("nz");
  await forms.text("Name").first().fill("New Zealand");
  const capital = forms.field("Capital");
  await forms.text("Name", capital).fill("Wellington");
  await capital.getByRole("spinbutton", { name: "Longitude" }).fill("174.8");
  await capital.getByRole("spinbutton", { name: "Latitude" }).fill("-41.3");
  await forms.text("Time zone", capital).fill("Pacific/Auckland");
  await forms.save();
  const country = {
    slug: "new-zealand",
    name: "New Zealand",
    code: "nz",
    capital: {
      name: "Wellington",
      longitude: 174.8,
      latitude: -41.3,
      timeZone: "Pacific/Auckland",
    },
    ink: null,
    card: null,
    photo: null,
    intro: null,
    facts: null,
  };
  expect(await forms.read("countries.json")).toBe(
    `${JSON.stringify([...before, country], null, 2)}\n`,
  );
});

test("a photo comes with its file, under a name that the site can use", async ({
  forms,
}) => {
  const photo = await forms.upload(
    "KL Skyline (1).png",
    readFileSync(`${dataFolder()}/images/germany-landmarks.png`),
  );
  await forms.text("Alt", photo).fill("Towers at night");
  await forms.text("Credit", photo).fill("Photo: Asha Rao");
  await forms.save();
  const [first] = JSON.parse(await forms.read("countries.json")) as Country[];
  expect(first!.photo).toEqual({
    file: "kl-skyline-1.png",
    alt: "Towers at night",
    credit: "Photo: Asha Rao",
  });
  expect(await forms.read("images/kl-skyline-1.png")).toMatch(/^.PNG/);
});
