import { pagePath } from "./paths";

// Page changes that move, in Chromium, by View Transitions: a card grows into its country's head and back, neighbours slide,
// other pages fade. How they move is in src/styles/transitions.css.

declare global {
  interface Window {
    ___navigate: (to: string | number, options?: object) => void;
    ___loader: {
      loadPage(path: string): Promise<unknown>;
      hovering(path: string): void;
    };
  }
}

/** The old page does not stand still for longer, whatever becomes of the new one. */
const LONGEST_MS = 1000;

/** A click that arrives later than this came to a busy device: it gets no fade, which would add up to 250 ms. */
const PROMPT_MS = 5;

let shown = "";
let arrived = () => {};
let pressDelay = 0;
let latest: ViewTransition | undefined;

/** Gatsby has drawn a page. */
export function noteArrival(pathname: string) {
  shown = pagePath(pathname);
  arrived();
}

/** Watches links, Back and Forward. To be called before Gatsby's router listens. */
export function watchNavigation() {
  // Only Chromium has this, and only there moves were seen to work: WebKitGTK 2.50 without compositing crashes in one.
  if (!("userAgentData" in navigator && document.startViewTransition)) return;
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    if (typeof to === "number") return navigate(to);
    const { pathname } = new URL(to, location.href);
    // Before it is loaded the old page would stand still. What cannot be loaded is Gatsby's business.
    await window.___loader.loadPage(pathname).catch(() => {});
    move(pathname);
    navigate(to, options);
  };
  addEventListener("popstate", ({ hasUAVisualTransition }) => {
    if (!hasUAVisualTransition) move(location.pathname);
  });
  const notePress = ({ timeStamp }: Event) =>
    void (pressDelay = performance.now() - timeStamp);
  addEventListener("click", notePress, { capture: true });
}

const isInSight = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
};

/** Marks the head, card or cell of one of these pages, where it is in sight. @returns the page's path */
function mark(paths: readonly string[], moves: string): string | undefined {
  const places = document.querySelectorAll<HTMLElement>("[data-place]");
  const place = [...places].find(
    (place) => paths.includes(place.dataset.place!) && isInSight(place),
  );
  place?.setAttribute("data-moves", moves);
  return place?.dataset.place;
}

const unmark = () =>
  document
    .querySelectorAll("[data-moves]")
    .forEach((place) => place.removeAttribute("data-moves"));

/** Starts to move to a page, just before Gatsby draws it: its router waits for a frame, which comes after the old page's picture. */
function move(pathname: string) {
  const paths = [shown, pagePath(pathname)];
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || paths[0] === paths[1]) return;
  const link = `a[data-way][href="${CSS.escape(pathname)}"]`;
  const { way } = document.querySelector<HTMLElement>(link)?.dataset ?? {};
  // What is left of a move that this one cuts short: two places of one name would stop both.
  unmark();
  const place = mark(paths, way ?? "card");
  if (!place && pressDelay > PROMPT_MS) return;

  const transition = document.startViewTransition(async () => {
    await new Promise<void>((settle) => {
      arrived = settle;
      setTimeout(settle, LONGEST_MS);
    });
    unmark();
    // A neighbour takes the other's place; a country stays the same one.
    if (place) mark(way ? paths : [place], way ?? "card");
  });
  const end = () => {
    if (latest === transition) unmark();
  };
  latest = transition;
  transition.finished.then(end, end);
  // They fail when the next move comes before the end of this one.
  for (const state of [transition.ready, transition.updateCallbackDone])
    state.catch(() => {});
}
