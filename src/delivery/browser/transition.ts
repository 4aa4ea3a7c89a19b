import { withoutSlash } from "../../lib/paths";

// Page changes that move, in Chromium, by View Transitions. How they move is in src/styles/transitions.css.

/** The old page does not stand still for longer, whatever becomes of the new one. */
const LONGEST_MS = 1000;

/** A press that is answered later came to a slow or busy device. A desktop computer took 2 ms, slowed down four times 8 ms. */
const PROMPT_MS = 5;

let pressDelay = 0;
addEventListener(
  "click",
  ({ timeStamp }) => {
    pressDelay = performance.now() - timeStamp;
  },
  { capture: true },
);

const isCountry = (path: string) => path.startsWith("/country/");

const isInSight = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
};

/** The block in sight that stands for one of these pages: the head of a country's page, or its card. */
const blockOf = (...paths: string[]) =>
  [...document.querySelectorAll<HTMLElement>("[data-place]")].find(
    (block) => paths.includes(block.dataset.place!) && isInSight(block),
  );

/** "west" or "east" when the other country is the next one there: its page is linked so. */
const wayTo = (path: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[data-way]")].find(
    ({ pathname }) => pathname === path,
  )?.dataset.way;

const { requestAnimationFrame } = window;
let arrived = () => {};
let end = () => {};

/** Gatsby has drawn the page that was asked for. */
export const noteArrival = () => arrived();

/**
 * Moves from one page to another: a card grows into its country's head and back, neighbours slide, others fade where that is
 * no delay: a picture of the old page takes a slow device up to a sixth of a second.
 * @param navigate has Gatsby draw the page, whose data are there: the old one stands still until then
 */
export function drawMove(
  oldPath: string,
  newPath: string,
  navigate: () => void,
) {
  end();
  if (
    // Only Chromium has it, and only there moves were seen to work: WebKitGTK 2.50 without compositing crashes in one.
    !("userAgentData" in navigator) ||
    !document.startViewTransition ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return navigate();

  const root = document.documentElement;
  const [from, to] = [withoutSlash(oldPath), withoutSlash(newPath)];
  const way = isCountry(from) ? wayTo(to) : undefined;
  const isCard = [from, to].includes("/") && [from, to].some(isCountry);
  let shared = way || isCard ? blockOf(from, to) : undefined;
  const goesOn = Boolean(way ?? shared);
  if (!goesOn && pressDelay > PROMPT_MS) return navigate();

  if (way) root.dataset.way = way;
  shared?.setAttribute("data-shared", "");
  const ended = () => {
    if (end !== ended) return;
    shared?.removeAttribute("data-shared");
    delete root.dataset.way;
    root.removeEventListener("click", press);
    arrived();
  };
  end = ended;

  const transition = document.startViewTransition(async () => {
    const arrival = new Promise<void>((settle) => {
      arrived = settle;
      setTimeout(settle, LONGEST_MS);
    });
    // Gatsby's router waits for a frame, and none comes while the old page stands still.
    window.requestAnimationFrame = (draw) => window.setTimeout(draw);
    try {
      navigate();
      await arrival;
    } finally {
      window.requestAnimationFrame = requestAnimationFrame;
    }
    if (end !== ended || !goesOn) return;
    shared?.removeAttribute("data-shared");
    shared = blockOf(from, to);
    shared?.setAttribute("data-shared", "");
  });
  /** What has a picture of its own takes no presses while that moves: header and head. */
  const press = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== root) return;
    transition.skipTransition();
    requestAnimationFrame(() =>
      document
        .elementFromPoint(clientX, clientY)
        ?.dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true }),
        ),
    );
  };
  root.addEventListener("click", press);
  // They fail when the next move comes before the end of this one.
  for (const state of [transition.ready, transition.updateCallbackDone])
    state.catch(() => {});
  transition.finished.then(ended, ended);
}
