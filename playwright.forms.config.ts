import { defineConfig } from "@playwright/test";
import { findChromium, switches } from "./scripts/chromium";

// What a new version of Sveltia has to pass.

process.env.DATA_FOLDER = "__tests__/data";

// Workers read this file again: they inherit what is set here.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;
process.env.BROWSER_PORT ||= "9124";

const port = process.env.BROWSER_PORT;

export default defineConfig({
  testDir: "__tests__/forms",
  testMatch: "*.spec.ts",
  outputDir: "test-results/forms",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/forms.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Sveltia makes fields when they are about to be seen; here all of them are.
    viewport: { width: 1280, height: 6000 },
    launchOptions: { executablePath, args: switches },
  },
  webServer: {
    command: "node scripts/forms.mjs edit",
    env: { PORT: port, GITHUB_REPOSITORY: "owner/college-site" },
    url: `http://127.0.0.1:${port}/`,
    timeout: 120_000,
  },
});
