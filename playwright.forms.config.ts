import { defineConfig } from "@playwright/test";
import { common } from "./playwright.common";

// The tests that a new version of Sveltia has to pass.

process.env.FORMS_PORT ||= "9124";

const port = process.env.FORMS_PORT;

export default defineConfig(common, {
  testDir: "__tests__/forms",
  testMatch: "*.spec.ts",
  outputDir: "test-results/forms",
  use: {
    baseURL: `http://localhost:${port}`,
    // Sveltia makes fields when they are about to be seen. The larger the window, the slower it is.
    viewport: { width: 1280, height: 1000 },
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: {
    command: "npm run edit",
    env: { PORT: port, GITHUB_REPOSITORY: "owner/college-site" },
    url: `http://127.0.0.1:${port}/`,
    timeout: 120_000,
  },
});
