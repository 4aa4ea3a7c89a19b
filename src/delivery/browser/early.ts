/**
 * Runs inside every page, before all other scripts (lateScripts.ts puts it there). It fetches those when the page is
 * shown and the browser is idle, or as soon as the visitor does something, and keeps what he asks for until they can
 * answer: a button pressed, a form sent. Links, <details> and fields need none of this: the browser itself sees to them.
 */

type Deed = HTMLButtonElement | HTMLFormElement;

declare global {
  interface Window {
    /** Ends the keeping: React listens. Gives what was asked for until then, in its order; nothing the second time. */
    takeOver?: () => Deed[];
    /** Settled when the styles of the whole site have come, or will not come. */
    allStyles?: Promise<unknown>;
  }
  /** Addresses of Gatsby's scripts and of the page's own. */
  const SCRIPTS: readonly string[];
  /** Addresses of the data that Gatsby asks for first: they come with the scripts, not after them. */
  const DATA: readonly string[];
  /** The address of those of the whole site's styles that the page lacks. */
  const STYLES: string;
}

/** Neither a picture that does not come nor a tab that is not looked at may keep the scripts waiting for ever. */
const LONGEST_WAIT_MS = 5000;

/** Before a script that did not come is asked for once more. */
const FIRST_PAUSE_MS = 2000;

const deeds: Deed[] = [];
const over = new AbortController();
const untilOver = { capture: true, signal: over.signal };

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
    for (const href of DATA)
      add("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  });
}

/** Where the network fails it is asked again, after ever longer pauses: what was kept until then is not lost. */
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

function keep(event: Event, deed: Deed) {
  event.preventDefault();
  event.stopPropagation();
  deeds.push(deed);
}

addEventListener("load", () =>
  // On a quick line all has come before any of it has been shown.
  requestAnimationFrame(() =>
    // Safari does not tell when it is idle.
    (window.requestIdleCallback ?? setTimeout)(fetchScripts),
  ),
);
setTimeout(fetchScripts, LONGEST_WAIT_MS);
addEventListener("pointerdown", fetchScripts, untilOver);
addEventListener("keydown", fetchScripts, untilOver);

addEventListener(
  "click",
  (event) => {
    const button = (event.target as Element).closest("button");
    // A form's own button sends the form, when its fields are filled in.
    if (button && button.type !== "submit") keep(event, button);
  },
  untilOver,
);
addEventListener(
  "submit",
  (event) => keep(event, event.target as HTMLFormElement),
  untilOver,
);

// What may be pressed early: see lib/useEarly.ts.
for (const button of document.querySelectorAll<HTMLButtonElement>(
  "[data-early]",
))
  button.disabled = false;

window.takeOver = () => {
  over.abort();
  return deeds.splice(0);
};

export {};
