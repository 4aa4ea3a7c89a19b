import { defineConfig } from "@playwright/test";
import { common } from "./playwright.common";
import { TEST_LIMIT } from "./__tests__/support/limits";

// `npm run develop` in a browser, which starts a copy of the project itself: __tests__/develop/ownDevelop.ts.
export default defineConfig(common, {
  testDir: "__tests__/develop",
  outputDir: "test-results/develop",
  // One visit is all there is to it, two minutes of a processor's time.
  timeout: 3 * TEST_LIMIT,
  use: { contextOptions: { reducedMotion: "reduce" } },
});
