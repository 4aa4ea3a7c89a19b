import { type RefObject, useEffect } from "react";
import { pagePath } from "../lib/paths";

/** The open menus of the header, the outermost first. */
const openMenus = (header: HTMLElement) => [
  ...header.querySelectorAll<HTMLDetailsElement>("details[open]"),
];

const isHidden = (element: Element) => !element.getClientRects().length;

const close = (menu: HTMLDetailsElement) => void (menu.open = false);

/**
 * Closes the menus of the header, which are <details>: on Escape, on a press outside, when the focus leaves, and when a
 * link is followed, also one to the current page. Escape is for WCAG 2.2, 1.4.13: a menu that hover has opened can be
 * closed without moving the pointer.
 * @param isLoading whether the page of a followed link is on its way
 */
export function useMenuDismissal(
  headerRef: RefObject<HTMLElement | null>,
  path: string,
  isLoading: boolean,
): void {
  useEffect(() => {
    if (!isLoading) return;
    const menus = openMenus(headerRef.current!);
    const focused = document.activeElement!;
    menus.forEach(close);
    // Else the focus would be lost with the link.
    if (headerRef.current!.contains(focused) && isHidden(focused))
      menus[0]?.querySelector("summary")!.focus();
  }, [headerRef, isLoading]);

  useEffect(() => {
    const header = headerRef.current!;
    const innermostMenu = () => openMenus(header).at(-1);
    const closeAll = () => openMenus(header).forEach(close);

    const onKeyDown = (event: KeyboardEvent) => {
      const innermost = innermostMenu();
      if (event.key !== "Escape" || !innermost) return;
      const hadFocus = header.contains(document.activeElement);
      innermost.open = false;
      if (hadFocus) innermost.querySelector("summary")!.focus();
    };
    const onOutside = (event: Event) => {
      if (!header.contains(event.target as Node)) closeAll();
    };

    const onLinkClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest("a");
      const innermost = innermostMenu();
      if (!link || !innermost) return;
      if (pagePath(link.pathname) !== path) return;
      closeAll();
      innermost.querySelector("summary")!.focus();
    };

    const controller = new AbortController();
    const { signal } = controller;
    header.addEventListener("click", onLinkClick, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("pointerdown", onOutside, { signal });
    document.addEventListener("focusin", onOutside, { signal });
    return () => {
      controller.abort();
      // The path has changed: the visitor has followed a link.
      closeAll();
    };
  }, [headerRef, path]);
}
