type Redirect = { from: string; to: string; status: 301 | 302 };

const home = (from: string, status: Redirect["status"]): Redirect => ({
  from,
  to: "/",
  status,
});

/** Paths that lead home: links to them are the browser's, and gatsby-node makes redirects of them, which every host's file has. */
export const REDIRECTS: readonly Redirect[] = [
  home("/home", 301),
  home("/privacy", 302),
  home("/terms", 302),
  home("/cookies", 302),
  home("/country", 302),
];

/** The former addresses of countries' pages. */
export const formerAddresses = (
  countries: readonly { slug: string; formerly?: readonly string[] | null }[],
): Redirect[] =>
  countries.flatMap(({ slug, formerly }) =>
    (formerly ?? []).map((former) => ({
      from: `/country/${former}`,
      to: `/country/${slug}`,
      status: 301 as const,
    })),
  );

/** Every other path where neither a page nor a file exists. */
export const OTHER_PATHS = home("/*", 302);
