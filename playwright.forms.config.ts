import { defineConfig } from "@playwright/test";
import { common } from "./playwright.common";

// The forms in a browser. Each worker starts its own server: __tests__/forms/fixture.ts.
export default defineConfig(common, {
  testDir: "__tests__/forms",
  testMatch: "*.spec.ts",
  outputDir: "test-results/forms",
  workers: 1,
  use: { contextOptions: { reducedMotion: "reduce" } },
});
