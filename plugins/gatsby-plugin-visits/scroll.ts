// Where each entry of the history was scrolled to, in the entry itself: so it survives a reload. Gatsby notes this, too, but
// has one place for a page and the parts of it that links lead to (#contact): Back from there would stay there.

type State = { key?: string; y?: number } | null;

/** In milliseconds, after which a scroll counts as ended. */
const PAUSE_MS = 100;

/** Whether the page of the present entry is shown: after Back it may be on its way. */
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const state = () => history.state as State;

function change(part: State) {
  try {
    history.replaceState({ ...state(), ...part }, "");
  } catch {
    // Safari allows a hundred calls in 30 seconds.
  }
}

/** Notes where the present entry is scrolled to. */
export function note() {
  clearTimeout(timer);
  if (isShown && state()?.y !== scrollY) change({ y: scrollY });
}

/** Must be called before Gatsby's router listens. */
export function watchScroll() {
  addEventListener("popstate", () => {
    clearTimeout(timer);
    isShown = false;
    // The first entry of a visit has none, nor has one that a link to a part of the page has made.
    if (!state()?.key) change({ key: String(Date.now()) });
  });
  addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(note, PAUSE_MS);
  });
  // Before a link is followed, and before the page is left.
  addEventListener("click", note, true);
  addEventListener("pagehide", note);
}

/** Called when the page of an entry is drawn, and scrolled to its place. */
export function noteEntry() {
  isShown = true;
}

/** Scrolls to where the present entry was left. @returns false for a new one */
export function scrollBack(): boolean {
  const y = state()?.y;
  if (y === undefined) return false;
  scrollTo(0, y);
  return true;
}
