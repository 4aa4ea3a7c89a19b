// Specification: 5.1, 6.4
import { headingOf } from "./pages";
import { expect, follow, heading, test, visit, waitForFrame } from "./site";

test("a new page fades in, but not the first one, and not with less motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.fades = 0;
    addEventListener("animationstart", ({ target }) => {
      if ((target as Element).localName === "main") window.fades++;
    });
  });
  const fades = () => page.evaluate(() => window.fades);
  for (const [reducedMotion, count] of [
    ["no-preference", 2],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/programs");
    await waitForFrame(page);
    expect(await fades()).toBe(0);
    await follow(page, "Services");
    // A page that leaves before a frame is drawn does not begin to fade in.
    await waitForFrame(page);
    await expect.poll(fades).toBe(count / 2);
    await page.goBack();
    await expect(heading(page)).toHaveText(headingOf("/programs"));
    await waitForFrame(page);
    await expect.poll(fades).toBe(count);
  }
});

/** Durations, as browsers write them. */
const AT_ONCE = /^(0|1e-05)s$/;

test("drawings move only where one wants it", async ({ page }) => {
  await visit(page, "/");
  for (const [part, property] of [
    ["main use.arc", "animation-duration"],
    ["main use.arc", "animation-delay"],
    ["main > :last-child svg", "transition-duration"],
    ["header li summary svg", "transition-duration"],
    ["aside a span", "transition-duration"],
  ] as const) {
    const moving = page.locator(part).first();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(moving).toHaveCSS(property, AT_ONCE);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(moving).not.toHaveCSS(property, AT_ONCE);
  }
});

declare global {
  interface Window {
    fades: number;
  }
}
