import type { SiteSettings } from "./model";
import { readJson } from "./readData";

/**
 * data/site.json for Gatsby's configuration, which is read before the data is checked: null when the file is broken. The
 * check then says what is wrong with it, and ends the build.
 */
export function settingsIfSound(): SiteSettings | null {
  try {
    const settings = readJson<SiteSettings>("site.json");
    const { name }: { name: unknown } = settings;
    return typeof name === "string" && name.trim() ? settings : null;
  } catch {
    return null;
  }
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:/.test(text);

/**
 * The published site's address, without a slash at its end: SITE_URL from the environment, else `url` in data/site.json,
 * else null. What is wrong with the one in data/ is the check's to say, and with SITE_URL siteUrlFault's.
 */
export function siteAddress(
  inData: string | null | undefined,
  inEnvironment = process.env.SITE_URL,
): string | null {
  const address = inEnvironment || inData;
  return address && isAddress(address) ? address.replace(/\/+$/, "") : null;
}

/**
 * What is wrong with SITE_URL, in a sentence; null where nothing is. Not an error of siteAddress: one that is thrown while
 * Gatsby reads its configuration makes it go on without any, and nobody learns why.
 */
export const siteUrlFault = (
  inEnvironment = process.env.SITE_URL,
): string | null =>
  inEnvironment && !isAddress(inEnvironment)
    ? `SITE_URL is "${inEnvironment}": write a whole address, such as https://www.example.org`
    : null;
