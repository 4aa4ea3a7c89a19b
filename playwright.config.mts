import { defineConfig } from "@playwright/test";
import { findChromium, switches } from "./scripts/chromium.mjs";

// An .mts file: in a .ts file Playwright would turn chromium.mjs into what Node cannot read.

process.env.DATA_FOLDER = "__tests__/data";

// npm test gives both. Workers read this file again: they inherit what is set here.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;
process.env.BROWSER_PORT ||= "9123";

const port = process.env.BROWSER_PORT;

export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // A browser that shares its machine may miss a limit once; what is broken fails twice, and the report says "flaky".
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    // Not 127.0.0.1: the service worker is registered on localhost without https.
    baseURL: `http://localhost:${port}`,
    // Pages are tested plain; the tests of the worker allow it for themselves.
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: switches,
    },
  },
  webServer: {
    // Not by npx or npm run: what is started here is what must be stopped.
    command: "node node_modules/tsx/dist/cli.mjs scripts/serve.ts",
    env: { HOST: "127.0.0.1", PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
