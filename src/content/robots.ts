/** robots.txt. @param address the published site's; null: not known, so there is no sitemap to name */
export const robots = (address: string | null): string =>
  [
    "User-agent: *",
    "Allow: /",
    ...(address ? ["", `Sitemap: ${address}/sitemap-index.xml`] : []),
    "",
  ].join("\n");
