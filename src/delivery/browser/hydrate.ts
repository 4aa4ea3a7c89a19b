import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { pagePath } from "../../lib/paths";
import { isOutdated } from "./versions";

const COUNTRY = /^\/country\/[^/]+$/;

/**
 * A host without rewriting rules answers an unlisted country with 404.html. Gatsby finds the right page for the address;
 * without the HTML of the wrong one React draws it.
 */
export function discardServerHtml() {
  const { pagePath: built } = window as { pagePath?: string };
  if (built === "/404.html" && COUNTRY.test(pagePath(location.pathname)))
    document.getElementById("gatsby-focus-wrapper")?.replaceChildren();
}

const isReload = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

/** The page as it came. Where a translator has changed it before React, React puts a page of its own in its place. */
let served: Element | null = null;

/** What else changes the page (a translator, an extension) may make React fail, and take all of it away. Then it is loaded once more. */
function onUncaughtError(error: unknown) {
  reportError(error);
  if (!isReload()) location.reload();
}

/** React hydrates the page in small pieces, so that a slow phone answers the visitor in between. */
export async function hydrate(page: ReactElement, container: Element) {
  // A deployment came between the page and its data. Once: a host that mixes versions must not be asked for ever.
  if (isOutdated() && !isReload()) return location.reload();
  // Whatever React shows from now on has its styles; see early.ts.
  await window.allStyles;
  served = container.querySelector("#gatsby-focus-wrapper");
  if (served?.hasChildNodes())
    startTransition(
      () => void hydrateRoot(container, page, { onUncaughtError }),
    );
  else createRoot(container, { onUncaughtError }).render(page);
}

const CONTROLS = "button, form, input, select, textarea";

/** @returns the control that stands where one of the page as it came stood, with what was typed there */
function successors() {
  const current = document.querySelectorAll<HTMLInputElement>(CONTROLS);
  const all = served?.querySelectorAll<HTMLInputElement>(CONTROLS) ?? [];
  return new Map<Element, HTMLElement>(
    Array.from(all, (control, index) => {
      const { value, checked } = control;
      const successor = current[index]!;
      if (value !== successor.value || checked !== successor.checked) {
        Object.assign(successor, { value, checked });
        successor.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return [control, successor];
    }),
  );
}

/** Does what the visitor asked for before React listened: see early.ts. */
export function replayQueue() {
  // Wait one task: an effect may still have to enable the pressed button.
  setTimeout(() => {
    const now = successors();
    for (const control of window.drainQueue?.() ?? []) {
      const target = now.get(control) ?? control;
      if (!(target instanceof HTMLFormElement)) target.click();
      // A field may have been emptied since. (Safari knows requestSubmit from 16 on.)
      else if (target.reportValidity())
        target.dispatchEvent(
          new Event("submit", { bubbles: true, cancelable: true }),
        );
    }
    // From here on nothing is queued: tools that drive the page wait for this.
    delete window.drainQueue;
  });
}
