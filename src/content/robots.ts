/** robots.txt. @param address the published site's; null: not known, so there is no sitemap to name */
export const robots = (address: string | null): string =>
  "User-agent: *\nAllow: /\n" +
  (address ? `\nSitemap: ${address}/sitemap-index.xml\n` : "");
