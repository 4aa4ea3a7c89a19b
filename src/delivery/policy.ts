import { createHash } from "node:crypto";
import type { CheerioAPI } from "cheerio/slim";
import type { Country, SiteSettings } from "../content/model";
import { readJson } from "../content/readData";
import { assume } from "./assumption";
import type { Page } from "./page";

// Step 3. Each page carries its Content-Security-Policy, because it is made of the hashes of its own inline parts. What a
// <meta> cannot say is in the header that all files share (static/_headers).

/** Hosts that pages reach besides their own. */
export type OtherHosts = {
  /** Where the flags of the destination cards come from. */
  pictures: readonly string[];
  /** Where the contact form sends to, if anywhere. */
  connections: readonly string[];
};

const origins = (addresses: readonly (string | null | undefined)[]) => [
  ...new Set(
    addresses.flatMap((address) => (address ? [new URL(address).origin] : [])),
  ),
];

/** The hosts that data/ names. It has been checked before. */
export const otherHosts = (
  read: <Content>(file: string) => Content = readJson,
): OtherHosts => ({
  pictures: origins(
    read<Country[]>("countries.json").map(({ card }) => card?.flag),
  ),
  connections: origins([read<SiteSettings>("site.json").contact.endpoint]),
});

const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type Elements = ReturnType<CheerioAPI>;

/** The hashes of inline scripts or styles, each once. Data blocks such as JSON-LD are no scripts. */
function inlineHashes(parts: Elements, kind: "script" | "style") {
  const inline = parts.filter(kind).not("[src], [type]");
  return [...new Set(inline.map((at) => hashOf(inline.eq(at).text())))];
}

/**
 * The policy of one page: its own files, the hashes of its own inline parts, and the hosts that the data names.
 * @param parts all scripts and styles of the page
 */
export function policyOf(parts: Elements, others: OtherHosts): string {
  return [
    // Firefox knows no other directive for what is fetched ahead. All others are said below.
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(parts, "script")],
    ["style-src 'self'", ...inlineHashes(parts, "style")],
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...others.pictures],
    "font-src 'self'",
    // Pictures that the service worker fetches count as connections.
    ["connect-src 'self'", ...others.pictures, ...others.connections],
    "worker-src 'self'",
    "manifest-src 'self'",
    ...["object", "frame", "child", "media"].map(
      (kind) => `${kind}-src 'none'`,
    ),
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((directive) => [directive].flat().join(" "))
    .join("; ");
}

/** The ids of the elements that Gatsby gives a style attribute; global.css says the same, so that none is needed. */
const STYLED_BY_GATSBY = ["gatsby-announcer", "gatsby-focus-wrapper"];

/** @throws Error when the page has no place for its policy, or something that the policy would forbid */
export function withPolicy({ $, path }: Page, others: OtherHosts) {
  for (const { name, attribs } of $("[style]").get()) {
    assume(
      STYLED_BY_GATSBY.includes(attribs.id ?? ""),
      "style-attributes",
      `${path} has a style attribute, which its policy forbids: <${name} style="${attribs.style}">.`,
    );
    delete attribs.style;
  }
  const charset = $("head").children("meta[charset]");
  assume(charset.length === 1, "charset", `${path} has no <meta charset>.`);
  charset.after(
    `<meta http-equiv="Content-Security-Policy" content="${policyOf($("script, style"), others)}">`,
  );
}
