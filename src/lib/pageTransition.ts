import { pagePath } from "./paths";

// Page changes that move, by View Transitions: a card grows into its country's head and back, neighbours slide, other pages
// fade. How they move is in src/styles/transitions.css.

/** The old page is not shown for longer, whatever becomes of the new one. */
const LONGEST_MS = 1000;

let shown = "";
let arrived = () => {};
let latest: Promise<void>;

/** Gatsby has drawn a page. */
export function noteArrival(pathname: string) {
  shown = pagePath(pathname);
  arrived();
}

const isInSight = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
};

/** Marks the head, card or cell of one of these pages, where it is in sight. @returns the page's path */
function mark(paths: readonly string[], moves: string): string | undefined {
  const places = document.querySelectorAll<HTMLElement>("[data-country]");
  const place = [...places].find(
    (place) => paths.includes(place.dataset.country!) && isInSight(place),
  );
  place?.setAttribute("data-moves", moves);
  return place?.dataset.country;
}

const unmark = () =>
  document
    .querySelectorAll("[data-moves]")
    .forEach((place) => place.removeAttribute("data-moves"));

/** Starts to move to a page, just before Gatsby draws it: its router waits for a frame, which comes after the old page's picture. */
export function moveTo(pathname: string) {
  // Only Chromium has this, and only there moves were seen to work: WebKitGTK 2.50 without compositing crashes in one.
  if (!("userAgentData" in navigator && document.startViewTransition)) return;
  const paths = [shown, pagePath(pathname)];
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || paths[0] === paths[1]) return;
  const link = `a[data-direction][href="${CSS.escape(pathname)}"]`;
  const { direction } =
    document.querySelector<HTMLElement>(link)?.dataset ?? {};
  unmark();
  const place = mark(paths, direction ?? "card");

  // Begins before the transition: the new page is often drawn before the browser runs the function below.
  const arrival = new Promise<void>((settle) => {
    arrived = settle;
    setTimeout(settle, LONGEST_MS);
  });
  latest = arrival;
  const transition = document.startViewTransition(async () => {
    await arrival;
    if (arrival !== latest) return;
    unmark();
    // A neighbour takes the other's place; a country stays the same one.
    if (place) mark(direction ? paths : [place], direction ?? "card");
  });
  // While the page moves a press reaches only the root: it ends the move, and goes to what lies there.
  const passPress = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    transition.skipTransition();
    const pressed = document.elementFromPoint(clientX, clientY);
    if (pressed instanceof HTMLElement) pressed.click();
  };
  const end = () => removeEventListener("click", passPress);
  addEventListener("click", passPress);
  transition.finished.then(end, end);
  // They fail when the next move comes before the end of this one.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
}
