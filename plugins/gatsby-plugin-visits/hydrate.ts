import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { openAtOnce, pagePath } from "./navigation";

/**
 * Lets React take over the server's HTML in small pieces, so that a slow phone answers the visitor in between. An error
 * in React empties the page: then the server's HTML is restored, and its links work as they do without script. The site is
 * told, and may fill in what was typed.
 * @param isOtherPage whether the HTML belongs to another page than the address
 */
export function hydrate(
  page: ReactElement,
  container: Element,
  isOtherPage: boolean,
) {
  const serverHtml = container.innerHTML;
  const serverPath = pagePath(location.pathname);
  // Not the first child: an extension may have put an element before it.
  const wrapper = document.getElementById("gatsby-focus-wrapper");

  function reloadAnotherPage() {
    if (pagePath(location.pathname) !== serverPath) location.reload();
  }
  function onUncaughtError(error: unknown) {
    reportError(error);
    openAtOnce();
    // After a page change that HTML belongs to another page: reload.
    reloadAnotherPage();
    addEventListener("popstate", reloadAnotherPage);
    container.innerHTML = serverHtml;
    dispatchEvent(new Event("visits:rescue"));
  }

  const options = { onUncaughtError, onRecoverableError: reportError };
  if (wrapper?.hasChildNodes() && !isOtherPage)
    startTransition(() => void hydrateRoot(container, page, options));
  else createRoot(container, options).render(page);
}
