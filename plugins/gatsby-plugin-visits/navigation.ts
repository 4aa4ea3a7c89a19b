import { note } from "./scroll";

// Only the latest navigation counts, and each wait has an end. By itself Gatsby draws each page when its data arrives: also
// a page that the visitor no longer waits for, in place of the page that was requested later; and it waits for ever.

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

/** After this time the site is told that the page is on its way. */
const SIGN_MS = 300;

/** After this time the browser itself opens the page, with its own progress, Stop and error page. */
const LONGEST_MS = 8000;

/** The path without the site's prefix and without a slash at its end: "/about" for "/college-site/about/". */
export const pagePath = (pathname: string): string =>
  pathname.slice(__PATH_PREFIX__.length).replace(/(.)\/$/, "$1");

/** The page that was requested last, until it is drawn. `open` has the browser open it. */
type Wait = {
  href: string;
  isLong: boolean;
  timers: ReturnType<typeof setTimeout>[];
  open: () => void;
};
let wait: Wait | null = null;

/** Whether the browser has been told to open a page. */
let isLeaving = false;

/** The last path that was told. */
let told = "";

/** Tells the site which page has been on its way for a moment; "": none is. */
function tell(path: string) {
  if (path === told) return;
  told = path;
  dispatchEvent(new CustomEvent("visits:wait", { detail: path }));
}

/** Gatsby has drawn the page, or the visitor wants another one. */
export function endWait() {
  wait?.timers.forEach(clearTimeout);
  wait = null;
  removeEventListener("beforeunload", endWait);
  tell("");
}

function openByBrowser({ open }: Wait) {
  endWait();
  isLeaving = true;
  open();
}

/** The browser itself opens the page that is on its way, if there is one: React cannot draw it any more. */
export const openAtOnce = () => void (wait && openByBrowser(wait));

/**
 * Loads a page's data and script. The browser itself opens a page that cannot be loaded in time.
 * @param open has the browser open the page
 * @returns whether the page is there, and still the one that the visitor waits for
 */
async function load(href: string, open: () => void): Promise<boolean> {
  endWait();
  // Else the browser would show the page that it is still opening instead of this one.
  if (isLeaving) stop();
  isLeaving = false;
  const request: Wait = { href, isLong: false, timers: [], open };
  request.timers = [
    setTimeout(() => {
      request.isLong = true;
      tell(pagePath(new URL(href).pathname) || "/");
    }, SIGN_MS),
    setTimeout(() => openByBrowser(request), LONGEST_MS),
  ];
  wait = request;
  // The visitor leaves the site. Removed after the wait, because Firefox keeps no page with this listener in its
  // back/forward cache.
  addEventListener("beforeunload", endWait);
  const { pathname } = new URL(href);
  const page = await window.___loader.loadPage(pathname).catch(() => undefined);
  if (wait !== request) return false;
  request.timers.forEach(clearTimeout);
  if (page && page.status !== "error") return true;
  openByBrowser(request);
  return false;
}

/**
 * Makes Gatsby draw only the page that was requested last, by a link, Back or Forward. The browser itself opens a page
 * that cannot be loaded, or not in time, or whose link is pressed again while it is on its way. Must be called before
 * Gatsby's router listens.
 */
export function watchNavigation() {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    note();
    if (typeof to === "number") return navigate(to);
    const { href } = new URL(to, location.href);
    if (wait?.href === href) {
      // Before that it is a double click.
      if (wait.isLong) openByBrowser(wait);
      return;
    }
    const open = () =>
      options?.replace ? location.replace(to) : location.assign(to);
    if (await load(href, open)) navigate(to, options);
  };

  addEventListener("popstate", async (event) => {
    if (window.___loader.loadPageSync(location.pathname)) return endWait();
    // Gatsby gets the event after the page is loaded.
    event.stopImmediatePropagation();
    if (await load(location.href, () => location.reload()))
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
}
