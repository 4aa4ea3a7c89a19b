/** Builds the forms: a folder of static files that any host can serve. */
import { cp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { config, type Options } from "./config";

/**
 * Nothing but the page's own files, and GitHub's API, which Sveltia asks after sign-in. Svelte needs styles in attributes.
 * Sveltia also asks other hosts, for fonts and for news of itself: this is where they are refused.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com",
  "manifest-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The headers of every file. The page has the policy, too, for hosts that do not send our headers. */
export const HEADERS = {
  "Content-Security-Policy": `${POLICY}; frame-ancestors 'none'`,
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Edit the site</title>
    <link rel="stylesheet" href="page.css" />
    <script type="module" src="page.js"></script>
  </head>
  <body>
    <noscript>The forms need JavaScript. Allow it for this page, then reload.</noscript>
  </body>
</html>
`;

/** Writes the forms into `folder`, in place of what was there. */
export async function buildForms(folder: string, options: Options) {
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: import.meta.dirname,
    // With a second script here, Sveltia would move into a chunk and miss its fonts.
    entryPoints: ["page.ts", "page.css"],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    chunkNames: "chunks/[name]-[hash]",
    external: ["@shikijs/*"], // colours for program code, which no field holds
    define: { CONFIG: JSON.stringify(config(options)) },
    logLevel: "warning",
  });
  const assets = path.join(
    import.meta.dirname,
    "node_modules/@sveltia/cms/npm/assets",
  );
  await cp(assets, path.join(folder, "assets"), { recursive: true });
  await writeFile(path.join(folder, "index.html"), PAGE);
  // As Netlify and Cloudflare Pages read them.
  const headers = Object.entries(HEADERS).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  await writeFile(path.join(folder, "_headers"), `/*\n${headers.join("")}`);
}
