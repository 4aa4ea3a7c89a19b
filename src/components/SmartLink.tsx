import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { REDIRECTS } from "../lib/redirects";
import { VisuallyHidden } from "./VisuallyHidden";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A page of ours ("/about"), a fragment ("#contact"), or any other address (https:, tel:, mailto:). */
  to: string;
  newTab?: boolean;
};

/** Turns off the class and the aria-current of Gatsby's Link: we set both ourselves. */
const plain = () => ({});

/**
 * Whether an address is a page of ours. A redirected path is not: the host answers it, and nothing can be fetched
 * ahead.
 */
const isOwnPage = (to: string) =>
  /^\/(?!\/)/.test(to) &&
  !REDIRECTS.some(({ from }) => from === to.split(/[?#]/)[0]);

/** Adds the path prefix, as Gatsby's Link does. */
const address = (to: string) =>
  __PATH_PREFIX__ && /^\/(?!\/)/.test(to) ? __PATH_PREFIX__ + to : to;

/** A link to any address. Our own pages are links of Gatsby, which fetches them ahead. */
export function SmartLink({ to, newTab = false, children, ...rest }: Props) {
  if (newTab) {
    return (
      <a href={address(to)} target="_blank" rel="noopener" {...rest}>
        {children}
        {!rest["aria-label"] && (
          <VisuallyHidden>, opens in a new tab</VisuallyHidden>
        )}
      </a>
    );
  }
  if (isOwnPage(to)) {
    return (
      <Link to={to} getProps={plain} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address(to)} {...rest}>
      {children}
    </a>
  );
}
