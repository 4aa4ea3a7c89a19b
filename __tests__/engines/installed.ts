import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { onPath } from "../../scripts/chromium";
import type { Installed } from "./engine";
import { openFirefox } from "./firefox";
import { openPlaywright } from "./playwright";
import { openWebKit } from "./webkit";

export type EngineName = "firefox" | "webkit";

/** The Firefox and the WebKit of this machine, each null where there is none: Playwright's own build, else the system's. */
export const installed = (): Record<EngineName, Installed | null> => ({
  firefox: playwrights("Firefox", firefox) ?? systemFirefox(),
  webkit: playwrights("WebKit", webkit) ?? systemWebKit(),
});

function playwrights(name: string, type: typeof firefox): Installed | null {
  if (!existsSync(type.executablePath())) return null;
  return {
    name: `Playwright's ${name}`,
    open: (options) => openPlaywright(type, options),
  };
}

function systemFirefox(): Installed | null {
  const [binary] = [...onPath("firefox-esr"), ...onPath("firefox")];
  if (!binary) return null;
  return { name: binary, open: (options) => openFirefox(binary, options) };
}

function systemWebKit(): Installed | null {
  const [driver] = onPath("WebKitWebDriver");
  const [screen] = onPath("Xvfb");
  const browser = MINI_BROWSERS.find(existsSync);
  if (!driver || !screen || !browser) return null;
  return {
    name: `WebKitGTK (${driver})`,
    open: (options) => openWebKit(driver, browser, options),
  };
}

/** Debian puts WebKitGTK's plain browser where no PATH leads. */
const MINI_BROWSERS = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
