import { metaOf } from "../../plugins/gatsby-source-checked-json";
import { siteUrl } from "./model";
import { isTimeZone } from "./model/fields";

/** Hosts add slashes to the addresses that they hand on. */
const withoutSlashes = (address = "") => address.replace(/\/+$/, "");

/** The published site's address, without a slash at its end: from SITE_URL, else from data/site.json, else null. */
export function siteAddress(
  inData: string | null | undefined,
  inEnvironment = process.env.SITE_URL,
): string | null {
  const address = withoutSlashes(inEnvironment || (inData ?? ""));
  return siteUrl.safeParse(address).success ? address : null;
}

/** Names as GitHub allows them for a repository, except "." and "..". */
const PREFIX = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)*$/;

/** The path below which the site is published, from PATH_PREFIX: "/college-site", or "" at the root of its host. */
export function pathPrefix(inEnvironment = process.env.PATH_PREFIX): string {
  const prefix = withoutSlashes(inEnvironment);
  return PREFIX.test(prefix) ? prefix : "";
}

/**
 * What is wrong with SITE_URL, PATH_PREFIX or Node itself, in a sentence; null where nothing is. It is not
 * thrown, because Gatsby prints a stack of an error in its configuration.
 */
export function environmentError({ SITE_URL, PATH_PREFIX } = process.env) {
  if (SITE_URL && !siteUrl.safeParse(withoutSlashes(SITE_URL)).success)
    return `SITE_URL is "${SITE_URL}": ${metaOf(siteUrl).errorMessage}`;
  if (!PREFIX.test(withoutSlashes(PATH_PREFIX)))
    return `PATH_PREFIX is "${PATH_PREFIX}": write the path below which the site is published, such as /college-site, or leave it out where that is the root of its host.`;
  if (!isTimeZone("Europe/Berlin"))
    return "This Node knows no time zones: install one with all of them, such as those of nodejs.org.";
  return null;
}
