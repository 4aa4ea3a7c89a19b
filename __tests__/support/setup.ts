import "@testing-library/jest-dom";
import { kept } from "../../src/lib/kept";
import { TextDecoder, TextEncoder } from "node:util";
import { configure } from "@testing-library/react";
import { WAIT_LIMIT } from "./limits";

configure({ asyncUtilTimeout: WAIT_LIMIT });

// What browsers have and Jest's DOM lacks, as far as the site asks for it: there is no layout, and nothing to observe.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  scrollTo() {},
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});
// What a page's first script does: styles hide what would do nothing without scripts (src/frame/firstScripts.ts).
document.documentElement.dataset.script = "";
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  kept.clear();
});
