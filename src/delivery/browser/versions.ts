import { drawMove } from "./transition";

// A page, its data and its scripts are of one version, or the browser loads the page whole. All data begin with their
// version (../index.ts), so whatever is fetched, ahead or not, shows that there has been a deployment.

/** So long after a click a page may be replaced by its new version: before there is anything to lose on it. */
const REPLACEABLE_MS = 500;
/** So long an answer holds: a hand that rests on a link and presses it asks once. */
const ANSWER_HOLDS_MS = 1000;

let hasOtherData = false;

/** Has anything come that is not of the version of this page? */
export const isOutdated = () => hasOtherData;

/** @param text an answer of the server */
export function noteVersion(text: string) {
  const [, version] = /^\{"version":"([0-9a-f]+)"/.exec(text) ?? [];
  if (version && version !== window.___webpackCompilationHash)
    hasOtherData = true;
}

let asked = { at: -Infinity, answer: Promise.resolve<unknown>(null) };

/** Asks the server for its version. @returns settled when it has answered, or too late */
function askServer() {
  if (performance.now() - asked.at > ANSWER_HOLDS_MS)
    asked = {
      at: performance.now(),
      answer: Promise.resolve(window.___loader?.loadAppData()).catch(() => {}),
    };
  const late = new Promise((settle) => setTimeout(settle, REPLACEABLE_MS));
  return Promise.race([asked.answer, late]);
}

/**
 * What has been fetched ahead is of this page's version and is shown at once, as browsers show what they have in memory: to
 * wait for the server first would hold up every click by a round trip. If it soon answers with another version, the page is
 * loaded from it.
 */
async function reloadIfOutdated(move: number) {
  await askServer();
  if (hasOtherData && move === moves) location.reload();
}

/** The path of the page that is shown. Moves within it load nothing. */
let shown = location.pathname;
export const noteShown = (path: string) => void (shown = path);

/** Each way to another page. A later one replaces what an earlier one still waits for. */
let moves = 0;

const load = (path: string) =>
  Promise.resolve(window.___loader?.loadPage(path)).catch(() => {});

/** Links and navigate(): once Gatsby has started. */
export function watchMoves() {
  const navigate = window.___navigate;
  if (!navigate || !window.___webpackCompilationHash) return;
  window.___navigate = async (to, options) => {
    const url = new URL(String(to), location.href);
    if (typeof to === "number" || url.pathname === shown)
      return navigate(to, options);
    const move = ++moves;
    await load(url.pathname);
    if (move !== moves) return;
    if (!hasOtherData) {
      drawMove(shown, url.pathname, () => navigate(to, options));
      void reloadIfOutdated(move);
    } else if (options?.replace) location.replace(url);
    else location.assign(url);
  };
  const reach = ({ target }: Event) => {
    if ((target as Element).closest?.('a[href^="/"]')) void askServer();
  };
  for (const event of ["pointerover", "focusin"])
    document.addEventListener(event, reach);
}

/** Back and Forward, within the site and from another one: before Gatsby's router listens. */
export function watchHistory() {
  addEventListener("popstate", async (event) => {
    const { pathname, href } = location;
    if (!event.isTrusted || pathname === shown || !window.___loader) return;
    event.stopImmediatePropagation();
    const move = ++moves;
    await load(pathname);
    if (move !== moves || location.href !== href) return;
    if (hasOtherData) return location.reload();
    const goOn = () =>
      void dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
    // Safari moves by itself where a finger swipes back.
    if (event.hasUAVisualTransition) goOn();
    else drawMove(shown, pathname, goOn);
    void reloadIfOutdated(move);
  });
  // A page that the browser has kept in its memory may be days old.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void reloadIfOutdated(moves);
  });
}
