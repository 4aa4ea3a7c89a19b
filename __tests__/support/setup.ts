import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";

// Whoever publishes sets these for the whole run; what a test expects does not depend on where.
delete process.env.SITE_URL;
delete process.env.PATH_PREFIX;

// What browsers have and Jest's DOM lacks, as far as the site asks for it.

function fillIn() {
  add(globalThis, {
    TextEncoder,
    TextDecoder,
    structuredClone: <T>(value: T): T => deserialize(serialize(value)) as T,
  });
  add(window, {
    matchMedia: neverMatching,
    requestIdleCallback: (callback: IdleRequestCallback) =>
      window.setTimeout(() =>
        callback({ didTimeout: false, timeRemaining: () => 50 }),
      ),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
  });
  add(Document.prototype, { elementsFromPoint: () => [] });
  add(Element.prototype, { scrollTo() {}, scrollIntoView() {} });
  // It exists, and prints "not implemented".
  window.scrollTo = () => {};
}

/** Adds what is missing, and leaves alone what a newer jsdom may bring. */
function add(target: object, extras: Record<string, unknown>) {
  for (const [name, value] of Object.entries(extras))
    if (!(name in target))
      Object.defineProperty(target, name, {
        value,
        writable: true,
        configurable: true,
      });
}

/** A window without any of the asked-for properties: not wide, not dark, motion not reduced. */
function neverMatching(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** Watches nothing and never calls: there is no layout here to observe. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// Tests that run in Node have no DOM and need none of it.
if (typeof window !== "undefined") fillIn();
