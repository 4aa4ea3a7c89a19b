import { type SiteSettings, siteUrl } from "./model";
import { readJson } from "./readData";
import { metaOf } from "./schemas";

/**
 * data/site.json for Gatsby's configuration, which is read before the data is checked: null when the file is broken. The
 * check then says what is wrong with it, and ends the build.
 */
export function settingsIfValid(): SiteSettings | null {
  try {
    const settings = readJson<SiteSettings>("site.json");
    const { name }: { name: unknown } = settings;
    return typeof name === "string" && name.trim() ? settings : null;
  } catch {
    return null;
  }
}

/** Hosts add slashes to the addresses that they hand on. */
const withoutSlashes = (address = "") => address.replace(/\/+$/, "");

/**
 * The published site's address, without a slash at its end: SITE_URL from the environment, else `url` in data/site.json,
 * else null. What is wrong with the one in data/ is reported by the check, and with SITE_URL by siteUrlError.
 */
export function siteAddress(
  inData: string | null | undefined,
  inEnvironment = process.env.SITE_URL,
): string | null {
  const address = withoutSlashes(inEnvironment || (inData ?? ""));
  return siteUrl.safeParse(address).success ? address : null;
}

/**
 * What is wrong with SITE_URL, in a sentence; null where nothing is. Not an error of siteAddress: one that is thrown while
 * Gatsby reads its configuration makes it go on without any, and nobody learns why.
 */
export const siteUrlError = (
  inEnvironment = process.env.SITE_URL,
): string | null =>
  inEnvironment && !siteUrl.safeParse(withoutSlashes(inEnvironment)).success
    ? `SITE_URL is "${inEnvironment}": ${metaOf(siteUrl).errorMessage}`
    : null;

/** Names as GitHub allows them for a repository; none of them a step up or nowhere. */
const PREFIX = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)*$/;

/** The path below which the site is published, from PATH_PREFIX: "/college-site", or "" at the root of its host. */
export function pathPrefix(inEnvironment = process.env.PATH_PREFIX): string {
  const prefix = withoutSlashes(inEnvironment);
  return PREFIX.test(prefix) ? prefix : "";
}

/** What is wrong with PATH_PREFIX, in a sentence; null where nothing is. */
export const pathPrefixError = (
  inEnvironment = process.env.PATH_PREFIX,
): string | null =>
  PREFIX.test(withoutSlashes(inEnvironment))
    ? null
    : `PATH_PREFIX is "${inEnvironment}": write the path below which the site is published, such as /college-site, or leave it out where that is the root of its host.`;
