import {
  FILE_FOLDERS,
  FRESH,
  HASHED_NAME,
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  SECURITY_HEADERS,
} from "./headers";
import { NO_FRAMES } from "./policy";

/** What a host has to know of the built site. */
export type HostedSite = {
  /** In the order in which they are tried. */
  redirects: readonly { from: string; to: string; status: number }[];
  /** Pages that answer for many addresses: { from: "/country/:slug", file: "/country/unlisted/index.html" }. */
  fallbacks: readonly { from: string; file: string }[];
  /** Every page with its policy: { path: "/about", file: "/about/index.html", policy: "default-src …" }. */
  pages: readonly { path: string; file: string; policy: string }[];
  /** The policy of everything that is no page. */
  policy: string;
  /** Scripts and styles in the root with a hash in their names. */
  hashedFiles: readonly string[];
};

const lines = (...parts: (string | readonly string[])[]) =>
  parts.flat().join("\n") + "\n";

const isNamed = ({ from }: { from: string }) => !from.endsWith("*");
const pathOf = (file: string) => file.replace(/\/index\.html$/, "");
const rule = ({ from, to, status }: HostedSite["redirects"][number]) =>
  `${from} ${to} ${status}`;

/** Netlify: the first rule that fits counts, and a file that exists goes before it where the status has no "!". */
export const netlifyRedirects = ({ redirects, fallbacks }: HostedSite) =>
  lines(
    redirects.filter(isNamed).map((each) => `${rule(each)}!`),
    fallbacks.map(({ from, file }) => `${from} ${pathOf(file)} 200`),
    // Gatsby and the service worker must be told what is missing.
    FILE_FOLDERS.map((folder) => `/${folder}/* /404.html 404`),
    redirects.filter((each) => !isNamed(each)).map(rule),
  );

/**
 * Cloudflare Pages follows a rule even where a file exists: "/country/:slug" would replace every country and "/*" the site.
 * So named paths only; 404.html does the rest.
 */
export const cloudflareRedirects = ({ redirects }: HostedSite) =>
  lines(redirects.filter(isNamed).map(rule));

const header = ([name, value]: [string, string]) => `  ${name}: ${value}`;
const kept = (path: string) => [path, `  Cache-Control: ${IMMUTABLE}`];
const policy = ({ path, policy }: { path: string; policy: string }) => [
  path,
  `  Content-Security-Policy: ${policy}`,
];

/**
 * Both hosts join headers of one name from all rules that fit, and several policies mean the strictest of all: so no
 * policy for "/*" but the one that a page's own meta tag cannot say, and no two rules about caching for one file. What
 * neither rule names, both hosts have browsers ask for each time.
 */
const headersFile = (site: HostedSite, pages: HostedSite["pages"]) =>
  lines(
    "/*",
    Object.entries(SECURITY_HEADERS).map(header),
    header(["Content-Security-Policy", NO_FRAMES]),
    IMMUTABLE_FOLDERS.flatMap((folder) => kept(`/${folder}/*`)),
    site.hashedFiles.flatMap((file) => kept(`/${file}`)),
    policy({ path: "/sw.js", policy: site.policy }),
    pages.flatMap(policy),
  );

export const netlifyHeaders = (site: HostedSite) =>
  headersFile(site, site.pages);

/** Cloudflare takes so many rules and no more. */
const CLOUDFLARE_RULES = 100;

/** With more pages than Cloudflare has rules, all rely on the policy inside of them. */
export function cloudflareHeaders(site: HostedSite): string {
  const others = 2 + IMMUTABLE_FOLDERS.length + site.hashedFiles.length;
  const isEnough = others + site.pages.length <= CLOUDFLARE_RULES;
  return headersFile(site, isEnough ? site.pages : []);
}

const SITE_PAGE = "$site_page";
const MADE =
  "# Made by the build (src/delivery/hostFiles.ts): change nothing here.";

/** nginx, for http { }: what depends on the address or on the answer. A pattern with braces needs quotes. */
export const nginxHttp = ({ pages, policy }: HostedSite) =>
  lines(
    MADE,
    "# The address without slashes at its end: /about/ is /about.",
    `map $uri ${SITE_PAGE} { ~^(?<site_path>.*?)/*$ $site_path; }`,
    "map $uri $site_kept {",
    `  default "${FRESH}";`,
    `  ~^/(${IMMUTABLE_FOLDERS.join("|")})/ "${IMMUTABLE}";`,
    `  "~${HASHED_NAME}" "${IMMUTABLE}";`,
    "}",
    "# Never a missing file for ever.",
    `map $status $site_cache { default "${FRESH}"; 200 $site_kept; 206 $site_kept; 304 $site_kept; }`,
    "map $uri $site_policy {",
    `  default "${policy}";`,
    pages.map(({ file, policy }) => `  "${file}" "${policy}";`),
    "}",
  );

/** ":slug" is one name between slashes. */
const pattern = (path: string) => path.replace(/:\w+/g, "[^/]+");

/**
 * nginx, for server { }. All headers stand here, because one add_header in a location drops all of these there. And never
 * "$uri/" in try_files: nginx would redirect to the address with a slash.
 */
export const nginxServer = ({ redirects, fallbacks }: HostedSite) =>
  lines(
    MADE,
    "index index.html;",
    "charset utf-8;",
    "charset_types text/css text/plain text/xml application/javascript application/json image/svg+xml;",
    "absolute_redirect off;",
    "server_tokens off;",
    "gzip_static on;",
    "gzip_vary on;",
    "error_page 404 /404.html;",
    "add_header Cache-Control $site_cache always;",
    "add_header Content-Security-Policy $site_policy always;",
    Object.entries(SECURITY_HEADERS).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    redirects
      .filter(isNamed)
      .flatMap(({ from, to, status }) =>
        [from, `${from}/`].map(
          (path) => `location = ${path} { return ${status} ${to}; }`,
        ),
      ),
    fallbacks.map(
      ({ from, file }) =>
        `location ~ ^${pattern(from)}/?$ { try_files $uri ${SITE_PAGE}/index.html ${file}; }`,
    ),
    `location ~ ^/(${FILE_FOLDERS.join("|")})/ { try_files $uri =404; }`,
    "location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }",
    "location ~ \\.avif$ { types { } default_type image/avif; try_files $uri =404; }",
    "location ~ \\.(js|css|json|map|txt|xml|ico|svg|png|jpe?g|gif|webp|woff2?|pdf)$ { try_files $uri =404; }",
    `location / { try_files $uri ${SITE_PAGE}/index.html @site_nowhere; }`,
    redirects
      .filter((each) => !isNamed(each))
      .map(
        ({ to, status }) =>
          `location @site_nowhere { return ${status} ${to}; }`,
      ),
  );

/** Only where nginx has the brotli module: without it the line stops nginx. */
export const nginxBrotli = () => lines(MADE, "brotli_static on;");
