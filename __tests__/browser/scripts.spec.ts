import { expect, openWithoutScripts, ready, test } from "./site";

// Scripts come after the page: src/publish/page.tsx.

test("buttons that need scripts are disabled until React listens; what is typed before stays, and nothing is sent", async ({
  page,
}) => {
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

test("no script is fetched before the page has loaded", async ({ page }) => {
  let loaded = false;
  const early: string[] = [];
  page.on("load", () => (loaded = true));
  page.on("request", (request) => {
    if (request.resourceType() === "script" && !loaded)
      early.push(request.url());
  });
  await page.goto("/");
  await ready(page);
  expect(early).toEqual([]);
});

test("a script that the network loses is asked for again", async ({
  page,
  site,
}) => {
  site.expectErrors(/framework-|ERR_FAILED/);
  let asked = 0;
  await page.route(/\/framework-/, (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto("/aptitude-test");
  await ready(page);
  expect(asked).toBe(2);
});
