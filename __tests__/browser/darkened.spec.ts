// Specification: 6.4
import { contrast, lightness, takePicture, waitForPictures } from "./pictures";
import { expect, test, visit } from "./site";

// Thin letters are hardly anywhere as dark as their colour on another screen.
test.use({ colorScheme: "light", deviceScaleFactor: 2 });

// Some browsers darken pages themselves and yet ask for the light theme, as Samsung Internet does. Chromium imitates it.
test("pages can be read where the browser darkens them", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  for (const [path, ...widths] of [
    ["/", 390, 1280],
    ["/scholarships", 1280],
    ["/country/germany", 390, 1280],
    ["/services", 390],
    ["/about", 1280],
  ] as const) {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 2400 });
      await waitForPictures(page);
      const coloursIn = await takePicture(page);
      expect(lightness(coloursIn()).average, path).toBeLessThan(80);
      const lines = await page.evaluate(visibleLines);
      expect(lines.length, path).toBeGreaterThan(20);
      for (const { text, ...box } of lines) {
        const colours = coloursIn(box);
        const ground = colours.reduce((a, b) => (b.count > a.count ? b : a));
        const greatest = Math.max(
          ...colours.map(({ parts }) => contrast(parts, ground.parts)),
        );
        expect
          .soft(greatest, `${text} on ${path} at ${width} px`)
          .toBeGreaterThan(4.5);
      }
    }
  }
});

/** The lines of texts in the window. Disabled controls need no contrast. */
function visibleLines() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.flatMap((node) => {
    const parent = node.parentElement!;
    const visible = { opacityProperty: true, visibilityProperty: true };
    if (!node.data.trim() || !parent.checkVisibility(visible)) return [];
    if (parent.closest("script, style, :disabled, :root header, aside"))
      return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap(
      ({ left, right, top, bottom, width }) => {
        const isSeen = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .includes(parent);
        const isInside =
          left >= 0 && right < innerWidth && top >= 0 && bottom < innerHeight;
        const text = node.data.trim().slice(0, 40);
        return isSeen && isInside && width > 4
          ? [{ text, left, right, top, bottom }]
          : [];
      },
    );
  });
}
