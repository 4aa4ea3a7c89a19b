// Specification: 1.1, 8.2
import { expect, test, visit } from "./site";

// A violation is an error in the console, which fails every other test.
test("what a page's policy forbids is noticed", async ({ page, site }) => {
  site.expectErrors(
    /^console: .*Content Security Policy|^request: https:\/\/example\.org/,
  );
  const violations: string[] = [];
  page.on("console", (message) => violations.push(message.text()));
  await visit(page, "/programs");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<style>p { color: red }</style><img src="https://example.org/x.png">',
    );
  });
  for (const forbidden of [/inline script/, /inline style/, /the image/])
    await expect
      .poll(() => violations)
      .toContainEqual(expect.stringMatching(forbidden));
  expect(await page.evaluate("window.ran")).toBeUndefined();
});
