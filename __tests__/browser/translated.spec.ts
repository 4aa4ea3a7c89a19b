import type { Page } from "@playwright/test";
import { aptitudeTest, headingOf, scholarships } from "./pages";
import {
  expect,
  holdScripts,
  letTimePass,
  open,
  ready,
  retime,
  test,
  visit,
} from "./site";

// Many parents read the site through their browser's translator. It puts elements of its own in the place of React's
// texts, which React then finds missing (https://github.com/facebook/react/issues/11538).

/** Does what Google Translate does in Chrome, to all texts there are and to all that come. A translated one begins with "हि ". */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest("font, script, svg"))
        return;
      const translation = document.createElement("font");
      translation.append(document.createElement("font"));
      translation.firstElementChild!.textContent = `हि ${text.data}`;
      text.replaceWith(translation);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes)
          if (node.isConnected) replaceAll(node);
    }).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name: `हि ${name}`, exact: true });

test("a translated page goes on working: what changes is exchanged, and other pages are reached", async ({
  page,
}) => {
  await retime(page, { 2000: 0 });
  await visit(page, "/scholarships");
  await translate(page);
  const count = main(page).getByText(/Showing/);
  const total = scholarships.length;
  const search = main(page).getByRole("searchbox");
  await search.fill("zzz");
  await expect(count).toHaveText(`हि Showing 0 of ${total} scholarships`);
  await button(page, "Clear All").last().click();
  await expect(count).toHaveText(
    `हि Showing ${total} of ${total} scholarships`,
  );

  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Aptitude Test" })
    .click();
  const h1 = page.getByRole("heading", { level: 1 });
  await expect(h1).toHaveText(`हि ${headingOf("/aptitude-test")}`);
  await button(page, "Start Test").click();
  for (const [index, { text }] of aptitudeTest.questions.entries()) {
    await expect(main(page).getByRole("group").getByRole("heading")).toHaveText(
      `हि ${text}`,
    );
    await expect(
      main(page).getByText(`हि ${index} of 10 answered`, { exact: true }),
    ).toBeVisible();
    await main(page).getByRole("radio").first().check();
    await button(page, index < 9 ? "Next" : "Complete Test").click();
  }
  await button(page, "Retake Test").click();
  await expect(h1).toHaveText(`हि ${headingOf("/aptitude-test")}`);

  await page.goBack();
  await expect(h1).toHaveText(`हि ${headingOf("/scholarships")}`);
  await expect(search).toHaveValue("");
  const note = page.getByText(/^हि .*offline/i);
  await page.context().setOffline(true);
  await expect(note).toBeVisible();
  await page.context().setOffline(false);
  await expect(note).toHaveCount(0);
});

test("a translated form sends, and shows each of its states alone", async ({
  page,
}) => {
  await retime(page, { 1500: null, 3000: null });
  await visit(page, "/about");
  await translate(page);
  const form = page.locator("form");
  await form.getByRole("textbox", { name: "Name" }).fill("Asha Rao");
  await form.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
  await form.getByRole("textbox", { name: "Message" }).fill("Data science?");
  await form.getByRole("button").click();
  await expect(form.getByRole("button")).toHaveText("हि Sending…");
  await letTimePass(page);
  await expect(form.getByRole("status")).toHaveText(/^हि Thank you!/);
  await expect(form.getByRole("button")).toHaveCount(0);
  await letTimePass(page);
  await expect(form.getByRole("button")).toHaveText("हि Send Message");
});

test("translated before its scripts come a page works, and what was typed and pressed is not lost", async ({
  page,
  site,
}) => {
  // React says that the HTML is not its own.
  site.expectErrors(/Minified React error #418/);
  const release = await holdScripts(page);
  await open(page, "/about");
  const form = page.locator("form");
  const field = (name: string) => form.getByRole("textbox", { name });
  await field("Name").fill("Asha Rao");
  await field("Email").fill("asha@example.com");
  await field("Message").fill("Data science?");
  await translate(page);
  await form.getByRole("button").click();
  await release();
  await expect(form.getByRole("status")).toHaveText(/Thank you!/);
});

test("a page in which React fails, because something else has changed it, is loaded once more", async ({
  page,
  site,
}) => {
  site.expectErrors(/insertBefore/);
  await visit(page, "/about");
  const form = page.locator("form");
  await form.getByRole("textbox", { name: "Name" }).fill("Asha Rao");
  await form.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
  await form.getByRole("textbox", { name: "Message" }).fill("Data science?");
  const send = form.getByRole("button");
  await send.evaluate((button) => button.firstElementChild!.remove());
  await Promise.all([page.waitForEvent("load"), send.click()]);
  await ready(page);
  await expect(send).toHaveText("Send Message");
});
