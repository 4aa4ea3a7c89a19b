// Only the latest navigation counts. By itself Gatsby draws each page when its data arrives: also a page that the
// visitor no longer waits for, in place of the page that was requested later.

declare global {
  interface Window {
    ___navigate: (to: string | number, options?: Options) => void;
    ___loader: {
      loadPage(path: string): Promise<Page | undefined>;
      loadPageSync(path: string): unknown;
      hovering(path: string): void;
    };
  }
}

type Options = { replace?: boolean };
/** `status` is "error" where the page could not be loaded; `json` is its data. */
type Page = { status?: string; json?: object };

/** The number of page requests so far, by links, Back and Forward: a load without the latest number is outdated. */
let requests = 0;

const cancelPending = () => void requests++;

/**
 * Loads a page's data and script.
 * @returns "outdated" where the visitor has requested another page meanwhile
 */
async function load(
  pathname: string,
): Promise<"ready" | "failed" | "outdated"> {
  const request = ++requests;
  // The visitor leaves the site. Removed after loading, because Firefox keeps no page with this listener in its
  // back/forward cache.
  addEventListener("beforeunload", cancelPending);
  const page = await window.___loader.loadPage(pathname).catch(() => undefined);
  if (request !== requests) return "outdated";
  removeEventListener("beforeunload", cancelPending);
  return page && page.status !== "error" ? "ready" : "failed";
}

/**
 * Makes Gatsby draw only the page that was requested last, by a link, Back or Forward. The browser itself opens a page
 * that cannot be loaded. Must be called before Gatsby's router listens.
 */
export function watchNavigation() {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to);
    const { pathname } = new URL(to, location.href);
    const state = await load(pathname);
    if (state === "outdated") return;
    if (state === "failed")
      return options?.replace ? location.replace(to) : location.assign(to);
    navigate(to, options);
  };

  addEventListener("popstate", async (event) => {
    const { pathname } = location;
    if (window.___loader.loadPageSync(pathname)) return cancelPending();
    // Gatsby gets the event after the page is loaded.
    event.stopImmediatePropagation();
    const state = await load(pathname);
    if (state === "failed") location.reload();
    if (state === "ready")
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
}
