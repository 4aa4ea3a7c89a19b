// Specification: 5.8
import { headingOf } from "./pages";
import {
  expect,
  follow,
  heading,
  mark,
  openWithoutScripts,
  test,
  visit,
} from "./site";

// React takes a page away in which drawing fails.

// Firefox says of an error in its console where it was, and not what.
test.beforeEach(({ site }) =>
  site.expectErrors(/broken|console: Error http.*framework/),
);

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
  await visit(page, "/scholarships?sort=amount");
  const hasStayed = await mark(page);
  // React fails in whatever it adds to the page.
  await page.evaluate(() => {
    document.createElement = () => {
      throw new Error("broken");
    };
  });
  const failed = page.waitForEvent("pageerror");
  await page.getByRole("searchbox").fill("zzz");
  await failed;
  await expect(heading(page)).toHaveText([headingOf("/scholarships")]);
  await expect(page.locator('li[id^="award-"]:visible')).toHaveCount(12);
  expect(await hasStayed()).toBe(true);
});
