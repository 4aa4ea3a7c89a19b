import { defineConfig } from "@playwright/test";
import { type EngineName, installed } from "./__tests__/engines/installed";
import { common } from "./playwright.common";

const engines = (["firefox", "webkit"] as const).filter((engine) => {
  if (installed()[engine]) return true;
  // Workers read this file, too: it is said once.
  if (!process.env.TEST_WORKER_INDEX)
    console.log(
      `Not found, so not tested: ${engine}. npx playwright install ${engine} installs it.`,
    );
  return false;
});

export default defineConfig<object, { engine: EngineName }>(common, {
  outputDir: "test-results/browser",
  projects: [
    // First, because they take longest: a file of tests has one worker, for starting such a browser takes longer than most visits.
    ...engines.map((engine) => ({
      name: engine,
      testDir: "__tests__/engines",
      fullyParallel: false,
      use: { engine },
    })),
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
  ],
});
