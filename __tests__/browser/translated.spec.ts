import type { Page } from "@playwright/test";
import { aptitudeTest, headingOf, scholarships } from "./pages";
import { expect, footer, heading, main, test, visit } from "./site";

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

const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name: `हि ${name}`, exact: true });

test("a translated page goes on working: what changes is exchanged, other pages are reached, the form sends", async ({
  page,
}) => {
  await visit(page, "/scholarships");
  await translate(page);
  const count = main(page)
    .getByText(/Showing/)
    .first();
  const total = scholarships.length;
  await main(page).getByRole("searchbox").fill("zzz");
  await expect(count).toHaveText(`हि Showing 0 of ${total} scholarships`);
  await button(page, "Clear All").last().click();
  await expect(count).toHaveText(
    `हि Showing ${total} of ${total} scholarships`,
  );

  const follow = (name: string) =>
    footer(page).getByRole("link", { name }).click();
  await follow("Aptitude Test");
  await expect(heading(page)).toHaveText(`हि ${headingOf("/aptitude-test")}`);
  await button(page, "Start Test").click();
  const question = main(page).getByRole("group").getByRole("heading");
  for (const { text } of aptitudeTest.questions.slice(0, 2)) {
    await expect(question).toHaveText(`हि ${text}`);
    await main(page).getByRole("radio").first().check();
    await button(page, "Next").click();
  }

  await follow("Services");
  const form = page.locator("form");
  await form.getByRole("textbox", { name: "Name" }).fill("Asha Rao");
  await form.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
  await form.getByRole("textbox", { name: "Message" }).fill("Data science?");
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(/^हि Thank you!/);

  // What React may do with a text that is no longer there. None of the steps above makes it do so.
  await page.evaluate(() => document.body.removeChild(new Text("replaced")));
});

test("a page in which React fails is loaded once more", async ({
  page,
  site,
}) => {
  site.expectErrors(/broken/);
  await visit(page, "/about");
  await page.evaluate(() => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function (child) {
      if (this !== document.head) throw new Error("broken");
      return appendChild.call(this, child) as never;
    };
  });
  await page.getByRole("link", { name: "Services" }).first().click();
  await expect(heading(page)).toHaveText(headingOf("/services"));
});
