import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { drawn, expect } from "./site";

/** WCAG 2.2, 1.4.6. The bold labels that the design names, home's own ink, and the bars whose words stand beside them have AA. */
const ENHANCED = "color-contrast-enhanced";
const NOT_ENHANCED =
  '[data-kind="primary"], [data-kind="both"], [data-kind="here"], [data-home]';

/**
 * axe with its default rules, best practices included, finds nothing.
 * @param part selector of what to look at, where it is not the whole page. A whole page is held to the contrast of AAA too.
 */
export async function passesAxe(page: Page, what: string, part?: string) {
  // Colours change over a frame.
  await drawn(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // Describing what passes takes axe longest.
    resultTypes: ["violations"],
    rules: { [ENHANCED]: { enabled: !part } },
  });
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  const found: unknown[] = [];
  for (const { id, nodes } of violations)
    for (const { html, failureSummary, target } of nodes) {
      const isExempt =
        id === ENHANCED &&
        (await page
          .locator(String(target[0]))
          .evaluate(
            (text, exempt) => text.closest(exempt) !== null,
            NOT_ENHANCED,
          ));
      if (!isExempt) found.push({ id, html, failureSummary });
    }
  expect.soft(found, what).toEqual([]);
}
