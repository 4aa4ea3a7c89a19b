/**
 * Runs inside every page, before all other scripts (../scripts.ts puts it there). It fetches those when the page is shown
 * and the browser is idle, or as soon as the visitor does something, and queues what is asked for until React can answer:
 * a button pressed, a form sent. Links, <details> and fields need none of this: the browser itself sees to them.
 */

// What ../scripts.ts calls this with.
/** Addresses of Gatsby's scripts and of the page's own. */
declare const SCRIPTS: readonly string[];
/** Addresses of the data that Gatsby asks for first: they come with the scripts, not after them. */
declare const DATA: readonly string[];
/** The address of those of the whole site's styles that the page lacks. */
declare const STYLES: string;

/** Neither a picture that does not come nor a tab that is not looked at may keep the scripts waiting for ever. */
const LONGEST_WAIT_MS = 5000;

/** Before a script that did not come is asked for once more. */
const FIRST_PAUSE_MS = 2000;

const queue: (HTMLButtonElement | HTMLFormElement)[] = [];
const hydrated = new AbortController();
const untilHydrated = { capture: true, signal: hydrated.signal };

let isFetching = false;
function fetchScripts() {
  if (isFetching) return;
  isFetching = true;
  window.allStyles = new Promise((settle) =>
    add("link", {
      rel: "stylesheet",
      href: STYLES,
      onload: settle,
      onerror: () => settle(loadPagesWhole()),
    }),
  );
  for (const src of SCRIPTS) fetchScript(src);
  // In a task of their own: to ask for all at once takes a slow phone longer than a frame.
  setTimeout(() => {
    // Not <link rel="preload">: WebKit would fetch each a second time when Gatsby asks for it.
    const answers = DATA.map((href) => [href, fetch(href)] as const);
    for (const [, answer] of answers) answer.catch(() => {});
    window.earlyData = new Map(answers);
  });
}

/** Where the network fails it is asked again, after ever longer pauses: what is queued until then is not lost. */
const fetchScript = (src: string, pause = FIRST_PAUSE_MS) =>
  add("script", {
    src,
    onerror: () => setTimeout(fetchScript, pause, src, 2 * pause),
  });

const add = (name: string, attributes: object) =>
  document.head.append(Object.assign(document.createElement(name), attributes));

/** Keeps clicks on links from Gatsby: a page that the browser loads brings its styles. */
function loadPagesWhole() {
  const fromGatsby = (event: Event) =>
    (event.target as Element).closest("a") && event.stopPropagation();
  addEventListener("click", fromGatsby, { capture: true });
}

function enqueue(event: Event, target: (typeof queue)[number]) {
  event.preventDefault();
  event.stopPropagation();
  queue.push(target);
}

addEventListener("load", () =>
  // On a quick line all has come before any of it has been shown.
  requestAnimationFrame(() =>
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(fetchScripts),
  ),
);
setTimeout(fetchScripts, LONGEST_WAIT_MS);
addEventListener("pointerdown", fetchScripts, untilHydrated);
addEventListener("keydown", fetchScripts, untilHydrated);

addEventListener(
  "click",
  (event) => {
    const button = (event.target as Element).closest("button");
    // A form's own button sends the form, when its fields are filled in.
    if (button && button.type !== "submit") enqueue(event, button);
  },
  untilHydrated,
);
addEventListener(
  "submit",
  (event) => enqueue(event, event.target as HTMLFormElement),
  untilHydrated,
);

// What may be pressed early: see lib/useReplayableButton.ts.
for (const button of document.querySelectorAll<HTMLButtonElement>(
  "[data-early]",
))
  button.disabled = false;

window.drainQueue = () => {
  hydrated.abort();
  return queue.splice(0);
};

export {};
