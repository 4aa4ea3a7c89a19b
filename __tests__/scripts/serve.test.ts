/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { listenAnywhere } from "../../scripts/listen";
import { siteListener } from "../../scripts/siteListener";
import { temporaryFolder } from "../../scripts/temporaryFolder";
import { send } from "../support/send";

// sirv reads, compresses and caches; what is ours is which file an address means, and the headers.

const HASH = "0123456789abcdef0123";

/** A small built site, and beside it a file that must stay out of reach. */
const FILES: Record<string, string> = {
  "secret.txt": "secret",
  "public/index.html": "Home",
  "public/404.html": "Not found",
  "public/about/index.html": "About",
  "public/country/unlisted/index.html": "Unlisted",
  "public/country/france/index.html": "France",
  "public/page-data/about/page-data.json": "{}",
  "public/sw.js": "self",
  "public/_headers": readFileSync("static/_headers", "utf8"),
  [`public/assets/app-${HASH}.js`]: "script",
  [`public/assets/app-${HASH}.js.br`]: "brotli",
  "public/static/photo.webp": "RIFF",
  "public/atlas/world.1a2b.svg": "<svg/>",
  "public/favicon.ico": "icon",
  "public/a b.html": "blank in its name",
};

const project = temporaryFolder("serve");
let server: Server;
let port: string;

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  server = createServer(siteListener(path.join(project, "public")));
  ({ port } = new URL(await listenAnywhere(server)));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(project, { recursive: true });
});

const ask = async (
  address: string,
  headers: Record<string, string> = {},
  method = "GET",
  at = port,
) => {
  const reply = await send(Number(at), address, { headers, method });
  return { ...reply, body: reply.body.toString() };
};

async function answer(address: string) {
  const { status, headers, body } = await ask(address);
  return `${status} ${headers.location ?? body}`;
}

test.each([
  ["/", "Home"],
  ["/?from=mail#top", "Home"],
  ["/index.html", "Home"],
  ["/about", "About"],
  ["/about/", "About"],
  ["/about?from=/country/france", "About"],
  ["/country/france/", "France"],
  ["/a%20b.html", "blank in its name"],
  ["/country/atlantis", "Unlisted"],
  ["/country/%C3%A5land/", "Unlisted"],
  ["/country/st.lucia", "Unlisted"],
  ["/country/v1.js", "Unlisted"],
  ["/country/%252e%252e%252fsecret.txt", "Unlisted"],
  [`/country/${"x".repeat(5000)}`, "Unlisted"],
])("%.40s is the page %s, without a detour", async (address, page) => {
  expect(await answer(address)).toBe(`200 ${page}`);
});

test.each([
  ["/home", 301],
  ["/home/", 301],
  ["/home?a=1", 301],
  ["/privacy", 302],
  ["/country/", 302],
  ["/country/france/visa", 302],
  ["/country/a%2Fb", 302],
  ["/unknown/deeper/", 302],
  ["/unknown.html", 302],
  ["/version-2.0", 302],
  ["/js", 302],
  // No other site can be reached.
  ["/%E0%A4%A", 302],
  ["//evil.example/", 302],
  ["/\\evil.example", 302],
  ["http://evil.example/about", 302],
])("%s leads home with %i", async (address, status) => {
  expect(await answer(address)).toBe(`${status} /`);
});

test.each([
  "/page-data/nowhere/page-data.json",
  "/static/gone.webp",
  "/atlas/gone",
  "/gone.js",
  "/manifest.webmanifest",
  // Nothing outside the folder can be reached.
  "/../secret.txt",
  "/about/../../secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/static/..%2f..%2fsecret.txt",
  "/..%5csecret.txt",
  "/index.html%00.js",
])("%s is a missing file: 404, and no page in its place", async (address) => {
  expect(await answer(address)).toBe("404 Not found");
  expect((await ask(address)).headers["cache-control"]).toBe("no-cache");
});

test("an address of more than 8,000 characters is refused", async () => {
  expect((await ask(`/${"x".repeat(8000)}`)).status).toBe(414);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "%s is not answered",
  async (method) => {
    const { status, headers } = await ask("/", {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  },
);

test.each(["/about", "/unknown", "/gone.js"])(
  "HEAD of %s answers like GET, without the content",
  async (address) => {
    const { date: _, ...headers } = (await ask(address)).headers;
    const head = await ask(address, {}, "HEAD");
    expect(head.headers).toMatchObject(headers);
    expect(head.body).toBe("");
  },
);

test("a browser gets the compressed file, and no second copy of what it has", async () => {
  const script = `/assets/app-${HASH}.js`;
  const { headers, body } = await ask(script, { "accept-encoding": "br" });
  expect([headers["content-encoding"], body]).toEqual(["br", "brotli"]);
  const { etag = "" } = (await ask("/about")).headers;
  expect((await ask("/about", { "if-none-match": etag })).status).toBe(304);
});

test("a page that changes on disk is served as it now is", async () => {
  const file = path.join(project, "public/changing.html");
  writeFileSync(file, "before");
  expect(await answer("/changing.html")).toBe("200 before");
  writeFileSync(file, "afterwards");
  expect(await answer("/changing.html")).toBe("200 afterwards");
  rmSync(file);
  expect(await answer("/changing.html")).toBe("302 /");
});

const FOR_EVER = "public, max-age=31536000, immutable";

test.each([
  ["/about", "text/html;charset=utf-8", "no-cache"],
  ["/page-data/about/page-data.json", "application/json", "no-cache"],
  ["/sw.js", "text/javascript", "no-cache"],
  ["/favicon.ico", "image/x-icon", "no-cache"],
  [`/assets/app-${HASH}.js`, "text/javascript", FOR_EVER],
  ["/static/photo.webp", "image/webp", FOR_EVER],
  ["/atlas/world.1a2b.svg", "image/svg+xml", FOR_EVER],
])("%s has the type %s, and is cached: %s", async (address, type, cached) => {
  const { headers } = await ask(address);
  expect(headers["content-type"]).toBe(type);
  expect(headers["cache-control"]).toBe(cached);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain(
    "frame-ancestors 'none'",
  );
});

test("a site that was built for a path is served below it, and everything else leads to its home page", async () => {
  const folder = path.join(project, "below");
  mkdirSync(path.join(folder, "about"), { recursive: true });
  for (const [file, content] of [
    ["manifest.webmanifest", '{"start_url":"/college-site/"}'],
    ["index.html", "Home"],
    ["about/index.html", "About"],
  ] as const)
    writeFileSync(path.join(folder, file), content);
  const below = createServer(siteListener(folder));
  const site = new URL(await listenAnywhere(below));
  const shown = async (address: string) => {
    const { headers, body } = await ask(address, {}, "GET", site.port);
    return headers.location ?? body;
  };
  expect(await shown("/college-site/")).toBe("Home");
  expect(await shown("/college-site/about")).toBe("About");
  for (const address of ["/", "/college-site", "/about", "/college-site/home"])
    expect(await shown(address)).toBe("/college-site/");
  await new Promise((resolve) => below.close(resolve));
});

test("without a built site it says what to do", () => {
  const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
  const serve = path.resolve("scripts/serve.ts");
  const { status, stderr } = spawnSync(process.execPath, [tsx, serve], {
    cwd: os.tmpdir(),
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([
    1,
    "There is no built site in public/. Run npm run build first.\n",
  ]);
});
