/**
 * "/about/" is the same page as "/about"; home stays "/". Without lookbehind, which is a syntax error in Safari before
 * 16.4.
 */
export const withoutSlash = (path: string): string =>
  path.replace(/(.)\/$/, "$1");

/** The path without the site's prefix: "/about" for "/college-site/about/". */
export const pagePath = (pathname: string): string =>
  withoutSlash(
    __PATH_PREFIX__ ? pathname.slice(__PATH_PREFIX__.length) : pathname,
  );

/** The path of a page's sharing picture: "/about" has "/sharing/about.png". */
export const sharingPath = (path: string): string =>
  `/sharing${path === "/" ? "/home" : path}.png`;

/** The name of a scholarship in addresses and files, and the id of its card: "#award-3" leads to it. */
export const awardAnchor = (id: string | number): string => `award-${id}`;
