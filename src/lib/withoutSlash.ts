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
