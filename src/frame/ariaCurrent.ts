import { withoutSlash } from "../lib/paths";

/**
 * The value of `aria-current` for a link of the header: "page" on its own page,
 * "true" below it. A link is active when the path starts with the link's, so "/services" is
 * also active on "/services-extra". Home's link is active only on the home page.
 * @param path the page's path, without a trailing slash
 * @param to the link's address; its query and fragment do not matter
 */
export function ariaCurrent(
  path: string,
  to: string,
): "page" | "true" | undefined {
  const link = withoutSlash(to.split(/[?#]/)[0]!);
  if (path === link) return "page";
  return link !== "/" && path.startsWith(link) ? "true" : undefined;
}
