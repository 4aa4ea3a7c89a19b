/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import http, { type IncomingHttpHeaders, type Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { createSiteServer } from "../../scripts/siteServer";

const HASH = "0123456789abcdef0123";
const SCRIPT = `console.log("${"a script long enough to compress ".repeat(40)}")`;

/** A small built site, and beside it a file that nobody may reach. */
const FILES: Record<string, string> = {
  "secret.txt": "secret",
  "public/index.html": "<h1>Home</h1>",
  "public/404.html": "<h1>Not found</h1>",
  "public/about/index.html": "<h1>About</h1>",
  "public/country/unlisted/index.html": "<h1>Unlisted</h1>",
  "public/country/france/index.html": "<h1>France</h1>",
  "public/page-data/about/page-data.json": '{"path":"/about"}',
  "public/page-data/app-data.json": "{}",
  "public/sw.js": "self",
  "public/_headers": readFileSync("static/_headers", "utf8"),
  [`public/assets/app-${HASH}.js`]: SCRIPT,
  "public/static/photo.webp": "RIFF",
  "public/atlas/world.svg": "<svg/>",
  "public/flags/fr.svg": "<svg/>",
  "public/robots.txt": "User-agent: *",
  "public/a b.html": "blank in its name",
};

let project: string;
let server: Server;
let port: number;

beforeAll(async () => {
  project = mkdtempSync(path.join(os.tmpdir(), "longitude-serve-"));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    // As the build writes them beside it.
    if (name.endsWith(".js")) {
      writeFileSync(`${file}.br`, zlib.brotliCompressSync(text));
      writeFileSync(`${file}.gz`, zlib.gzipSync(text));
    }
  }
  server = createSiteServer(path.join(project, "public"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(project, { recursive: true });
});

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path as it stands; fetch() would tidy it first. */
function ask(
  address: string,
  options: http.RequestOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    http
      .request({
        port,
        host: "127.0.0.1",
        path: address,
        agent: false,
        ...options,
      })
      .on("error", reject)
      .on("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .end();
  });
}

async function shows(address: string) {
  const { status, headers, body } = await ask(address);
  return `${status} ${headers.location ?? body.toString()}`;
}

test.each([
  ["/", "Home"],
  ["/?from=mail#top", "Home"],
  ["/index.html", "Home"],
  ["/about", "About"],
  ["/about/", "About"],
  ["/about/index.html", "About"],
  ["/about?from=/country/france", "About"],
  ["/country/france", "France"],
  ["/country/france/", "France"],
  ["/country/france/index.html", "France"],
])("%s is the page %s, without a detour", async (address, heading) => {
  expect(await shows(address)).toBe(`200 <h1>${heading}</h1>`);
});

test.each([
  "/country/atlantis",
  "/country/atlantis/",
  "/country/%3Cscript%3E",
  "/country/%C3%A5land",
  "/country/st.lucia",
  "/country/v1.js",
  `/country/${"x".repeat(5000)}`,
])("%.40s is the page for countries that are not listed", async (address) => {
  expect(await shows(address)).toBe("200 <h1>Unlisted</h1>");
});

test.each([
  ["/home", 301],
  ["/home/", 301],
  ["/home?a=1", 301],
  ["/privacy", 302],
  ["/terms", 302],
  ["/cookies", 302],
  ["/country", 302],
  ["/country/", 302],
  ["/country/a/b", 302],
  ["/country/france/visa", 302],
  ["/country/a%2Fb", 302],
  ["/unknown", 302],
  ["/unknown/deeper/", 302],
  ["/unknown.html", 302],
  ["/version-2.0", 302],
])("%s leads home with %i", async (address, status) => {
  expect(await shows(address)).toBe(`${status} /`);
});

test.each([
  "/page-data/nowhere/page-data.json",
  "/page-data/nowhere",
  "/static/gone.webp",
  "/atlas/gone",
  "/flags/xx.svg",
  "/gone.js",
  `/gone-${HASH}.js`,
  "/favicon.ico",
  "/deep/gone.woff2",
  "/manifest.webmanifest",
])("%s is a missing file: 404, and no page in its place", async (address) => {
  expect(await shows(address)).toBe("404 <h1>Not found</h1>");
  expect((await ask(address)).headers["cache-control"]).toBe("no-cache");
});

test.each([
  "/../secret.txt",
  "/about/../../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/static/..%2f..%2fsecret.txt",
  "/country/..%2f..%2f..%2fsecret.txt",
  "/..\\secret.txt",
  "/..%5csecret.txt",
  "/country/..",
  "/./about",
  "/%00",
  "/country/%00",
  "/index.html%00.js",
  "/%E0%A4%A",
  "/country/%",
  "//evil.example/",
  "//about",
  "/about//",
  "/\\evil.example",
  "http://evil.example/about",
])("%s leads home, and to no file", async (address) => {
  expect(await shows(address)).toBe("302 /");
});

test("dots that are encoded twice are only a strange name", async () => {
  expect(await shows("/country/%252e%252e%252fsecret.txt")).toBe(
    "200 <h1>Unlisted</h1>",
  );
  expect(await shows("/%252e%252e%252fsecret")).toBe("302 /");
});

test("an address of more than 8,000 characters is refused", async () => {
  expect((await ask(`/${"x".repeat(8000)}`)).status).toBe(414);
});

test("a name that is encoded is found", async () => {
  expect(await shows("/a%20b.html")).toBe("200 blank in its name");
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])(
  "%s is not answered",
  async (method) => {
    const { status, headers } = await ask("/", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  },
);

test("what is no HTTP at all leaves the server running", async () => {
  await new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () =>
      socket.end("GET \0 /\r\n\r\n"),
    );
    socket.on("error", resolve).on("close", resolve).resume();
  });
  expect((await ask("/")).status).toBe(200);
});

test("HEAD tells the same as GET, without the content", async () => {
  for (const address of [
    "/about",
    "/unknown",
    "/gone.js",
    `/assets/app-${HASH}.js`,
  ]) {
    const [get, head] = [
      await ask(address),
      await ask(address, { method: "HEAD" }),
    ];
    delete get.headers.date;
    delete head.headers.date;
    expect([head.status, head.headers]).toEqual([get.status, get.headers]);
    expect(head.body).toHaveLength(0);
  }
});

test("a browser that holds the content gets no second copy", async () => {
  const { etag = "" } = (await ask("/about")).headers;
  const again = await ask("/about", { headers: { "if-none-match": etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("a page that changes on disk is served as it now is", async () => {
  const file = path.join(project, "public/changing.html");
  writeFileSync(file, "before");
  const before = await ask("/changing.html");
  writeFileSync(file, "afterwards");
  const after = await ask("/changing.html");
  expect([before.body.toString(), after.body.toString()]).toEqual([
    "before",
    "afterwards",
  ]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  rmSync(file);
  expect(await shows("/changing.html")).toBe("302 /");
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["deflate", undefined],
])("a browser that accepts '%s' gets %s", async (accepted, encoding) => {
  const { headers, body } = await ask(`/assets/app-${HASH}.js`, {
    headers: { "accept-encoding": accepted },
  });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toBe("text/javascript");
  expect(headers.vary).toBe("Accept-Encoding");
  const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }[
    encoding ?? ""
  ];
  expect((unpack ? unpack(body) : body).toString()).toBe(SCRIPT);
});

const FOR_EVER = "public, max-age=31536000, immutable";

test.each([
  ["/about", "text/html;charset=utf-8", "no-cache"],
  ["/page-data/about/page-data.json", "application/json", "no-cache"],
  ["/page-data/app-data.json", "application/json", "no-cache"],
  ["/sw.js", "text/javascript", "no-cache"],
  ["/robots.txt", "text/plain", "no-cache"],
  [`/assets/app-${HASH}.js`, "text/javascript", FOR_EVER],
  ["/static/photo.webp", "image/webp", FOR_EVER],
  ["/atlas/world.svg", "image/svg+xml", FOR_EVER],
  ["/flags/fr.svg", "image/svg+xml", FOR_EVER],
])("%s goes out as %s, kept: %s", async (address, type, kept) => {
  const { status, headers } = await ask(address);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    type,
    kept,
  ]);
});

test("browsers are told not to guess types, whatever the answer", async () => {
  for (const address of ["/", "/unknown", "/gone.js"])
    expect((await ask(address)).headers["x-content-type-options"]).toBe(
      "nosniff",
    );
});

test("a site without a page for unlisted countries still answers", async () => {
  const bare = createSiteServer(path.join(project, "nowhere"));
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const options = { port: (bare.address() as AddressInfo).port };
  expect((await ask("/country/x", options)).status).toBe(404);
  expect((await ask("/gone.js", options)).status).toBe(404);
  await new Promise((resolve) => bare.close(resolve));
});

test("a site that was built for a path is served below it, and everything else leads to its home page", async () => {
  const folder = path.join(project, "below");
  mkdirSync(path.join(folder, "about"), { recursive: true });
  for (const [file, text] of [
    ["manifest.webmanifest", '{"start_url":"/college-site/"}'],
    ["index.html", "Home"],
    ["about/index.html", "About"],
  ] as const)
    writeFileSync(path.join(folder, file), text);
  const below = createSiteServer(folder);
  await new Promise<void>((resolve) => below.listen(0, "127.0.0.1", resolve));
  const options = { port: (below.address() as AddressInfo).port };
  const shown = async (address: string) => {
    const { headers, body } = await ask(address, options);
    return headers.location ?? body.toString();
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
