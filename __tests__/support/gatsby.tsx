import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { site } from "./content";

// Gatsby as tests see it: jest.config.js puts this module in its place.

export const navigate = jest.fn();

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  getProps?: (current: object) => object;
};

/** Hands a click to navigate() in place of the browser. */
export function Link({ to, getProps, onClick, children, ...rest }: Props) {
  function clicked(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(to);
  }
  return (
    <a {...rest} {...getProps?.({})} href={to} onClick={clicked}>
      {children}
    </a>
  );
}

/** Only Gatsby's build understands queries. */
export const graphql = String.raw;

export const useStaticQuery = () => site.answer;
