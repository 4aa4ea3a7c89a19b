type Redirect = { from: string; to: string; status: 301 | 302 };

const home = (from: string, status: Redirect["status"]): Redirect => ({
  from,
  to: "/",
  status,
});

/**
 * Redirects to the home page: the one list for gatsby-node, our own server and every host's file. The first matching
 * rule counts, so the wildcard comes last. Existing pages and files take precedence over the wildcard only.
 */
export const REDIRECTS: readonly Redirect[] = [
  home("/home", 301),
  home("/privacy", 302),
  home("/terms", 302),
  home("/cookies", 302),
  home("/country", 302),
  // Gatsby makes this page beside /404.html.
  home("/404", 302),
  home("/*", 302),
];
