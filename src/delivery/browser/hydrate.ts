import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * React takes the page over in small pieces, so that a slow phone answers the visitor in between.
 * @param container with the page's HTML; without it (see drawAfresh.ts) the page is drawn here
 */
export async function takeOver(page: ReactElement, container: Element) {
  // Whatever React shows from now on has its styles; see early.ts.
  await window.allStyles;
  if (container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes())
    startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}

/** Does what the visitor asked for before React listened: see early.ts. */
export function catchUp() {
  // Effects may still have to enable what he pressed.
  setTimeout(() => {
    for (const deed of window.takeOver?.() ?? [])
      if (!(deed instanceof HTMLFormElement)) deed.click();
      // He may have emptied a field since. (Safari knows requestSubmit from 16 on.)
      else if (deed.reportValidity())
        deed.dispatchEvent(
          new Event("submit", { bubbles: true, cancelable: true }),
        );
    // From here on nothing is kept: tools that drive the page wait for this.
    delete window.takeOver;
  });
}
