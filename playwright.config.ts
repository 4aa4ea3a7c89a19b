import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { type EngineName, installed } from "./__tests__/engines/installed";
import { findChromium, switches } from "./scripts/chromium";

process.env.DATA_FOLDER = "__tests__/data";

// npm test gives it. Workers read this file again: they inherit what is set here.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

/** What all tests in browsers have in common. Those of the site serve it themselves: __tests__/browser/site.ts. */
export const common: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: { launchOptions: { executablePath, args: switches } },
};

const engines = (["firefox", "webkit"] as const).filter(
  (engine) => installed()[engine],
);

export default defineConfig<object, { engine: EngineName }>(common, {
  outputDir: "test-results/browser",
  projects: [
    {
      name: "chromium",
      testDir: "__tests__/browser",
      use: {
        // Pages are tested plain; the tests of the worker allow it for themselves.
        serviceWorkers: "block",
        // Tests of motion ask for it: elsewhere it only takes the processor's time.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    // One worker each: starting such a browser takes longer than most visits.
    ...engines.map((engine) => ({
      name: engine,
      testDir: "__tests__/engines",
      fullyParallel: false,
      use: { engine },
    })),
  ],
});
