/**
 * Is this link the current page? The rule of the specification: the path equals the link's path or starts with it
 * ("/services" is active on "/services/visa", and also on "/services-extra"). Every path starts with home's.
 */
export const isActive = (path: string, link: string): boolean =>
  link === "/" ? path === link : path.startsWith(link);
