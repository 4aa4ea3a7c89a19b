import { expect, hold, openWithoutScripts, ready, test } from "./site";

// Scripts come without haste: src/publish/page.tsx.

test("buttons are disabled until React listens", async ({ page }) => {
  for (const [address, names] of [
    ["/", ["Next", "Show Malaysia"]],
    ["/aptitude-test", ["Start Test"]],
    ["/about", ["Send Message"]],
  ] as const) {
    const release = await openWithoutScripts(page, address);
    const field = page.getByRole("textbox", { name: "Name" });
    if (address === "/about") {
      await field.fill("Asha Rao");
      await field.press("Enter");
    }
    for (const name of names)
      await expect(
        page.getByRole("button", { name, exact: true }),
      ).toBeDisabled();
    await release();
    for (const name of names)
      await expect(
        page.getByRole("button", { name, exact: true }),
      ).toBeEnabled();
    if (address === "/about") await expect(field).toHaveValue("Asha Rao");
    await expect(page).toHaveURL(address);
  }
});

test("where scripts do not come, pages say so", async ({ page }) => {
  await page.clock.install();
  for (const [address, missing, control] of [
    ["/about", "The form needs JavaScript", "Send Message"],
    ["/aptitude-test", "The test needs JavaScript", "Start Test"],
    ["/scholarships", null, "Clear All"],
  ] as const) {
    const release = await openWithoutScripts(page, address);
    const button = page.getByRole("button", { name: control });
    const says = missing ? page.getByText(missing) : null;
    await expect(button).toBeVisible();
    if (says) await expect(says).toBeHidden();
    // Time stands still but for this.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.runFor(5000);
    if (says) await expect(says).toBeHidden();
    await page.clock.runFor(5000);
    if (says) await expect(says).toBeVisible();
    else await expect(button).toBeHidden();
    await page.clock.resume();
    await release();
    await expect(button).toBeEnabled();
    if (says) await expect(says).toBeHidden();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("whatever else never comes, React starts", async ({ page }) => {
  await hold(
    page,
    /\/(atlas|symbols|flags)\/|flagcdn|\.woff2$|print\.css$|icon|webmanifest/,
  );
  for (const address of ["/", "/about", "/country/uae", "/scholarships"]) {
    await page.goto(address, { waitUntil: "commit" });
    await ready(page);
  }
  await page.getByRole("searchbox").fill("no such word");
  await expect(page.getByText("No scholarships found")).toBeVisible();
});

test("a tab that is opened out of sight, which paints nothing, starts React too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => 0;
    // Playwright waits by it.
    addEventListener("load", () =>
      Object.assign(window, { requestAnimationFrame }),
    );
  });
  await page.goto("/about");
  await ready(page);
});

test("a lost script is asked for again", async ({ page, site }) => {
  site.expectErrors(/framework-|ERR_FAILED/);
  let asked = 0;
  await page.route(/\/framework-/, (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto("/aptitude-test");
  await ready(page);
  expect(asked).toBe(2);
});
