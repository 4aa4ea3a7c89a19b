import { withoutSlash } from "../lib/paths";

/**
 * The value of `aria-current` for a link of the header: "page" on its own page,
 * "true" below it. A link is active when the path starts with the link's, so "/services" is
 * also active on "/services-extra"; every path starts with home's, which counts only when equal.
 * @param path of the page, without a slash at its end
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
