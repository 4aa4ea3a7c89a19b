import { chatAddress } from "../lib/reach";
import { assertPresent } from "../lib/assertPresent";
import { useSiteQuery } from "./useSiteQuery";

/** What pages need of data/site.json and of the build. */
export function useSite() {
  const data = useSiteQuery();
  const site = assertPresent(data.siteSettings, "data/site.json");
  const host = data.gatsby?.siteMetadata?.siteUrl;
  return {
    site,
    /** The published site's address, without a slash at its end. Null: not known. */
    address: host ? host + __PATH_PREFIX__ : null,
    /** When this version of the site was built, in ISO's form. */
    builtAt: String(
      assertPresent(data.gatsby?.buildTime, "The time of the build"),
    ),
    /** The address of the chat, with the greeting already written. */
    chat: chatAddress(site.phone, site.chat.greeting),
  };
}
