import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "@playwright/test";
import { expect, waitForFrame } from "./site";

/** The bold labels that the design names, home's own ink, and the bars that have their labels beside them: 1.4.3 is enough. */
const NOT_ENHANCED =
  '[data-kind="primary"], [data-kind="both"], [data-kind="here"], [data-home]';

/** Half as large as what axe gives as its source. */
const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

type Options = {
  /** Selector of what to look at, where it is not the whole page. A whole page is held to the contrast of AAA. */
  part?: string;
};

/** axe with its default rules, best practices included, finds nothing. */
export async function expectNoAxeFaults(
  page: Page,
  what: string,
  { part }: Options = {},
) {
  // Colours change over a frame.
  await waitForFrame(page);
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(SOURCE);
  const sought = { part, notEnhanced: NOT_ENHANCED };
  expect.soft(await page.evaluate(findFaults, sought), what).toEqual([]);
}

type Sought = { part?: string; notEnhanced: string };

async function findFaults({ part, notEnhanced }: Sought) {
  /** WCAG 2.2, 1.4.6: of a page's texts; what a state adds is held to 1.4.3. */
  const ENHANCED = "color-contrast-enhanced";
  const { violations, incomplete } = await window.axe.run(part ?? document, {
    // It passes what misses 1.4.3 as well: that is for the rule of 1.4.3, which axe has by default.
    rules: { [ENHANCED]: { enabled: !part } },
    // Describing what passes takes axe longest.
    resultTypes: ["violations", "incomplete"],
    elementRef: true,
  });
  // What has the colour of its ground axe leaves undecided.
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(isInvisible))
    .map(({ html }) => ({ html, failureSummary: "has its ground's colour" }));
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== ENHANCED || !isExempt(node))
      .map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  return [...invisible, ...faults];

  function isInvisible({ data }: axe.CheckResult) {
    return (
      (data as { messageKey?: string } | null)?.messageKey === "equalRatio"
    );
  }

  /** 1.4.3 asks for 4.5:1, and of large letters for 3:1, where 1.4.6 asks for 7:1 and 4.5:1. */
  function isExempt({ any, element }: axe.NodeResult) {
    const { contrastRatio, expectedContrastRatio } = any[0]!.data as {
      contrastRatio: number;
      expectedContrastRatio: string;
    };
    const least = expectedContrastRatio === "7:1" ? 4.5 : 3;
    return contrastRatio >= least && element!.closest(notEnhanced) !== null;
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
