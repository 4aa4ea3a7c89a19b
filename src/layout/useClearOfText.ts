import { type RefObject, useEffect } from "react";

const REST_MS = 600;

/** A finger that rests on the screen moves the page by less. */
const NOTICED_PX = 4;

/** How far above its place it may stand. */
const HIGHEST_PX = 240;
const STEP_PX = 8;

const CONTROLS = "a, button, input, select, textarea, label, summary";

/** What may put something else under it. */
const CHANGES = ["scroll", "resize", "click", "input", "focusin"];

/**
 * For a small square that floats over the page. While the visitor scrolls down, it has the attribute `data-away`. Once the
 * page has rested for 0.6 s, `--up` is how far it must rise to lie on no text and no control; where there is no such
 * place, it stays away. Its box must not move by this, only what is in it.
 */
export function useClearOfText(floating: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = floating.current!;
    let from = scrollY;
    let timer: ReturnType<typeof setTimeout>;
    const setAway = (isAway: boolean) =>
      element.toggleAttribute("data-away", isAway);

    function rest() {
      const up = rise(element);
      setAway(up === undefined);
      element.style.setProperty("--up", `${-(up ?? 0)}px`);
    }
    function changed() {
      if (Math.abs(scrollY - from) > NOTICED_PX) {
        setAway(scrollY > from);
        from = scrollY;
      }
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    }
    changed();
    for (const event of CHANGES)
      addEventListener(event, changed, { passive: true });
    return () => {
      for (const event of CHANGES) removeEventListener(event, changed);
      clearTimeout(timer);
    };
  }, [floating]);
}

/** @returns how far to rise to the lowest free place, in pixels; undefined: nowhere up there is one */
function rise(element: HTMLElement): number | undefined {
  const { right, bottom, height } = element.getBoundingClientRect();
  const left = right - height;
  const under = new Set<Element>();
  // No line of text and no control is so small that it lies between two points.
  for (let y = bottom; y > bottom - height - HIGHEST_PX; y -= STEP_PX)
    for (let x = left; x <= right; x += STEP_PX)
      for (const one of document.elementsFromPoint(x, y))
        if (!element.contains(one)) under.add(one);
  const taken = [...under]
    .flatMap(boxes)
    .filter((box) => box.left < right && box.right > left);
  for (let up = 0; up <= HIGHEST_PX; up += STEP_PX)
    if (
      !taken.some(
        (box) => box.top < bottom - up && box.bottom > bottom - up - height,
      )
    )
      return up;
}

/** The boxes of an element's own lines of text, or of all of it if it is a control. */
function boxes(element: Element): DOMRect[] {
  if (element.matches(CONTROLS)) return [...element.getClientRects()];
  const range = document.createRange();
  return [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .flatMap((text) => {
      range.selectNode(text);
      return [...range.getClientRects()];
    });
}
