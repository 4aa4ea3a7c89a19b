import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { common } from "./playwright.common";

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
  // The public host of flags is not there, as in Chromium (playwright.common.ts).
  "network.dns.localDomains": "flagcdn.com",
};

const others = [
  {
    name: "firefox",
    isThere: existsSync(
      firefoxOptions.executablePath ?? firefox.executablePath(),
    ),
    use: {
      browserName: "firefox" as const,
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
    name: "webkit",
    isThere: existsSync(webkit.executablePath()),
    use: { browserName: "webkit" as const, launchOptions: {} },
  },
];

for (const { name, isThere } of others)
  // Workers read this file, too: it is printed once.
  if (!isThere && !process.env.TEST_WORKER_INDEX)
    console.log(
      `Not found, so not tested: ${name}. npx playwright install ${name} installs it.`,
    );

export default defineConfig(common, {
  outputDir: "test-results/browser",
  testDir: "__tests__/browser",
  // Pages are tested plain; the tests of the worker allow it for themselves.
  use: { serviceWorkers: "block" },
  projects: [
    {
      name: "chromium",
      grepInvert: /@elsewhere/,
      // Tests of motion ask for it: elsewhere it only takes the processor's time.
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
    ...others
      .filter(({ isThere }) => isThere)
      .map(({ name, use }) => ({ name, grep: /@everywhere|@elsewhere/, use })),
  ],
});
