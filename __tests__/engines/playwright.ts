import type { BrowserType } from "@playwright/test";
import type { Engine, Options } from "./engine";

/** One of Playwright's own builds. */
export async function openPlaywright(
  type: BrowserType,
  { isDark }: Options,
): Promise<Engine> {
  const browser = await type.launch();
  const page = await browser.newPage({
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    screenshot: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
