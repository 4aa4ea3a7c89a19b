import { chatAddress } from "../lib/contactUrls";
import { useSiteQuery } from "./useSiteQuery";

/** What pages need of data/site.json and of the build. */
export function useSite() {
  const { siteSettings: site, gatsby } = useSiteQuery();
  const host = gatsby.siteMetadata.siteUrl;
  return {
    site,
    /** The published site's address, without a slash at its end. Null: not known. */
    address: host ? host + __PATH_PREFIX__ : null,
    /** When this version of the site was built, in ISO's form. */
    builtAt: gatsby.buildTime,
    /** The address of the chat, with the greeting already written. */
    chat: chatAddress(site.phone, site.chat.greeting),
  };
}
