import { type RefObject, useEffect } from "react";
import { pagePath, withoutSlash } from "../lib/paths";

/**
 * Closes <details> as menus do: on Escape, on a press elsewhere, when focus leaves, and when a link is followed, also
 * one to the current page.
 * WCAG 2.2, 1.4.13: what opened on hover can be dismissed without moving the pointer.
 */
export function useMenuDismissal(
  bar: RefObject<HTMLElement | null>,
  path: string,
): void {
  useEffect(() => {
    const header = bar.current!;
    const open = () =>
      [
        ...header.querySelectorAll<HTMLDetailsElement>("details[open]"),
      ].reverse();
    const closeAll = () => open().forEach((details) => (details.open = false));

    const escape = (event: KeyboardEvent) => {
      const [innermost] = open();
      if (event.key !== "Escape" || !innermost) return;
      const hadFocus = header.contains(document.activeElement);
      innermost.open = false;
      if (hadFocus) innermost.querySelector("summary")!.focus();
    };
    const elsewhere = (event: Event) => {
      if (!header.contains(event.target as Node)) closeAll();
    };

    const chosen = ({ target }: MouseEvent) => {
      const link = (target as Element).closest("a");
      const [innermost] = open();
      if (!link || !innermost) return;
      if (pagePath(link.pathname) !== withoutSlash(path)) return;
      closeAll();
      innermost.querySelector("summary")!.focus();
    };

    const controller = new AbortController();
    const { signal } = controller;
    header.addEventListener("click", chosen, { signal });
    document.addEventListener("keydown", escape, { signal });
    document.addEventListener("pointerdown", elsewhere, { signal });
    document.addEventListener("focusin", elsewhere, { signal });
    return () => {
      controller.abort();
      // The path changed, so the visitor has arrived elsewhere.
      closeAll();
    };
  }, [bar, path]);
}
