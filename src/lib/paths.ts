/**
 * "/about/" is the same page as "/about"; home stays "/". Without lookbehind: Safari before 16.4 reads no script that has
 * it in a pattern.
 */
export const withoutSlash = (path: string): string =>
  path.replace(/(.)\/$/, "$1");

/** The site's own path of what the address bar shows: "/about" of "/college-site/about/". */
export const pagePath = (pathname: string): string =>
  withoutSlash(
    __PATH_PREFIX__ ? pathname.slice(__PATH_PREFIX__.length) : pathname,
  );

/** Where the picture lies that stands for a page when it is shared: "/about" has "/sharing/about.png". */
export const sharingPath = (path: string): string =>
  `/sharing${path === "/" ? "/home" : path}.png`;

/** What a scholarship is called in addresses and files: its card's id, so that "#award-3" leads to it. */
export const awardAnchor = (id: string | number): string => `award-${id}`;
