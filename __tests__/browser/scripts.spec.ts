// Specification: 5.7, 5.8
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { headingOf } from "./pages";
import {
  expect,
  header,
  heading,
  hold,
  main,
  openWithoutScripts,
  ready,
  test,
  visit,
} from "./site";

// Where scripts are late, lost, or unwanted: plugins/gatsby-plugin-page-policy.

test("where scripts do not come, pages say so", async ({ page }) => {
  await page.clock.install({ time: 0 });
  let hours = 0;
  for (const [address, missing, control] of [
    ["/about", "The form needs JavaScript", "Send Message"],
    ["/aptitude-test", "The test needs JavaScript", "Start Test"],
    ["/scholarships?q=law", null, "Clear All"],
  ] as const) {
    // From before the page opens, time passes only where this says so.
    await page.clock.pauseAt(++hours * 3_600_000);
    const release = await openWithoutScripts(page, address);
    const button = page.getByRole("button", { name: control });
    const says = missing ? page.getByText(missing) : null;
    await expect(button).toBeVisible();
    if (says) await expect(says).toBeHidden();
    await page.clock.runFor(5000);
    if (says) await expect(says).toBeHidden();
    await page.clock.runFor(5000);
    if (says) await expect(says).toBeVisible();
    else {
      await expect(button).toBeHidden();
      const awards = main(page).locator('li[id^="award-"]:visible');
      await expect(awards).not.toHaveCount(0);
    }
    await page.clock.resume();
    await release();
    await expect(button).toBeEnabled();
    if (says) await expect(says).toBeHidden();
  }
});

test("whatever else never comes, React starts", async ({ page }) => {
  await hold(
    page,
    /\/(atlas|symbols|flags)\/|\.woff2$|print\.css$|icon|webmanifest/,
  );
  for (const address of ["/", "/about", "/country/uae", "/scholarships"]) {
    await page.goto(address, { waitUntil: "commit" });
    await ready(page);
  }
  await page.getByRole("searchbox").fill("no such word");
  await expect(page.getByText("No scholarships found")).toBeVisible();
});

test("scripts wait until the page is painted, but start in a background tab all the same", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  let hours = 0;
  const scripts = page.locator("script[src]");
  for (const isPainted of [true, false]) {
    await page.clock.pauseAt(++hours * 3_600_000);
    if (!isPainted)
      await page.addInitScript(() => {
        window.requestAnimationFrame = () => 0;
      });
    await page.goto("/about", { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    await expect(scripts).toHaveCount(0);
    await page.clock.runFor(1100);
    if (!isPainted) {
      await expect(scripts).toHaveCount(0);
      await page.clock.runFor(900);
    }
    await expect(scripts).not.toHaveCount(0);
    await page.clock.runFor(2000);
    const asked = await scripts.evaluateAll((scripts) =>
      scripts.map((script) => (script as HTMLScriptElement).src),
    );
    expect(new Set(asked).size).toBe(asked.length);
    await page.clock.resume();
    await ready(page);
  }
});

test("a lost script is asked for again, after ever longer pauses", async ({
  page,
  site,
}) => {
  site.expectErrors(/framework-|ERR_FAILED/);
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/framework-/, async (route) => {
    const isLost = ++asked < 3;
    await released;
    await (isLost ? route.abort() : route.continue());
  });
  await page.addInitScript(() => {
    window.lost = 0;
    addEventListener(
      "error",
      ({ target }) => {
        if (target instanceof HTMLScriptElement) window.lost++;
      },
      true,
    );
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/aptitude-test");
  await page.clock.runFor(1100);
  // No time passes until it is lost.
  await expect.poll(() => asked).toBe(1);
  release();
  for (const pause of [2000, 4000]) {
    const before = asked;
    await expect.poll(() => page.evaluate(() => window.lost)).toBe(before);
    const elements = page.locator('script[src*="/framework-"]');
    await page.clock.runFor(pause - 1);
    expect(await elements.count()).toBe(before);
    await page.clock.runFor(1);
    expect(await elements.count()).toBe(before + 1);
    await expect.poll(() => asked).toBe(before + 1);
  }
  await page.clock.resume();
  await ready(page);
});

test("a page that was saved to the disk can be read", async ({
  page,
  site,
}) => {
  site.expectErrors(/file:/);
  await visit(page, "/scholarships");
  // As browsers save it: what the page loads is beside it, and loaded from there.
  const folder = pathToFileURL("public/").href;
  const html = (await page.content()).replaceAll(
    / (src|href)="\/(?=[^"]*\.\w+")/g,
    ` $1="${folder}`,
  );
  const file = test.info().outputPath("page.html");
  writeFileSync(file, html);
  const address = pathToFileURL(file).href;
  const app = page.waitForEvent("requestfinished", (request) =>
    /\/app-\w+\.js$/.test(request.url()),
  );
  await page.goto(address);
  await app;
  // Its scripts have run, and stepped back.
  await expect(page.locator("html")).not.toHaveAttribute("data-script");
  await expect(main(page).locator('li[id^="award-"]')).toHaveCount(12);
  expect(page.url()).toBe(address);
});

test.describe("under Save-Data", () => {
  test.use({ serviceWorkers: "allow" });

  test("no copy is made, and nothing is fetched ahead", async ({
    page,
    server,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      }),
    );
    await page.clock.install();
    server.asked.length = 0;
    await visit(page, "/programs");
    await page.clock.fastForward(10_000);
    await header(page).getByRole("link", { name: "About" }).hover();
    await header(page).getByRole("link", { name: "Services" }).click();
    await expect(heading(page)).toHaveText(headingOf("/services"));
    const ahead = server.asked.filter(
      (path) =>
        /component---|page-data\.json|sw\.js/.test(path) &&
        !/programs|services/.test(path),
    );
    expect(ahead).toEqual([]);
  });
});

declare global {
  interface Window {
    lost: number;
  }
}
