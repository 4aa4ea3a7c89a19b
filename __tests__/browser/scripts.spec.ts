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
  ready,
  test,
  visit,
} from "./site";

// Where scripts are late, lost, or unwanted: plugins/gatsby-plugin-late-scripts.

test("React starts while drawings, fonts and icons are still loading", async ({
  page,
}) => {
  await hold(page, /\/(atlas|symbols|flags)\/|\.woff2$|icon|webmanifest/);
  for (const address of ["/", "/about", "/country/uae", "/scholarships"]) {
    await page.goto(address, { waitUntil: "commit" });
    await ready(page);
  }
  await page.getByRole("searchbox").fill("no such word");
  await expect(page.getByText("No scholarships found")).toBeVisible();
});

test("scripts wait until the page is painted", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  const scripts = page.locator("script[src]");
  await page.goto("/about", { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await expect(scripts).toHaveCount(0);
  await page.clock.runFor(1100);
  await expect(scripts).not.toHaveCount(0);
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

// Firefox restores how buttons were left.
test("on a reload buttons are disabled until scripts listen @elsewhere", async ({
  page,
}) => {
  for (const [path, name] of [
    ["/aptitude-test", "Start Test"],
    ["/", "Next"],
    ["/", "Show Turkey"],
    ["/services", "Send"],
  ] as const) {
    await visit(page, path);
    const button = main(page).getByRole("button", { name });
    await expect(button).toBeEnabled();
    const release = await hold(page, /\.js$/);
    await page.reload({ waitUntil: "commit" });
    await expect(button).toBeDisabled();
    release();
    await expect(button).toBeEnabled();
  }
});
