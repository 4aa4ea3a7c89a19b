import { type RefObject, useEffect } from "react";
import { pagePath } from "../lib/paths";
import { onWide } from "../styles/media";

/** The open menus of the header, the outermost first. */
const openMenus = (header: HTMLElement) => [
  ...header.querySelectorAll<HTMLDetailsElement>("details[open]"),
];

const isHidden = (element: Element) => !element.getClientRects().length;

const close = (menu: HTMLDetailsElement) => void (menu.open = false);

type CloseWatcher = { onclose: () => void };
declare global {
  interface Window {
    /** Not in every browser. */
    CloseWatcher?: new (options: { signal: AbortSignal }) => CloseWatcher;
  }
}

/** Calls a function when the visitor asks to close what is open: by Escape, and on Android by Back if the browser tells. */
function onCloseRequest(act: () => void, signal: AbortSignal) {
  if (window.CloseWatcher) {
    new window.CloseWatcher({ signal }).onclose = act;
    return;
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") act();
  };
  document.addEventListener("keydown", onKeyDown, { signal });
}

/**
 * Closes the menus of the header, which are <details>: on Escape, on Android's Back, on a press outside, when the focus
 * leaves, and when a link is followed, also one to the current page. Escape is for WCAG 2.2, 1.4.13: a menu that hover
 * has opened can be closed without moving the pointer.
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

    const closeInnermost = () => {
      const innermost = innermostMenu();
      if (!innermost) return;
      const hadFocus = header.contains(document.activeElement);
      innermost.open = false;
      if (hadFocus) innermost.querySelector("summary")!.focus();
    };
    let watching = new AbortController();
    const watchWhileOpen = () => {
      watching.abort();
      watching = new AbortController();
      if (innermostMenu()) onCloseRequest(closeInnermost, watching.signal);
    };
    watchWhileOpen();

    const menus = [...header.querySelectorAll("details")];
    const onToggle = ({ target }: Event) => {
      const menu = target as HTMLDetailsElement;
      // The destinations are in the phone's menu, and close with it.
      if (!menu.open) menus.slice(menus.indexOf(menu)).forEach(close);
      watchWhileOpen();
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
    // Captured, because it does not bubble.
    header.addEventListener("toggle", onToggle, { capture: true, signal });
    // What was open in one layout would be hidden in the other, or spread out.
    matchMedia(onWide).addEventListener("change", closeAll, { signal });
    document.addEventListener("pointerdown", onOutside, { signal });
    document.addEventListener("focusin", onOutside, { signal });
    return () => {
      controller.abort();
      watching.abort();
      // The path has changed: the visitor has followed a link.
      closeAll();
    };
  }, [headerRef, path]);
}
