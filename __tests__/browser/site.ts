import {
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from "@playwright/test";

/** Where the flags of the cards come from; its pictures are answered here, so that tests need no network. */
const FLAG_HOST = "flagcdn.com";

/** Its pictures, for those who answer otherwise. */
export const FLAGS = `https://${FLAG_HOST}/**`;
const FLAG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>`;

/** Playwright keeps the service worker away by giving nothing where a registration is expected, and Gatsby says so. */
const NO_WORKER = /service worker registration/;

/** What a test may expect to go wrong, because it breaks it itself. */
type Site = { expectTrouble(pattern: RegExp): void };

/**
 * Every test is a visit that must go without any trouble: no error in the console, none thrown, none of React's about
 * the HTML, nothing against the security policy, no request to anybody else, and nothing kept of what the visitor did.
 */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({ context, baseURL }, use) => {
      const trouble = watch(context, new URL(baseURL!).host);
      const expected = [NO_WORKER];
      await context.route(FLAGS, (route) =>
        route.fulfill({
          contentType: "image/svg+xml",
          headers: { "Access-Control-Allow-Origin": "*" },
          body: FLAG,
        }),
      );
      await use({ expectTrouble: (pattern) => void expected.push(pattern) });

      for (const each of context.pages()) trouble.push(...(await kept(each)));
      trouble.push(
        ...(await context.cookies()).map(({ name }) => `cookie: ${name}`),
      );
      const unexpected = trouble.filter(
        (line) => !expected.some((pattern) => pattern.test(line)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function watch(context: BrowserContext, host: string): string[] {
  const trouble: string[] = [];
  const at = (page: Page | null) => `(at ${page?.url() ?? "no page"})`;
  context.on("console", (message) => {
    if (message.type() === "error")
      trouble.push(
        `console: ${message.text()} ${message.location().url} ${at(message.page())}`,
      );
  });
  context.on("weberror", (error) =>
    trouble.push(`error: ${error.error().message} ${at(error.page())}`),
  );
  context.on("request", (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol.startsWith("http") && ![host, FLAG_HOST].includes(asked))
      trouble.push(`request: ${request.url()}`);
  });
  return trouble;
}

/** What the browser keeps of a visit; Gatsby's own scroll positions are no secret. */
async function kept(page: Page): Promise<string[]> {
  if (!page.url().startsWith("http")) return [];
  return page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage)
      .filter((key) => !key.startsWith("@@scroll|"))
      .map((key) => `sessionStorage: ${key}`),
  ]);
}

/** Opens a page, and waits until React has taken over. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address);
  await ready(page);
  return response;
}

/** React has taken over when early.ts keeps nothing any more. */
export const ready = (page: Page) =>
  page.waitForFunction(
    () => document.readyState !== "loading" && !window.takeOver,
  );

/** Holds back what is asked for from now on. @returns what lets it come */
export async function hold(
  page: Page,
  requests: RegExp | string,
): Promise<() => void> {
  let letCome = () => {};
  const isTime = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(requests, async (route) => {
    await isTime;
    await route.fallback();
  });
  return letCome;
}

/** Keeps the page's scripts back, as a slow network does, until the function it gives is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const letCome = await hold(page, /\.js(\?|$)/);
  return async () => {
    letCome();
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
 * Lets what should happen after so many milliseconds happen after others, or (null) never: for tests of a state that
 * passes by itself, and for those that would only wait for it.
 */
export const retime = (page: Page, delays: Record<number, number | null>) =>
  page.addInitScript((delays) => {
    const wait = window.setTimeout.bind(window);
    const waitAnew = (act: TimerHandler, ms = 0, ...rest: unknown[]) => {
      const anew = delays[ms];
      return anew === null ? 0 : wait(act, anew ?? ms, ...rest);
    };
    Object.assign(window, { setTimeout: waitAnew });
  }, delays);

/** Opens a page whose scripts do not come: the load event would wait for them. */
export const open = (page: Page, address: string) =>
  page.goto(address, { waitUntil: "commit" });

/** What was seen on a page, and for how long, by the browser's own clock. */
export type Timeline = { state: string; ms: number | null }[];

/**
 * Writes down, from now on, which of these states the page is in (the first whose selector finds something) at each
 * change. What it gives answers with the states so far; the last one is still going on.
 */
export async function timeline(page: Page, states: Record<string, string>) {
  const seen = await page.evaluateHandle((states) => {
    const seen: { state: string; at: number }[] = [];
    const look = () => {
      const found = Object.entries(states).find(([, selector]) =>
        document.querySelector(selector),
      );
      const state = found?.[0] ?? "none";
      if (seen.at(-1)?.state !== state)
        seen.push({ state, at: performance.now() });
    };
    look();
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    return seen;
  }, states);
  return async (): Promise<Timeline> => {
    const entries = await seen.jsonValue();
    return entries.map(({ state, at }, index) => {
      const next = entries[index + 1];
      return { state, ms: next ? next.at - at : null };
    });
  };
}

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

/** One of ours, which every page's security policy allows. */
const ENDPOINT = "/inbox";

/**
 * Switches the contact form's endpoint on in what the pages know of data/, and answers for it.
 * @param status what it answers to a letter; asked anew for each
 * @returns the letters it got
 */
export async function withEndpoint(
  page: Page,
  status = () => 200,
): Promise<unknown[]> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain('"endpoint":null');
    await route.fulfill({
      response,
      body: text.replace('"endpoint":null', `"endpoint":"${ENDPOINT}"`),
    });
  });
  const letters: unknown[] = [];
  await page.route(`**${ENDPOINT}`, async (route) => {
    expect(route.request().method()).toBe("POST");
    letters.push(route.request().postDataJSON());
    await route.fulfill({ status: status() });
  });
  return letters;
}
