/**
 * "/about/" is the same page as "/about"; home stays "/". Without lookbehind: Safari before 16.4 reads no script that has
 * it in a pattern.
 */
export const withoutSlash = (path: string): string =>
  path.replace(/(.)\/$/, "$1");
