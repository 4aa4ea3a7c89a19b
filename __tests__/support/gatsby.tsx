import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { staticQueryAnswer } from "./content";

// Gatsby as tests see it: jest.config.js puts this module in its place.

export const navigate = jest.fn();

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  children?: ReactNode;
  getProps?: (current: { isCurrent: boolean }) => object;
  replace?: boolean;
  state?: object;
};

/**
 * An anchor that does as Gatsby's Link does: it knows whether it leads to the page it is on, and hands a plain click to
 * navigate() in place of the browser.
 */
export function Link({
  to,
  children,
  getProps,
  replace,
  state,
  onClick,
  ...rest
}: Props) {
  const isCurrent =
    typeof window !== "undefined" && window.location.pathname === to;
  function clicked(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { replace, state });
  }
  return (
    <a
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
      {...getProps?.({ isCurrent })}
      href={to}
      onClick={clicked}
    >
      {children}
    </a>
  );
}

/** Clicks with another button or a key held down open a new tab or window: the browser's business. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Only Gatsby's build understands queries; here they are their own text. */
export function graphql(parts: TemplateStringsArray, ...fragments: unknown[]) {
  return String.raw({ raw: parts }, ...fragments);
}

/** The frame's one static query, answered from the tests' data. */
export function useStaticQuery() {
  return staticQueryAnswer();
}
