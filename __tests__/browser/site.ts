import {
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from "@playwright/test";
import { startServer } from "./ownServer";

/** Where the flags of the cards come from; its pictures are answered here, so that tests need no network. */
const FLAG_HOST = "flagcdn.com";

/** Its pictures, for those who answer otherwise. */
export const FLAGS = `https://${FLAG_HOST}/**`;
const FLAG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>`;

/** Playwright keeps the service worker away by giving nothing where a registration is expected, and Gatsby says so. */
const NO_WORKER = /service worker registration/;

/** What each worker serves: the built site, or another one. */
export type Served = { address: string };

/** What a test may expect to go wrong, because it breaks it itself. */
type Site = { expectErrors(pattern: RegExp): void };

/**
 * Every test is a visit that must go without an error: none in the console, none thrown, none of React's about
 * the HTML, nothing against the security policy, no request to anybody else, and nothing stored of what the visitor did.
 */
export const test = base.extend<{ site: Site }, { server: Served }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, give) => give(server.address),
  site: [
    async ({ context, baseURL }, use) => {
      const errors = watch(context, new URL(baseURL!).host);
      const expected = [NO_WORKER];
      await answerFlags(context);
      await use({ expectErrors: (pattern) => void expected.push(pattern) });

      for (const each of context.pages()) errors.push(...(await stored(each)));
      errors.push(
        ...(await context.cookies()).map(({ name }) => `cookie: ${name}`),
      );
      const unexpected = errors.filter(
        (line) => !expected.some((pattern) => pattern.test(line)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every flag of the public host is there. */
export const answerFlags = (context: BrowserContext) =>
  context.route(FLAGS, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: FLAG,
    }),
  );

function watch(context: BrowserContext, host: string): string[] {
  const errors: string[] = [];
  const at = (page: Page | null) => `(at ${page?.url() ?? "no page"})`;
  context.on("console", (message) => {
    if (message.type() === "error")
      errors.push(
        `console: ${message.text()} ${message.location().url} ${at(message.page())}`,
      );
  });
  context.on("weberror", (error) =>
    errors.push(`error: ${error.error().message} ${at(error.page())}`),
  );
  context.on("request", (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol.startsWith("http") && ![host, FLAG_HOST].includes(asked))
      errors.push(`request: ${request.url()}`);
  });
  return errors;
}

/** What the browser stores of a visit, Gatsby's own scroll positions aside. */
async function stored(page: Page): Promise<string[]> {
  if (!page.url().startsWith("http")) return [];
  return page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage)
      .filter((key) => !key.startsWith("@@scroll|"))
      .map((key) => `sessionStorage: ${key}`),
  ]);
}

/** Opens a page, and waits until React has hydrated it. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await ready(page);
  return response;
}

/** React has hydrated the whole page when early.ts queues nothing any more. */
export const ready = (page: Page) =>
  page.waitForFunction(
    () => document.readyState !== "loading" && !window.drainQueue,
  );

/** Holds back what is asked for from now on. @returns what releases it */
export async function hold(
  page: Page,
  requests: RegExp | string,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Holds back the page's scripts, as a slow network does, until the function it returns is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, /\.js(\?|$)/);
  return async () => {
    release();
    await ready(page);
  };
}

/** What was changed has been drawn. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done())),
      ),
  );

/**
 * Lets what should happen after so many milliseconds happen after others, or (null) not before letTimePass(): for states
 * that pass by themselves.
 */
export const retime = (page: Page, delays: Record<number, number | null>) =>
  page.addInitScript((delays) => {
    const wait = window.setTimeout.bind(window);
    window.held ??= [];
    const retimed = (act: () => void, ms = 0, ...rest: unknown[]) => {
      const delay = delays[ms];
      if (delay !== null) return wait(act, delay ?? ms, ...rest);
      window.held!.push(act);
      return 0;
    };
    Object.assign(window, { setTimeout: retimed });
  }, delays);

/** What retime() holds back happens now. */
export const letTimePass = (page: Page) =>
  page.evaluate(() => window.held!.splice(0).forEach((act) => act()));

declare global {
  interface Window {
    /** What retime() holds back. */
    held?: (() => void)[];
  }
}

/** Opens a page whose scripts do not come: the load event would wait for them. */
export const open = (page: Page, address: string) =>
  page.goto(address, { waitUntil: "commit" });

/**
 * The addresses of all requests from now on, pictures aside: those are lazy. Gatsby fetches nothing ahead for a visitor
 * who saves data, so what is asked for is asked for by what the visitor does.
 */
export async function requests(page: Page): Promise<string[]> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    }),
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!/\.(svg|webp|png)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}
