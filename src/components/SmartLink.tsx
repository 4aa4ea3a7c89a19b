import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { REDIRECTS } from "../lib/redirects";
import { VisuallyHidden } from "./VisuallyHidden";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A page of ours ("/about"), a fragment ("#contact"), or any other address (https:, tel:, mailto:). */
  to: string;
  newTab?: boolean;
};

/** Gatsby's Link writes an empty class and its own aria-current; we say both ourselves. */
const plain = () => ({});

/** Is it a page of ours? A path that is redirected has no page that could be fetched ahead: the host answers it. */
const isOwnPage = (to: string) =>
  /^\/(?!\/)/.test(to) &&
  !REDIRECTS.some(({ from }) => from === to.split(/[?#]/)[0]);

/** What Gatsby's Link does by itself. */
const address = (to: string) =>
  __PATH_PREFIX__ && /^\/(?!\/)/.test(to) ? __PATH_PREFIX__ + to : to;

/** A link to anywhere. The only place that knows Gatsby's Link, which fetches our own pages ahead. */
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
