import { pagePath } from "./paths";

// Animated page changes with View Transitions: a card grows into its country's head and back, neighbours slide, other
// pages fade. The animations are in src/styles/transitions.css.

/** The longest time that the old page stays frozen, even if the new one never arrives. */
const LONGEST_MS = 1000;

let currentPath = "";
let resolveArrival = () => {};
let latestArrival: Promise<void>;

/** Called when Gatsby has drawn a page. */
export function noteArrival(pathname: string) {
  currentPath = pagePath(pathname);
  resolveArrival();
}

const isInView = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
};

/**
 * Marks the head, card or cell of one of these pages for the transition, if it is in view.
 * @param kind "card", or the direction to a neighbour
 * @returns the page's path
 */
function markMoving(
  paths: readonly string[],
  kind: string,
): string | undefined {
  const elements = [
    ...document.querySelectorAll<HTMLElement>("[data-country]"),
  ].filter(
    (element) => paths.includes(element.dataset.country!) && isInView(element),
  );
  // A country may be in view twice, on the map's card and in the list: the clicked one moves.
  const element =
    elements.find((element) => element.matches(":focus-within > *")) ??
    elements[0];
  element?.setAttribute("data-transition", kind);
  return element?.dataset.country;
}

const unmark = () =>
  document
    .querySelectorAll("[data-transition]")
    .forEach((element) => element.removeAttribute("data-transition"));

/**
 * Starts the transition to a page, just before Gatsby draws it. Gatsby's router waits for a frame, so the browser
 * captures the old page first.
 */
export function moveTo(pathname: string) {
  // Only in Chromium, where transitions were seen to work: WebKitGTK 2.50 without compositing crashes in one.
  if (!("userAgentData" in navigator && document.startViewTransition)) return;
  const paths = [currentPath, pagePath(pathname)];
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || paths[0] === paths[1]) return;
  const link = `a[data-direction][href="${CSS.escape(pathname)}"]`;
  const { direction } =
    document.querySelector<HTMLElement>(link)?.dataset ?? {};
  unmark();
  const moving = markMoving(paths, direction ?? "card");

  // Created before the transition: the new page is often drawn before the browser runs the function below.
  const arrival = new Promise<void>((settle) => {
    resolveArrival = settle;
    setTimeout(settle, LONGEST_MS);
  });
  latestArrival = arrival;
  const transition = document.startViewTransition(async () => {
    await arrival;
    if (arrival !== latestArrival) return;
    unmark();
    // Between neighbours the other country's element is marked; otherwise the same country's.
    if (moving) markMoving(direction ? paths : [moving], direction ?? "card");
  });
  // During a transition the browser sends clicks to the root: end it, and click the element below the pointer.
  const passClick = (click: MouseEvent) => {
    if (click.target !== document.documentElement) return;
    end();
    transition.skipTransition();
    const { clientX, clientY } = click;
    document
      .elementFromPoint(clientX, clientY)
      ?.dispatchEvent(new MouseEvent("click", click));
  };
  const end = () => removeEventListener("click", passClick);
  addEventListener("click", passClick);
  transition.finished.then(end, end);
  // Both reject when the next transition starts before the end of this one.
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
}
