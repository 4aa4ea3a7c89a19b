import { createServer } from "node:http";
import {
  type Browser,
  type Locator,
  type Page,
  chromium,
} from "@playwright/test";
import { siteListener } from "../scripts/siteListener";
import { switches } from "../scripts/chromium";
import { listenAnywhere } from "../scripts/listen";

/** What is measured: the site, its twin, and what opens them. */
export type Sites = {
  /** Addresses. */
  site: string;
  twin: string;
  browser: Browser;
};

/** Serves a built site, compressed and with the headers of a host. @returns its address, and what ends it */
export async function served(folder: string) {
  const server = createServer(siteListener(folder));
  const address = await listenAnywhere(server);
  return {
    address,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const launched = (executablePath: string) =>
  chromium.launch({ executablePath, args: switches });

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** A new visitor on a page of their own; the hosts of others do not answer. */
export async function visitor(
  { browser }: Pick<Sites, "browser">,
  viewport = PHONE,
) {
  const context = await browser.newContext({
    viewport,
    // It fetches its copy of everything when the page is idle.
    serviceWorkers: "block",
  });
  // What tsx compiles calls this wherever a function has a name; functions sent into the page do too.
  await context.addInitScript("globalThis.__name = (named) => named");
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Not by a route of Playwright's, which would switch the browser's cache off.
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: ["https://*"] });
  return {
    page,
    devtools,
    slowDown: (rate: number) =>
      devtools.send("Emulation.setCPUThrottlingRate", { rate }),
    close: () => context.close(),
  };
}

/** Waits until React has hydrated the page and the requests that follow have ended. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.drainQueue);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
}

/** So long a hand rests on what it is about to press. */
const REST_MS = 300;

/** Moves the hand there. Where it rests Gatsby begins to load, and what the move itself costs is over before the press. */
export async function reachFor(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(REST_MS);
}
