// Where each entry of the history was scrolled to. Gatsby notes this too, but has one place for a page and the parts of it
// that links lead to (#contact): Back from there would stay there.

type State = { key?: string } | null;

const positions = new Map<string, number>();

/** The key of the entry whose page is shown; undefined while the visitor goes back or forward. */
let entry: string | undefined;

/** The key of the present entry. */
const keyNow = () => (history.state as State)?.key;

function ensureKey(key: string) {
  if (!keyNow()) history.replaceState({ ...(history.state as State), key }, "");
}

/** Must be called before Gatsby's router listens. */
export function watchScroll() {
  // As Gatsby's router calls an entry without a key.
  ensureKey("initial");
  addEventListener("popstate", () => {
    entry = undefined;
    // A link to a part of the page makes an entry without one.
    ensureKey(String(Date.now()));
  });
  addEventListener(
    "scroll",
    () => void (entry && positions.set(entry, scrollY)),
  );
}

/** Called when the page of an entry is drawn, and scrolled to its place. */
export function noteEntry() {
  entry = keyNow();
  if (entry && !positions.has(entry)) positions.set(entry, scrollY);
}

const position = () => positions.get(keyNow() ?? "");

/** Whether the visitor has not yet seen the page of the present entry. */
export const isNewEntry = (): boolean => position() === undefined;

/** Scrolls to where the present entry was left. @returns false for a new one */
export function scrollBack(): boolean {
  if (isNewEntry()) return false;
  scrollTo(0, position()!);
  return true;
}
