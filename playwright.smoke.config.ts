import { defineConfig } from "@playwright/test";
import { common } from "./playwright.common";

// The site in public/ as it will be published, whatever its content and its path: a minute before it goes out.
export default defineConfig(common, {
  testDir: "__tests__/smoke",
  outputDir: "test-results/smoke",
  use: { serviceWorkers: "block" },
});
