import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { listenOn } from "../../scripts/listen";
import { siteListener } from "../../scripts/siteListener";

/** A server of the test's own: it can be stopped, which is what no network is like, and serve another folder. */
export type OwnServer = {
  address: string;
  /** Every path it was asked for. */
  asked: string[];
  stop(): Promise<void>;
  /** Also after stop(): on the same port, from the same folder or another. */
  serve(folder: string): Promise<void>;
  /** Every answer is held back for so long. */
  delay(milliseconds: number): void;
};

export async function startServer(folder = "public"): Promise<OwnServer> {
  let server: Server | null = null;
  let port = 0;
  let wait = 0;
  const asked: string[] = [];

  async function stop() {
    const stopping = server;
    server = null;
    if (!stopping) return;
    const closed = new Promise((resolve) => stopping.close(resolve));
    stopping.closeAllConnections();
    await closed;
  }
  async function serve(folder: string) {
    await stop();
    const answer = siteListener(folder);
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      setTimeout(() => answer(request, response), wait);
    });
    await listenOn(server, "127.0.0.1", port);
    port = (server.address() as AddressInfo).port;
  }
  await serve(folder);
  return {
    // Not 127.0.0.1: the service worker is registered on localhost without https.
    address: `http://localhost:${port}`,
    asked,
    stop,
    serve,
    delay: (milliseconds) => void (wait = milliseconds),
  };
}

/** Opens a page and waits until the service worker has installed its copy and taken over. */
export async function visitWithWorker(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, {
    timeout: 60_000,
  });
}
