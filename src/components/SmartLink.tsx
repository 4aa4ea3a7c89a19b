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

/** Whether an address is a path on this site, such as "/about". */
const isPath = (to: string) => /^\/(?!\/)/.test(to);

/** A redirected path is no page: the host answers it, and nothing can be fetched ahead. */
const isPage = (to: string) =>
  isPath(to) && !REDIRECTS.some(({ from }) => from === to.split(/[?#]/)[0]);

/** A link to any address. Our own pages are links of Gatsby, which fetches them ahead. */
export function SmartLink({ to, newTab = false, children, ...rest }: Props) {
  if (isPage(to) && !newTab)
    return (
      <Link to={to} getProps={plain} {...rest}>
        {children}
      </Link>
    );
  return (
    <a
      href={isPath(to) ? __PATH_PREFIX__ + to : to}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...rest}
    >
      {children}
      {newTab && !rest["aria-label"] && (
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      )}
    </a>
  );
}
