import { createHash } from "node:crypto";
import type { PluginOptions } from "gatsby";

type Addresses = readonly (string | null | undefined)[];

export type Options = PluginOptions & {
  /** The addresses of pictures on other hosts, and those that pages send to; null for none. */
  images: Addresses;
  connect: Addresses;
  /** Scripts of other hosts. */
  scripts: readonly {
    /** The attributes of the element. */
    script: { src: string; [attribute: string]: string };
    /** Where it comes from, and what it fetches from and sends to. */
    origins: readonly string[];
  }[];
};

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const originsOf = (addresses: Addresses) => [
  ...new Set(
    addresses.flatMap((address) => (address ? new URL(address).origin : [])),
  ),
];

/** The Content-Security-Policy of a page with these inline scripts and this style. */
export function policy(
  inline: readonly string[],
  style: string,
  { images, connect, scripts }: Options,
): string {
  const others = scripts.flatMap(({ origins }) => origins);
  return [
    // Not 'none': Firefox checks <link rel="prefetch"> by it, and after one that it refuses Gatsby fetches no page ahead.
    "default-src 'self'",
    ["script-src 'self'", ...inline.map(hash), ...others],
    ["style-src 'self'", hash(style)],
    // React's style={{ }}.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...originsOf(images), ...others],
    ["connect-src 'self'", ...originsOf(connect), ...others],
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((directive) => [directive].flat().join(" "))
    .join("; ");
}
