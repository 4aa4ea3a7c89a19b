import { defineConfig } from "@playwright/test";
import { type EngineName, installed } from "./__tests__/engines/installed";
import { findChromium, switches } from "./scripts/chromium";

process.env.DATA_FOLDER = "__tests__/data";

// npm test gives both. Workers read this file again: they inherit what is set here.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;
process.env.BROWSER_PORT ||= "9123";

const port = process.env.BROWSER_PORT;

const engines = (["firefox", "webkit"] as const).filter(
  (engine) => installed()[engine],
);

export default defineConfig<object, { engine: EngineName }>({
  outputDir: "test-results/browser",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  projects: [
    {
      name: "chromium",
      testDir: "__tests__/browser",
      fullyParallel: true,
      use: {
        // Not 127.0.0.1: the service worker is registered on localhost without https.
        baseURL: `http://localhost:${port}`,
        // Pages are tested plain; the tests of the worker allow it for themselves.
        serviceWorkers: "block",
        launchOptions: { executablePath, args: switches },
      },
    },
    // One worker each: starting such a browser takes longer than most visits.
    ...engines.map((engine) => ({
      name: engine,
      testDir: "__tests__/engines",
      use: { engine },
    })),
  ],
  webServer: {
    // Not by npx or npm run: what is started here is what must be stopped.
    command: "node node_modules/tsx/dist/cli.mjs scripts/serve.ts",
    env: { HOST: "127.0.0.1", PORT: port },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
