import { availableParallelism } from "node:os";
import type { PlaywrightTestConfig } from "@playwright/test";
import { TEST_LIMIT, WAIT_LIMIT } from "./__tests__/support/limits";
import { findChromium } from "./scripts/chromium";

process.env.DATA_FOLDER = "__tests__/data";

/** The settings that all tests in browsers share. Tests of the site serve it themselves: __tests__/browser/site.ts. */
export const common: PlaywrightTestConfig = {
  fullyParallel: true,
  // No more than processors: other layers run beside it.
  workers: availableParallelism(),
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["./__tests__/support/failures.js"]],
  use: {
    actionTimeout: WAIT_LIMIT,
    navigationTimeout: WAIT_LIMIT,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--disable-gpu",
        // Letters are as wide as in a window of the same size.
        "--font-render-hinting=none",
        // Tests need no network, and are the same with one: pages show our own flags.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
  },
};
