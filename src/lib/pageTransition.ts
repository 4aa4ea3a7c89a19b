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
  const places = [
    ...document.querySelectorAll<HTMLElement>("[data-country]"),
  ].filter(
    (place) => paths.includes(place.dataset.country!) && isInSight(place),
  );
  // A country may be in sight twice, on the map's card and in the list: the one that was pressed moves.
  const place =
    places.find((place) => place.matches(":focus-within")) ?? places[0];
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
  // During a transition the browser sends clicks to the root: end it, and click the element below the pointer.
  const passPress = (click: MouseEvent) => {
    if (click.target !== document.documentElement) return;
    transition.skipTransition();
    const { clientX, clientY } = click;
    document
      .elementFromPoint(clientX, clientY)
      ?.dispatchEvent(new MouseEvent("click", click));
  };
  const end = () => removeEventListener("click", passPress);
  addEventListener("click", passPress);
  transition.finished.then(end, end);
  // They fail when the next move comes before the end of this one.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
}
