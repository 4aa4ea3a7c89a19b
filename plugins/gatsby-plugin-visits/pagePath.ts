/** The path without the site's prefix and without a slash at its end: "/about" for "/college-site/about/". */
export const pagePath = (pathname: string): string =>
  pathname.slice(__PATH_PREFIX__.length).replace(/(.)\/$/, "$1");
