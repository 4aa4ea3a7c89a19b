import AxeBuilder from "@axe-core/playwright";
import type { NodeResult } from "axe-core";
import type { Page } from "@playwright/test";
import { drawn, expect } from "./site";

/** WCAG 2.2, 1.4.6: of a page's texts; what a state adds is held to 1.4.3. */
const ENHANCED = "color-contrast-enhanced";

/** The bold labels that the design names, home's own ink, and the bars whose words stand beside them: 1.4.3 is enough. */
const NOT_ENHANCED =
  '[data-kind="primary"], [data-kind="both"], [data-kind="here"], [data-home]';

/**
 * axe with its default rules, best practices included, finds nothing.
 * @param part selector of what to look at, where it is not the whole page. A whole page is held to the contrast of AAA.
 */
export async function passesAxe(page: Page, what: string, part?: string) {
  // Colours change over a frame.
  await drawn(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // Describing what passes takes axe longest.
    resultTypes: ["violations"],
    // Each takes a third of axe's time, and the first implies the second.
    rules: {
      [ENHANCED]: { enabled: !part },
      "color-contrast": { enabled: Boolean(part) },
    },
  });
  if (part) axe.include(part);
  await passes(axe, page, what);
}

/** What every page has in common was found by passesAxe(): here are its colours alone. */
export async function hasContrast(page: Page, what: string) {
  await drawn(page);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], runOnly: [ENHANCED] });
  await passes(axe, page, what);
}

async function passes(axe: AxeBuilder, page: Page, what: string) {
  const { violations } = await axe.analyze();
  const found: unknown[] = [];
  for (const { id, nodes } of violations)
    for (const node of nodes) {
      const isExempt =
        id === ENHANCED &&
        hasLeastContrast(node) &&
        (await isNamed(page, node));
      const { html, failureSummary } = node;
      if (!isExempt) found.push({ id, html, failureSummary });
    }
  expect.soft(found, what).toEqual([]);
}

/** 1.4.3 asks for 4.5:1, and of large letters for 3:1, where 1.4.6 asks for 7:1 and 4.5:1. */
function hasLeastContrast({ any }: NodeResult): boolean {
  const { contrastRatio, expectedContrastRatio } = any[0]!.data as {
    contrastRatio: number;
    expectedContrastRatio: string;
  };
  return contrastRatio >= (expectedContrastRatio === "7:1" ? 4.5 : 3);
}

const isNamed = (page: Page, { target }: NodeResult) =>
  page
    .locator(String(target[0]))
    .evaluate((text, named) => text.closest(named) !== null, NOT_ENHANCED);
