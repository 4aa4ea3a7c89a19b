import { availableParallelism } from "node:os";
import type { PlaywrightTestConfig } from "@playwright/test";
import { findChromium, switches } from "./scripts/chromium.mjs";

process.env.DATA_FOLDER = "__tests__/data";

// Workers read this file again: they inherit what is set here.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

/**
 * Chrome would draw suggestions below the address bar of each window, which takes longer than a page of the site, and keep a
 * renderer ready. Of two such lists Chrome takes the last, so those of Playwright that matter here are repeated.
 */
const unwantedFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "PaintHolding",
  "BlockOriginHeaderModificationOnRedirect",
  "HttpsUpgrades",
  "DestroyProfileOnBrowserClose",
  "ThirdPartyStoragePartitioning",
  "MediaRouter",
  "OptimizationHints",
  "Translate",
];

/** The settings that all tests in browsers share. Tests of the site serve it themselves: __tests__/browser/site.ts. */
export const common: PlaywrightTestConfig = {
  fullyParallel: true,
  // No more than processors: other layers run beside it.
  workers: availableParallelism(),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    launchOptions: {
      executablePath,
      args: [...switches, `--disable-features=${unwantedFeatures.join()}`],
    },
  },
};
