/** @jest-environment node */
import {
  cloudflareHeaders,
  cloudflareRedirects,
  type HostedSite,
  netlifyHeaders,
  netlifyRedirects,
  nginxHttp,
  nginxServer,
} from "../../src/delivery/hostFiles";

const SITE: HostedSite = {
  redirects: [
    { from: "/home", to: "/", status: 301 },
    { from: "/terms", to: "/", status: 302 },
    { from: "/*", to: "/", status: 302 },
  ],
  fallbacks: [{ from: "/country/:slug", file: "/country/unlisted/index.html" }],
  pages: [
    { path: "/", file: "/index.html", policy: "script-src 'home'" },
    { path: "/about", file: "/about/index.html", policy: "script-src 'about'" },
  ],
  policy: "script-src 'self'",
  hashedFiles: ["app-0123456789abcdef0123.js"],
};

/** The headers that a host sends for an address: those of every rule that fits, one after the other. */
function headersFor(file: string, address: string): string[] {
  const rules = file.trim().split(/\n(?=\/)/);
  return rules.flatMap((rule) => {
    const [path = "", ...headers] = rule.split("\n");
    const isFit = path.endsWith("*")
      ? address.startsWith(path.slice(0, -1))
      : address === path;
    return isFit ? headers.map((header) => header.trim()) : [];
  });
}

const named = (headers: string[], name: string) =>
  headers.filter((header) => header.startsWith(name));

test("Netlify: named paths first, then unlisted countries, missing files, and last the way home", () => {
  const rules = netlifyRedirects(SITE).trim().split("\n");
  expect(rules.slice(0, 3)).toEqual([
    "/home / 301!",
    "/terms / 302!",
    "/country/:slug /country/unlisted 200",
  ]);
  expect(rules).toContain("/page-data/* /404.html 404");
  expect(rules.at(-1)).toBe("/* / 302");
});

test("Cloudflare follows a rule even where a file exists, so it gets named paths only", () => {
  expect(cloudflareRedirects(SITE)).toBe("/home / 301\n/terms / 302\n");
});

test.each([
  ["Netlify", netlifyHeaders],
  ["Cloudflare", cloudflareHeaders],
])("%s: each page has its own policy, and no frames anywhere", (_, headers) => {
  const file = headers(SITE);
  const none = "Content-Security-Policy: frame-ancestors 'none'";
  expect(named(headersFor(file, "/about"), "Content-Security-Policy")).toEqual([
    none,
    "Content-Security-Policy: script-src 'about'",
  ]);
  expect(
    named(headersFor(file, "/country/x"), "Content-Security-Policy"),
  ).toEqual([none]);
  expect(headersFor(file, "/country/x")).toContain("X-Frame-Options: DENY");
});

test.each([
  ["Netlify", netlifyHeaders],
  ["Cloudflare", cloudflareHeaders],
])(
  "%s: at most one rule says how long a file is kept, because several would be joined",
  (_, headers) => {
    const file = headers(SITE);
    const kept = (address: string) =>
      named(headersFor(file, address), "Cache-Control");
    const forEver = ["Cache-Control: public, max-age=31536000, immutable"];
    expect(kept("/app-0123456789abcdef0123.js")).toEqual(forEver);
    expect(kept("/atlas/world.1a2b3c4d.svg")).toEqual(forEver);
    for (const fresh of ["/", "/about", "/sw.js", "/page-data/app-data.json"])
      expect(kept(fresh)).toEqual([]);
  },
);

test("with more pages than Cloudflare has rules, none has its policy there: all carry it inside", () => {
  const pages = Array.from({ length: 100 }, (_, i) => ({
    path: `/${i}`,
    file: `/${i}/index.html`,
    policy: "script-src 'none'",
  }));
  const file = cloudflareHeaders({ ...SITE, pages });
  expect(file.match(/^\//gm)!.length).toBeLessThan(100);
  expect(file).not.toContain("script-src 'none'");
});

test("nginx: every rule is there, named paths also with a slash", () => {
  const file = nginxServer(SITE);
  for (const line of [
    "location = /home { return 301 /; }",
    "location = /home/ { return 301 /; }",
    "location @site_nowhere { return 302 /; }",
  ])
    expect(file).toContain(line);
  expect(file).toContain("location ~ ^/country/[^/]+/?$ {");
});

test("nginx: no location has a header of its own, which would drop all others, and nothing tries a folder, which would be a hop", () => {
  const file = nginxServer(SITE);
  for (const line of file
    .split("\n")
    .filter((each) => /^location/.test(each))) {
    expect(line).not.toContain("add_header");
    expect(line).not.toContain("$uri/ ");
  }
});

test("nginx: each page's policy goes by its file, so that it also fits what answers in its place", () => {
  expect(nginxHttp(SITE)).toContain(
    `"/about/index.html" "script-src 'about'";`,
  );
  expect(nginxHttp(SITE)).toContain(`default "script-src 'self'";`);
});
