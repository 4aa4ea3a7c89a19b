import { defineConfig } from "@playwright/test";
import { findChromium, switches } from "./scripts/chromium";
import { prefixOf } from "./scripts/siteServer";

// The site in public/ as it will be published, whatever its content and its path: a minute before it goes out.

// Workers read this file again: they inherit what is set here.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;
process.env.BROWSER_PORT ||= "9125";

const port = process.env.BROWSER_PORT;

export default defineConfig({
  testDir: "__tests__/smoke",
  outputDir: "test-results/smoke",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/smoke.json" }]],
  use: {
    baseURL: `http://localhost:${port}${prefixOf("public")}/`,
    serviceWorkers: "block",
    launchOptions: { executablePath, args: switches },
  },
  webServer: {
    // Not by npx or npm run: what is started here is what must be stopped.
    command: "node node_modules/tsx/dist/cli.mjs scripts/serve.ts",
    env: { HOST: "127.0.0.1", PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
