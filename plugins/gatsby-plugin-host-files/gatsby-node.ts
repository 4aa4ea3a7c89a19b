import { existsSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";

/** What Gatsby's store knows, as far as it is used here. Paths in it begin with the path below which the site is published. */
type State = {
  redirects: { fromPath: string; toPath: string; statusCode?: number }[];
  config: { siteMetadata?: { siteUrl?: string } };
};

/** The page at a former address, for hosts that read no redirects. */
const movedPage = (to: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${to}">
    <title>This page has moved</title>
  </head>
  <body>
    <a href="${to}">This page has moved.</a>
  </body>
</html>
`;

/** robots.txt. @param address the published site's; undefined: not known, so there is no sitemap to name */
const robots = (address: string | undefined): string =>
  "User-agent: *\nAllow: /\n" +
  (address ? `\nSitemap: ${address}/sitemap-index.xml\n` : "");

/** Adds to public/ the files that hosts expect. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  basePath,
  getNodesByType,
  store,
}) => {
  const { redirects, config } = store.getState() as State;
  // Gatsby also writes 404/index.html, and would warn of a redirect from there.
  await rm("public/404", { recursive: true });
  const named = [
    ...redirects.filter(({ fromPath }) => !fromPath.includes("*")),
    { fromPath: `${basePath}/404`, toPath: `${basePath}/`, statusCode: 302 },
  ];
  // For Netlify and Cloudflare Pages. Cloudflare follows a rule even where a page exists, so named paths only.
  const lines = named.map(({ statusCode = 302, ...paths }) => {
    const [from, to] = [paths.fromPath, paths.toPath].map((path) =>
      path.slice(basePath.length),
    );
    return `${from} ${to} ${statusCode}\n`;
  });
  await writeFile("public/_redirects", lines.join(""));
  // about.html beside about/index.html: hosts without rules then answer /about without sending visitors to /about/.
  for (const { path } of getNodesByType("SitePage") as { path?: string }[])
    if (path !== "/" && existsSync(`public${path}/index.html`))
      await copyFile(`public${path}/index.html`, `public${path}.html`);
  // 404.html leads home. With and without a slash at the end of a former address.
  for (const { fromPath, toPath } of named) {
    if (toPath === `${basePath}/`) continue;
    const folder = `public${fromPath.slice(basePath.length)}`;
    await mkdir(folder, { recursive: true });
    for (const file of [`${folder}.html`, `${folder}/index.html`])
      await writeFile(file, movedPage(toPath));
  }
  const { siteUrl } = config.siteMetadata ?? {};
  await writeFile("public/robots.txt", robots(siteUrl && siteUrl + basePath));
};
