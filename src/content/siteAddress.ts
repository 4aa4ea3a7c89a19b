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

/**
 * The published site's address, without a slash at its end: SITE_URL from the environment, else `url` in data/site.json,
 * else null.
 * @throws Error when SITE_URL is no address of the web
 */
export function siteAddress(
  inData: string | null | undefined,
  inEnvironment = process.env.SITE_URL,
): string | null {
  const address = inEnvironment || inData;
  if (!address) return null;
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error(
      `SITE_URL is "${address}": write a whole address, such as https://www.example.org`,
    );
  return address.replace(/\/+$/, "");
}
