import { type RefObject, useEffect } from "react";

const REST_MS = 600;

/** A finger that rests on the screen moves the page by less. */
const NOTICED_PX = 4;

/** No line of text and no control is so small that it lies between two steps. */
const STEP_PX = 8;

/** What may put something else under it. */
const CHANGES = ["scroll", "resize", "click", "input", "focusin"];

/**
 * For a small square that floats over the page. While the visitor scrolls down, it has the attribute `data-away`. Once the
 * page has rested for 0.6 s, `--up` is how far it must rise to lie on no text and no control; in a window without such a
 * place, it stays away. Its box must not move by this, only what is in it.
 */
export function useClearOfText(floating: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = floating.current!;
    let from = scrollY;
    let timer: ReturnType<typeof setTimeout>;
    function rest() {
      const up = rise(element);
      element.toggleAttribute("data-away", up === undefined);
      element.style.setProperty("--up", `${-(up ?? 0)}px`);
    }
    function changed() {
      if (Math.abs(scrollY - from) > NOTICED_PX) {
        element.toggleAttribute("data-away", scrollY > from);
        from = scrollY;
      }
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    }
    changed();
    const listening = new AbortController();
    for (const event of CHANGES) addEventListener(event, changed, listening);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [floating]);
}

/** @returns how far to rise to the lowest free place, in pixels; undefined: nowhere up there is one */
function rise(element: HTMLElement): number | undefined {
  const { right, bottom, height } = element.getBoundingClientRect();
  const left = right - height;
  const range = document.createRange();

  const isText = (node: Node, y: number): boolean => {
    range.selectNode(node);
    return (
      node instanceof Text &&
      [...range.getClientRects()].some(
        (box) =>
          box.left < right &&
          box.right > left &&
          box.top <= y &&
          box.bottom >= y,
      )
    );
  };
  /** Whatever can be pressed can have the focus. */
  const isTaken = (x: number, y: number): boolean =>
    document
      .elementsFromPoint(x, y)
      .some(
        (one) =>
          !element.contains(one) &&
          ((one as HTMLElement).tabIndex >= 0 ||
            [...one.childNodes].some((node) => isText(node, y))),
      );

  let from = 0;
  for (let up = 0; up <= bottom; up += STEP_PX) {
    for (let x = left; x <= right; x += STEP_PX)
      if (isTaken(x, bottom - up)) from = up + STEP_PX;
    if (up - from >= height) return from;
  }
}
