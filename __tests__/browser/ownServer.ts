import { createServer, type RequestListener, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { listen, siteListener } from "../../scripts/siteServer";

/** A server of the test's own: it can be stopped, which is what no network is like, and serve another folder. */
export type OwnServer = {
  address: string;
  asked: string[];
  stop(): Promise<void>;
  /** Also after stop(): on the same port. */
  serve(answer: RequestListener | string): Promise<void>;
  /** Holds answers back from now on. @returns what releases them */
  hold(): () => void;
};

/** @param answer what answers, or the folder of a built site */
export async function startServer(
  answer: RequestListener | string = "public",
): Promise<OwnServer> {
  let server: Server | null = null;
  let port = 0;
  let released = Promise.resolve();
  const asked: string[] = [];

  async function stop() {
    const stopping = server;
    server = null;
    if (!stopping) return;
    const closed = new Promise((resolve) => stopping.close(resolve));
    stopping.closeAllConnections();
    await closed;
  }
  async function serve(answer: RequestListener | string) {
    await stop();
    const site = typeof answer === "string" ? siteListener(answer) : answer;
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      // Compressing each answer would take a third of a visit's processor time.
      delete request.headers["accept-encoding"];
      void released.then(() => site(request, response));
    });
    port = await listen(server, port);
  }
  function hold() {
    let release = () => {};
    released = new Promise((resolve) => (release = resolve));
    return release;
  }
  await serve(answer);
  return {
    // Not 127.0.0.1: the service worker is registered on localhost without https.
    address: `http://localhost:${port}`,
    asked,
    stop,
    serve,
    hold,
  };
}

/** Opens a page and waits until the service worker has installed its copy and taken over. */
export async function visitWithWorker(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}
