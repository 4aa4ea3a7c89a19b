import { createHash } from "node:crypto";
import type { OtherHosts } from "./otherHosts";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The texts of a page's inline scripts. Data blocks such as JSON-LD are no scripts. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , text = ""]) => text);

const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = ""]) => text,
  );

const hashes = (texts: readonly string[]) =>
  [...new Set(texts.map(hash))].join(" ");

/** No other site may show ours in a frame. The one directive that a meta tag cannot say. */
export const NO_FRAMES = "frame-ancestors 'none'";

/**
 * The Content-Security-Policy of one page: its own files, the hashes of its own inline parts, and nothing else.
 * @param html as it is served; "" for what is no page, such as the service worker
 */
export function policyOf(html: string, others: OtherHosts): string {
  const pictures = others.pictures.join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScripts(html))}`,
    `style-src 'self' ${hashes(inlineStyles(html))}`,
    "style-src-attr 'none'",
    `img-src 'self' data: ${pictures}`,
    "font-src 'self'",
    // Pictures that the service worker fetches count as connections.
    `connect-src 'self' ${pictures} ${others.connections.join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    NO_FRAMES,
  ]
    .map((directive) => directive.replace(/ +/g, " ").trim())
    .join("; ");
}

/** The two elements that Gatsby gives a style attribute on every page; global.css says the same, so that none is needed. */
const STYLED_BY_GATSBY =
  /<div [^>]*\bid="gatsby-(?:announcer|focus-wrapper)"[^>]*>/g;

const OUR_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * A page with its policy inside, for hosts that send no headers of their own. Sealing it once more changes nothing: what
 * a build leaves as it was, is sealed already.
 * @throws Error when the page has no place for it: a page without its policy must not be published unnoticed
 */
export function sealed(html: string, others: OtherHosts): string {
  const plain = html
    .replace(OUR_META, "")
    .replace(STYLED_BY_GATSBY, (tag) => tag.replace(/ style="[^"]*"/, ""));
  const policy = policyOf(plain, others).replace(`; ${NO_FRAMES}`, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Gatsby writes both charset and charSet.
  const result = plain.replace(
    /<meta charset="utf-8"\s*\/?>/i,
    (charset) => charset + meta,
  );
  if (result === plain) throw new Error("A page has no <meta charset>.");
  return result;
}
