import AxeBuilder from "@axe-core/playwright";
import type { NodeResult } from "axe-core";
import type { Page } from "@playwright/test";
import { expect, waitForFrame } from "./site";

/** WCAG 2.2, 1.4.6: of a page's texts; what a state adds is held to 1.4.3. */
const ENHANCED = "color-contrast-enhanced";

/** The bold labels that the design names, home's own ink, and the bars that have their labels beside them: 1.4.3 is enough. */
const NOT_ENHANCED =
  '[data-kind="primary"], [data-kind="both"], [data-kind="here"], [data-home]';

/**
 * axe with its default rules, best practices included, finds nothing.
 * @param part selector of what to look at, where it is not the whole page. A whole page is held to the contrast of AAA.
 */
export async function expectNoAxeFaults(
  page: Page,
  what: string,
  part?: string,
) {
  // Colours change over a frame.
  await waitForFrame(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // Describing what passes takes axe longest.
    resultTypes: ["violations", "incomplete"],
    // It passes what misses 1.4.3 as well: that is for the rule of 1.4.3, which axe has by default.
    rules: { [ENHANCED]: { enabled: !part } },
  });
  if (part) axe.include(part);
  const { violations, incomplete } = await axe.analyze();
  // What has the colour of its ground axe leaves undecided.
  const found: unknown[] = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(isInvisible))
    .map(({ html }) => ({ html, failureSummary: "has its ground's colour" }));
  for (const { id, nodes } of violations)
    for (const node of nodes) {
      const isExempt =
        id === ENHANCED &&
        hasLeastContrast(node) &&
        (await mayHaveLess(page, node));
      const { html, failureSummary } = node;
      if (!isExempt) found.push({ id, html, failureSummary });
    }
  expect.soft(found, what).toEqual([]);
}

const isInvisible = ({ data }: NodeResult["any"][number]) =>
  (data as { messageKey?: string } | null)?.messageKey === "equalRatio";

/** 1.4.3 asks for 4.5:1, and of large letters for 3:1, where 1.4.6 asks for 7:1 and 4.5:1. */
function hasLeastContrast({ any }: NodeResult): boolean {
  const { contrastRatio, expectedContrastRatio } = any[0]!.data as {
    contrastRatio: number;
    expectedContrastRatio: string;
  };
  return contrastRatio >= (expectedContrastRatio === "7:1" ? 4.5 : 3);
}

const mayHaveLess = (page: Page, { target }: NodeResult) =>
  page
    .locator(String(target[0]))
    .evaluate((text, these) => text.closest(these) !== null, NOT_ENHANCED);
