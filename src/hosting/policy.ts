import { createHash } from "node:crypto";

/** Hosts that pages reach besides their own. */
export type OtherHosts = {
  /** Where the flags of the destination cards come from. */
  pictures: readonly string[];
  /** Where the contact form sends to. */
  connections: readonly string[];
};

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** styled-components makes an empty <style> and fills it through the CSSOM, which a policy does not watch. */
const EMPTY_STYLE = hash("");

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

/**
 * The Content-Security-Policy of one page: its own files, the hashes of its own inline parts, and nothing else.
 * @param html as it is served; "" for what is no page, such as the service worker
 */
export function policyOf(html: string, others: OtherHosts): string {
  const pictures = others.pictures.join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScripts(html))}`,
    `style-src 'self' ${EMPTY_STYLE} ${hashes(inlineStyles(html))}`,
    "style-src-attr 'none'",
    `img-src 'self' data: ${pictures}`,
    "font-src 'self'",
    // Pictures that the service worker fetches count as connections.
    `connect-src 'self' ${pictures} ${others.connections.join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.replace(/ +/g, " ").trim())
    .join("; ");
}

/** Gatsby writes these two style attributes into every page; global.css says the same, so that none is needed. */
const GATSBY_STYLE_ATTRIBUTES =
  /(<div (?:id="gatsby-announcer"|[^>]*id="gatsby-focus-wrapper")?[^>]*?) style="[^"]*"/g;

/**
 * A page with its policy inside, for hosts that send no headers of their own.
 * @throws Error when the page has no place for it: a page without its policy must not be published unnoticed
 */
export function sealed(html: string, others: OtherHosts): string {
  const plain = html.replace(GATSBY_STYLE_ATTRIBUTES, "$1");
  // A meta tag may not speak of frames.
  const policy = policyOf(plain, others).replace(/; frame-ancestors.*$/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Gatsby writes both charset and charSet.
  const result = plain.replace(
    /<meta charset="utf-8"\s*\/?>/i,
    (charset) => charset + meta,
  );
  if (result === plain) throw new Error("A page has no <meta charset>.");
  return result;
}
