import { rmSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { type OwnServer, startServer } from "../browser/ownServer";
import type { Engine } from "./engine";
import { type EngineName, installed } from "./installed";
import { watchedSite } from "./watchedSite";

export { expect };

/** An element of the page, as an expression that finds it there. */
export type Element = string;

type Name = string | RegExp | { level: number };

/** The one element with this role and name (all of it, or a pattern in it); null where there is none. */
export const byRole = (
  role: string,
  name?: Name,
  within: Element = "document.body",
): Element =>
  `TestingLibraryDom.queryByRole(${within}, "${role}", ${options(name)})`;

const options = (name: Name | undefined) =>
  name instanceof RegExp
    ? `{ name: ${name} }`
    : JSON.stringify(typeof name === "object" ? name : { name });

/** The one element with this text of its own, among those that a selector describes. */
export const byText = (text: string, within: Element, selector = "*") =>
  `TestingLibraryDom.queryByText(${within}, ${JSON.stringify(text)}, { selector: "${selector}" })`;

/** A browser window on the site. */
export type Visit = {
  site: OwnServer;
  /** Opens a page of the site and waits until React has hydrated it. */
  goto(path: string): Promise<void>;
  /** The value of an expression; null while an element that it asks for, or the page itself, is missing. */
  read<Value>(expression: string): Promise<Value | null>;
  /** Waits until an element is there for everybody, or no longer. */
  shows(element: Element, isShown?: boolean): Promise<void>;
  /** Waits for an expression to have this value. */
  has(expression: string, value: unknown): Promise<void>;
  /** Waits until nothing covers an element and presses the middle of it, several times for a double click. */
  click(element: Element, times?: number): Promise<void>;
  focus(element: Element): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(field: Element, text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
};

type Fixtures = { light: Visit; dark: Visit; withWorker: Visit };
type WorkerFixtures = {
  engine: EngineName;
  plainCopy: string;
  copyWithWorker: string;
  lightEngine: Engine;
  darkEngine: Engine;
};

/** Each visit has an address of its own, so nothing is left in the browser of the visits before, and must end without an error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  plainCopy: [({}, give) => copying(false, give), { scope: "worker" }],
  copyWithWorker: [({}, give) => copying(true, give), { scope: "worker" }],
  lightEngine: [
    ({ engine }, give) => running({ engine, isDark: false }, give),
    { scope: "worker", timeout: 60_000 },
  ],
  darkEngine: [
    ({ engine }, give) => running({ engine, isDark: true }, give),
    { scope: "worker", timeout: 60_000 },
  ],
  light: ({ lightEngine, plainCopy }, give) =>
    visiting(lightEngine, plainCopy, give),
  dark: ({ darkEngine, plainCopy }, give) =>
    visiting(darkEngine, plainCopy, give),
  withWorker: ({ lightEngine, copyWithWorker }, give) =>
    visiting(lightEngine, copyWithWorker, give),
});

async function copying(
  hasWorker: boolean,
  give: (folder: string) => Promise<void>,
) {
  const folder = watchedSite({ hasWorker });
  await give(folder);
  rmSync(folder, { recursive: true });
}

async function running(
  { engine, isDark }: { engine: EngineName; isDark: boolean },
  give: (engine: Engine) => Promise<void>,
) {
  const browser = await installed()[engine]!.open({ isDark });
  await give(browser);
  await browser.close();
}

async function visiting(
  engine: Engine,
  folder: string,
  give: (visit: Visit) => Promise<void>,
) {
  const site = await startServer(folder);

  const errors: string[] = [];
  const collect = async () => {
    const here = await engine.evaluate<string[]>(
      `(window.errors ?? []).splice(0).map((error) => error + " at " + location.pathname)`,
    );
    errors.push(...here);
  };
  await engine.resize(1440, 900);
  // The mouse rests where it opens nothing.
  await engine.click(0, 899);
  await give({
    ...verbs(engine),
    site,
    async goto(path) {
      await collect();
      await engine.goto(site.address + path);
      await until(() => engine.evaluate(IS_HYDRATED), `hydrated ${path}`);
    },
  });
  await collect();
  await engine.goto("about:blank");
  await site.stop();
  expect(errors).toEqual([]);
}

/** As in browser/site.ts: React has hydrated the whole page, and its effects listen. */
const IS_HYDRATED = `document.readyState !== "loading" && !window.drainQueue`;

function verbs(engine: Engine): Omit<Visit, "site" | "goto"> {
  const read = <Value>(expression: string) =>
    engine.evaluate<Value | null>(
      `(() => { try { return ${expression}; } catch (error) { if (error instanceof TypeError || error instanceof ReferenceError) return null; throw error; } })()`,
    );
  const focus = (element: Element) =>
    until(
      () => read(`(${element}.focus(), document.activeElement === ${element})`),
      `the focus on ${element}`,
    );
  const has = (expression: string, value: unknown) =>
    expect
      .poll(() => read(expression), { message: expression, intervals })
      .toEqual(value);
  return {
    read,
    focus,
    has,
    shows: (element, isShown = true) =>
      has(`(${element})?.checkVisibility() ?? false`, isShown),
    async click(element, times = 1) {
      let at: [number, number] | null = null;
      await until(async () => {
        at = await engine.evaluate(middleOf(element));
        return at;
      }, `a place to press ${element}`);
      for (let time = 0; time < times; time++) await engine.click(...at!);
    },
    press: (...keys) => engine.press(keys),
    async type(field, text) {
      await focus(field);
      await engine.press([...text]);
    },
    screenshot: () => engine.screenshot(),
    resize: (width, height) => engine.resize(width, height),
  };
}

/** Milliseconds between one look and the next: the default waits for up to a second. */
export const intervals = [50, 100, 200];

const until = (condition: () => Promise<unknown>, what: string) =>
  expect.poll(condition, { message: what, intervals }).toBeTruthy();

/** The middle of an element that stands still, is enabled and is not covered; else null. */
const middleOf = (element: Element) => `(async () => {
  const element = ${element};
  if (!element || element.disabled) return null;
  const box = () => element.getBoundingClientRect();
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const before = box();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y, width, height } = box();
  if (x !== before.x || y !== before.y) return null;
  const middle = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(...middle);
  return element.contains(top) || top?.contains(element) ? middle : null;
})()`;
