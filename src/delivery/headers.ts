import type { OtherHosts } from "./otherHosts";
import { policyOf } from "./policy";

export type Headers = Readonly<Record<string, string>>;

/** Sent with every answer. Two years of https only; nothing of ours in a frame; no window of ours in other sites' hands. */
export const SECURITY_HEADERS: Headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Asked for each time; where nothing has changed, the answer is an empty 304. */
export const FRESH = "no-cache";

/** Folders whose files have a hash in their names, or in the folder's below. */
export const IMMUTABLE_FOLDERS = ["static", "atlas", "flags"] as const;

/** Folders of files: what is missing there is a missing file, and never the way home. */
export const FILE_FOLDERS = [
  "page-data",
  "icons",
  "sharing",
  ...IMMUTABLE_FOLDERS,
] as const;

/** Gatsby's scripts and styles in the root: app-<20 hex>.js, styles.<20 hex>.css. A pattern nginx understands as well. */
export const HASHED_NAME = String.raw`[-.][0-9a-f]{20}\.(js|css)(\.map)?$`;

/** May browsers keep this file for ever? Only where another content gets another name. */
export const isImmutable = (file: string): boolean =>
  IMMUTABLE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) ||
  new RegExp(HASHED_NAME).test(file);

/** The policy of a file: a page's own; for everything else, the service worker above all, one without any inline part. */
export const policyFor = (
  file: string,
  body: Buffer | string,
  others: OtherHosts,
): string => policyOf(file.endsWith(".html") ? body.toString() : "", others);
