import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepFields } from "./keepFields";
import { pagePath } from "./paths";

/**
 * Lets React take over the HTML that the server sent, in small pieces, so that a slow phone answers the visitor in between.
 * When React fails it takes the whole page away: then that HTML is put back, with what was typed, and its links work as
 * they do without script.
 * @param isOtherPage the HTML is not that of the page's address
 */
export function hydrate(
  page: ReactElement,
  container: Element,
  isOtherPage: boolean,
) {
  const sent = container.innerHTML;
  const sentPath = pagePath(location.pathname);
  // Not the first child: an extension may have put an element before it.
  const drawn = document.getElementById("gatsby-focus-wrapper");
  const restoreFields = keepFields();

  function reloadAnotherPage() {
    if (pagePath(location.pathname) !== sentPath) location.reload();
  }
  function onUncaughtError(error: unknown) {
    reportError(error);
    // Of another page the server has sent no HTML yet.
    reloadAnotherPage();
    addEventListener("popstate", reloadAnotherPage);
    container.innerHTML = sent;
    delete document.documentElement.dataset.script;
    restoreFields();
  }
  function onRecoverableError(error: unknown) {
    reportError(error);
    restoreFields();
  }

  const options = { onUncaughtError, onRecoverableError };
  if (drawn?.hasChildNodes() && !isOtherPage)
    startTransition(() => void hydrateRoot(container, page, options));
  else createRoot(container, options).render(page);
}
