/**
 * Is this link the current page? The rule of the specification: the path equals the link's path or starts with it
 * ("/services" is active on "/services/visa", and also on "/services-extra").
 */
export const isActive = (path: string, link: string): boolean =>
  path === link || path.startsWith(link);
