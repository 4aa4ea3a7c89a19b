import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, firefox, webkit } from "@playwright/test";
import {
  MOST_FAILURES,
  TEST_LIMIT,
  WAIT_LIMIT,
} from "./__tests__/support/limits";
import { findChromium } from "./scripts/chromium.mjs";

process.env.DATA_FOLDER = "__tests__/data";

/**
 * Firefox as Playwright installs it, or else Debian's own, by WebDriver BiDi. Playwright does not call that stable: it is known
 * to work from 1.58 to 1.63.
 */
const DEBIANS_FIREFOX = "/usr/bin/firefox-esr";
const firefoxOptions = existsSync(firefox.executablePath())
  ? {}
  : { channel: "moz-firefox", executablePath: DEBIANS_FIREFOX };

/** Firefox takes these at launch only: dark, reduced motion, and a fine pointer, because servers have no mouse. */
const FIREFOX_PREFERENCES = {
  "ui.prefersReducedMotion": 1,
  "layout.css.prefers-color-scheme.content-override": 0,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // The public host of flags is not there, as in Chromium.
  "network.dns.localDomains": "flagcdn.com",
};

/** Motion is tested where it is asked for: elsewhere it only takes the processor's time. */
const calm = { contextOptions: { reducedMotion: "reduce" as const } };

/** The tests of the site, which serve it themselves (__tests__/browser/site.ts). Only those of the worker allow it. */
const testDir = "__tests__/browser";
const serviceWorkers = "block";

/** What every visitor does, in a browser that may not be there. */
function elsewhere(name: "firefox" | "webkit", program: string) {
  const isThere = existsSync(program);
  // Workers read this file, too: it is printed once.
  if (!isThere && !process.env.TEST_WORKER_INDEX)
    console.log(
      `Not found, so not tested: ${name}. npx playwright install ${name} installs it.`,
    );
  const testIgnore = isThere ? [] : "**";
  return { name, testDir, testIgnore, grep: /@everywhere|@elsewhere/ };
}

export default defineConfig({
  fullyParallel: true,
  // No more than processors: other layers run beside it.
  workers: availableParallelism(),
  timeout: TEST_LIMIT,
  maxFailures: MOST_FAILURES,
  expect: { timeout: WAIT_LIMIT, toPass: { timeout: WAIT_LIMIT } },
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: WAIT_LIMIT,
    navigationTimeout: WAIT_LIMIT,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--disable-gpu",
        // Letters are as wide as in a window of the same size.
        "--font-render-hinting=none",
        // Tests need no network, and are the same with one: pages show our own flags.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
  },
  projects: [
    {
      name: "chromium",
      testDir,
      grepInvert: /@elsewhere/,
      use: { serviceWorkers, ...calm },
    },
    {
      ...elsewhere(
        "firefox",
        firefoxOptions.executablePath ?? firefox.executablePath(),
      ),
      use: {
        serviceWorkers,
        browserName: "firefox",
        launchOptions: {
          ...firefoxOptions,
          firefoxUserPrefs: FIREFOX_PREFERENCES,
        },
        // BiDi cannot emulate "no-preference".
        contextOptions: {
          reducedMotion: null,
          forcedColors: null,
          contrast: null,
        },
        colorScheme: null,
      },
    },
    {
      ...elsewhere("webkit", webkit.executablePath()),
      use: { serviceWorkers, browserName: "webkit", launchOptions: {} },
    },
    // The site in public/ as it will be published, whatever its content and its path: a minute before it goes out.
    { name: "smoke", testDir: "__tests__/smoke", use: { serviceWorkers } },
    // Each worker starts a server of its own: __tests__/forms/fixture.ts.
    {
      name: "forms",
      testDir: "__tests__/forms",
      testMatch: "*.spec.ts",
      workers: 1,
      use: calm,
    },
    // One visit to a copy of the project, two minutes of a processor's time: __tests__/develop/ownDevelop.ts.
    {
      name: "develop",
      testDir: "__tests__/develop",
      timeout: 3 * TEST_LIMIT,
      use: calm,
    },
  ],
});
