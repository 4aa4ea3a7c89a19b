// Specification: 5.8
import type { Page } from "@playwright/test";
import { headingOf } from "./pages";
import {
  expect,
  follow,
  heading,
  mark,
  openWithoutScripts,
  ready,
  test,
  visit,
} from "./site";

// React takes a page away in which drawing fails.

// Firefox says of an error in its console where it was, and not what.
test.beforeEach(({ site }) =>
  site.expectErrors(/broken|console: Error http.*framework/),
);

/** From now on React fails in whatever it adds to the page; Gatsby still loads scripts, and exchanges the head. */
const breakReact = (page: Page) =>
  page.evaluate(() => {
    const { createElement } = document;
    document.createElement = (name: string) => {
      if (/script|link|meta|title/.test(name))
        return createElement.call(document, name);
      throw new Error("broken");
    };
  });

test("where React fails, the served page stays, with what was typed, and its links work @everywhere", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The first thing that a hydrated page asks for.
    window.IntersectionObserver = class {
      constructor() {
        throw new Error("broken");
      }
    } as never;
  });
  const release = await openWithoutScripts(page, "/services");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Asha Rao");
  const failed = page.waitForEvent("pageerror");
  void release().catch(() => {});
  await failed;
  await expect(heading(page)).toHaveText([headingOf("/services")]);
  await expect(name).toHaveValue("Asha Rao");
  await expect(page.locator("html")).not.toHaveAttribute("data-script");
  await follow(page, "About");
});

test("where React fails later, the page stays, too", async ({ page }) => {
  await visit(page, "/scholarships");
  const hasStayed = await mark(page);
  await breakReact(page);
  const failed = page.waitForEvent("pageerror");
  await page.getByRole("searchbox").fill("zzz");
  await failed;
  await expect(heading(page)).toHaveText([headingOf("/scholarships")]);
  expect(await hasStayed()).toBe(true);

  await visit(page, "/about");
  // Else React would fail earlier, while it draws that the page is on its way.
  await page.evaluate(async () => {
    await window.___loader.loadPage("/services");
  });
  await breakReact(page);
  await follow(page, "Services");
  await ready(page);
});
