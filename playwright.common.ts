import { availableParallelism } from "node:os";
import type { PlaywrightTestConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium";

process.env.DATA_FOLDER = "__tests__/data";

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
      executablePath: findChromium(),
      args: [
        "--disable-gpu",
        // Letters are as wide as in a window of the same size.
        "--font-render-hinting=none",
      ],
    },
  },
};
