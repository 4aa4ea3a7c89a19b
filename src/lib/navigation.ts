import { moveTo } from "./pageTransition";

// The last wish counts. Gatsby draws each page when its data has come, also one that the visitor no longer waits for, and
// in place of the page that was asked for later.

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

/** Counts presses, Back and Forward. */
let wishes = 0;

const forget = () => void wishes++;

/**
 * Loads a page's data and script.
 * @returns "outdated" where the visitor has asked for something else meanwhile
 */
async function load(pathname: string): Promise<"ready" | "lost" | "outdated"> {
  const wish = ++wishes;
  // An address that is typed, or a link out of the site. Not for longer than needed: Firefox keeps no page with this in memory.
  addEventListener("beforeunload", forget);
  const page = await window.___loader.loadPage(pathname).catch(() => undefined);
  if (wish !== wishes) return "outdated";
  removeEventListener("beforeunload", forget);
  return page && page.status !== "error" ? "ready" : "lost";
}

/**
 * Has Gatsby draw only the page that was asked for last, by a link, Back or Forward. What cannot be loaded is left to the
 * browser. To be called before Gatsby's router listens.
 */
export function watchNavigation() {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to);
    const { pathname } = new URL(to, location.href);
    const state = await load(pathname);
    if (state === "outdated") return;
    if (state === "lost")
      return options?.replace ? location.replace(to) : location.assign(to);
    moveTo(pathname);
    navigate(to, options);
  };

  addEventListener("popstate", async (event) => {
    const { pathname } = location;
    if (window.___loader.loadPageSync(pathname)) {
      forget();
      if (!event.hasUAVisualTransition) moveTo(pathname);
      return;
    }
    // Gatsby hears of it when the page is there.
    event.stopImmediatePropagation();
    const state = await load(pathname);
    if (state === "lost") location.reload();
    if (state === "ready")
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
}
