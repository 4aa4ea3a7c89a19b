import type { SiteSettings } from "./model";
import { readJson } from "./readData";

/**
 * data/site.json for Gatsby's configuration, which is read before the data is checked: null when the file is broken. The
 * check then says what is wrong with it, and ends the build.
 */
export function settingsIfSound(): SiteSettings | null {
  try {
    return readJson<SiteSettings>("site.json");
  } catch {
    return null;
  }
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:/.test(text);

/**
 * The published site's address, without a slash at its end: SITE_URL from the environment, else `url` in data/site.json,
 * else null. What is wrong with the one in data/ is the check's to say.
 * @throws Error when SITE_URL is no address of the web
 */
export function siteAddress(
  inData: string | null | undefined,
  inEnvironment = process.env.SITE_URL,
): string | null {
  if (inEnvironment && !isAddress(inEnvironment))
    throw new Error(
      `SITE_URL is "${inEnvironment}": write a whole address, such as https://www.example.org`,
    );
  const address = inEnvironment || inData;
  return address && isAddress(address) ? address.replace(/\/+$/, "") : null;
}
