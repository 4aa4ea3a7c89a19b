import { rmSync } from "node:fs";
import {
  aptitudeTest,
  aptitudeTexts,
  countries,
  countryPages,
  finder,
  routes,
  scholarships,
  unlisted,
} from "../browser/pages";
import { release, taglineOf } from "../browser/release";
import {
  byRole,
  byText,
  type Element,
  expect,
  intervals,
  test,
  type Visit,
} from "./visit";

const main = byRole("main");
const header = byRole("banner");
const footer = byRole("contentinfo");
/** Not by its role: the script that finds roles is not in the offline copy. */
const h1 = `document.querySelector("h1")`;
const text = (element: Element) => `${element}.textContent`;
const isFocused = (element: Element) => `${element} === document.activeElement`;
const box = (element: Element) => `${element}.getBoundingClientRect().toJSON()`;

/** What is drawn around the focused control, whether by itself or by its label. */
const hasFocusRing = `[document.activeElement, ...document.activeElement.closest("label")?.querySelectorAll("*") ?? []].some(
  (part) => getComputedStyle(part).outlineStyle !== "none")`;

test("every route loads, fits and reports no error", async ({ light }) => {
  test.slow();
  await light.resize(1024, 768);
  for (const { path, heading } of [...routes, countryPages[1]!, unlisted]) {
    await light.goto(path);
    await light.has(text(h1), heading);
    await light.has(
      `document.documentElement.scrollWidth <= document.documentElement.clientWidth`,
      true,
    );
  }
});

test("a first visit fetches nothing twice, and a page that was fetched ahead is shown without another request", async ({
  light,
  engine,
}) => {
  await light.goto("/");
  const { asked } = light.site;
  await expect.poll(() => asked, { intervals }).toContain("/sw.js");
  // From there on the worker asks for all pages, also for those that were fetched ahead.
  const first = asked.slice(0, asked.indexOf("/sw.js"));
  expect(first).toContain("/page-data/app-data.json");
  expect(first.filter((path, at) => first.indexOf(path) !== at)).toEqual([]);

  await expect
    .poll(() => asked.join(), { intervals })
    .toMatch(/component---src-pages-services/);
  expect(asked).toContain("/page-data/services/page-data.json");
  asked.length = 0;
  await light.click(byRole("link", "Services", header));
  await light.has(
    text(h1),
    routes.find(({ path }) => path === "/services")!.heading,
  );
  // WebKitGTK has no cache of files while it is automated, so the scripts come again. Other pages are still fetched ahead.
  const needed =
    engine === "webkit"
      ? /services\/page-data/
      : /services|\/(?!component-)[^/]+\.js$/;
  expect(asked.filter((path) => needed.test(path))).toEqual([]);
});

test("a page that was fetched ahead before a deployment is shown as it is after it", async ({
  light,
  plainCopy,
}) => {
  const deployed = release(2, [], plainCopy);
  await light.goto("/");
  await expect
    .poll(() => light.site.asked, { intervals })
    .toContain("/page-data/services/page-data.json");
  await light.site.serve(deployed);
  await light.click(byRole("link", "Services", header));
  await light.has(`location.pathname`, "/services");
  await light.shows(byText(taglineOf(2), footer));
  rmSync(deployed, { recursive: true });
});

test("the menu of destinations opens and closes by mouse and by keyboard", async ({
  light,
}) => {
  const toggle = `TestingLibraryDom.getByText(${header}, "Destinations").closest("summary")`;
  const country = byRole("link", countries[1]!.name, header);
  await light.goto("/about");
  await light.shows(country, false);
  await light.click(toggle);
  await light.shows(country);
  await light.press("Escape");
  await light.shows(country, false);

  await light.focus(toggle);
  await light.press("Enter", "Tab", "Tab");
  await light.has(isFocused(country), true);
  await light.has(hasFocusRing, true);
  await light.press("Enter");
  await light.has(text(h1), `Study in ${countries[1]!.name}`);
  await light.shows(byRole("link", countries[2]!.name, header), false);
});

test("the menu of narrow windows opens, leads to a page and closes", async ({
  light,
}) => {
  const services = byRole("link", "Services", header);
  await light.resize(460, 800);
  await light.goto("/about");
  await light.shows(services, false);
  await light.click(
    `TestingLibraryDom.getByText(${header}, "Menu").closest("summary")`,
  );
  await light.click(services);
  await light.has(`location.pathname`, "/services");
  await light.shows(services, false);
});

test("the carousel follows its buttons and dots", async ({ light }) => {
  const cards = byRole("region", "Study destinations");
  const showing = `${cards}.querySelector("button[aria-current]").getAttribute("aria-label")`;
  const left = (name: string) =>
    `Math.round(${box(byRole("heading", name, cards))}.x)`;
  await light.goto("/");
  await light.has(showing, "Show Malaysia");
  const start = await light.read(left("Malaysia"));
  await light.click(byRole("button", "Next", cards));
  await light.has(showing, "Show UAE");
  await light.has(left("UAE"), start);
  await light.click(byRole("button", "Show Turkey", cards));
  await light.has(left("Turkey"), start);
  await light.click(byRole("button", "Previous", cards));
  await light.has(showing, "Show Saudi Arabia");
  // The list of all countries follows the last card.
  const lastCard = `${byRole("heading", "UK", cards)}.closest("li")`;
  const all = byRole("heading", "All twenty, by the hour", cards);
  await light.has(`Math.round(${box(all)}.x - ${box(lastCard)}.right)`, 32);
});

test("the finder searches as one types, and shows where the keyboard is", async ({
  light,
}) => {
  const search = byRole("searchbox", undefined, main);
  // In a paragraph: what is announced a moment later has the same words.
  const count = (shown: number) =>
    byText(
      `Showing ${shown} of ${scholarships.length} scholarships`,
      main,
      "p",
    );
  const national = scholarships.filter(({ type }) => type === "national");
  await light.goto("/scholarships");
  await light.type(search, scholarships[0]!.title);
  await light.shows(count(1));
  await light.has(
    `new URLSearchParams(location.search).get("q")`,
    scholarships[0]!.title,
  );
  await light.click(byRole("button", "Clear All", main));
  await light.shows(count(scholarships.length));

  await light.focus(search);
  await tabTo(light, byRole("radio", finder.all, main));
  await light.press("ArrowRight");
  await light.has(isFocused(byRole("radio", finder.national, main)), true);
  await light.has(hasFocusRing, true);
  await light.shows(count(national.length));
});

async function tabTo(visit: Visit, element: Element) {
  for (let stop = 0; stop < 5; stop++) {
    await visit.press("Tab");
    if (await visit.read(isFocused(element))) return;
  }
  throw new Error(`Tab does not lead to ${element}`);
}

test("the aptitude test leads through all its stages", async ({ light }) => {
  const { questions } = aptitudeTest;
  const question = byRole(
    "heading",
    { level: 2 },
    byRole("group", undefined, main),
  );
  const radio = (index: number, option: number) =>
    byRole("radio", questions[index]!.options[option]!.text, main);
  await light.goto("/aptitude-test");
  await light.click(byRole("button", "Start Test", main));
  await light.has(isFocused(question), true);

  await expectApart(light, question, radio(0, 0));
  await light.press("Tab", "Space", "ArrowDown");
  await light.has(`${radio(0, 1)}.checked`, true);
  await light.has(isFocused(radio(0, 1)), true);
  await light.has(hasFocusRing, true);
  for (const [index] of questions.entries()) {
    await light.has(text(question), questions[index]!.text);
    await light.click(radio(index, index % 4));
    await light.has(`!!${byText(`${index + 1} of 10 answered`, main)}`, true);
    await light.click(
      byRole("button", index < 9 ? "Next" : "Complete Test", main),
    );
  }
  await light.has(text(h1), aptitudeTexts.resultsHeading);
  await light.has(isFocused(h1), true);
  await light.click(byRole("button", "Retake Test", main));
  await light.has(text(h1), aptitudeTexts.heading);
});

/** The question stands left of its answers, and on narrow windows above them. */
async function expectApart(visit: Visit, question: Element, answer: Element) {
  const gap = async (from: "right" | "bottom", to: "left" | "top") =>
    visit.read(`${box(answer)}.${to} - ${box(question)}.${from}`);
  expect(await gap("right", "left")).toBeGreaterThan(16);
  await visit.resize(460, 800);
  await expect.poll(() => gap("bottom", "top")).toBeGreaterThan(8);
  await visit.resize(1440, 900);
}

test("the form asks for what is missing, and thanks once for a double click", async ({
  light,
}) => {
  const form = `${main}.querySelector("form")`;
  const field = (name: string) => byRole("textbox", name, form);
  const send = byRole("button", "Send Message", form);
  const thanks = byText("Thank you! We'll get back to you soon.", form);
  await light.goto("/services");
  await light.click(send);
  await light.has(isFocused(field("Name")), true);
  await light.has(`${field("Name")}.validity.valueMissing`, true);

  await light.type(field("Name"), "Asha Rao");
  await light.type(field("Email"), "asha@example.com");
  await light.type(field("Message"), "Marine biology, in Norway?");
  await light.click(send, 2);
  await light.shows(thanks);
  await light.has(`document.activeElement.contains(${thanks})`, true);
  await light.has(`document.activeElement !== ${main}`, true);
  await light.has(`${send}.disabled`, false);
  await light.has(`${field("Message")}.value`, "");
});

test("every page opens offline, by its address", async ({ withWorker }) => {
  await withWorker.goto("/services");
  await withWorker.has(`!!navigator.serviceWorker.controller`, true);
  await withWorker.site.stop();
  for (const { path, heading } of [...routes, countryPages[0]!, unlisted]) {
    await withWorker.goto(path);
    await withWorker.has(text(h1), heading);
  }
});
