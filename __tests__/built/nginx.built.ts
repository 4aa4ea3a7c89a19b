import { readdirSync, readFileSync } from "node:fs";
import zlib from "node:zlib";
import type { Country } from "../../src/content/model";
import { readJson } from "../../src/content/readData";
import { FILE_FOLDERS, siteHeaders } from "../../scripts/headers";
import { redirects } from "../../src/lib/redirects";
import { send } from "../support/send";
import { nginxBuild, startNginx } from "./nginx";

const build = nginxBuild();
if (!build)
  process.stderr.write(
    "nginx is not installed: its configuration goes untested here.\n",
  );
const withNginx = build ? test : test.skip;

let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  if (build) nginx = await startNginx(build);
}, 60_000);

afterAll(() => nginx?.stop());

const ask = (path: string, headers = {}, method = "GET") =>
  send(nginx.port, path, { headers, method });

const PAGES = [
  "/",
  "/about",
  "/programs",
  "/education-support",
  "/online-education",
  "/services",
  "/aptitude-test",
  "/scholarships",
  ...readJson<Country[]>("countries.json").map(
    ({ slug }) => `/country/${slug}`,
  ),
];
const UNLISTED = "country/unlisted/index.html";
const built = (file: string) => readFileSync(`public/${file}`);
const fileOf = (page: string) => `${page}/index.html`.replace(/^\/+/, "");
const hashed = `assets/${readdirSync("public/assets").find((name) => /^app-[0-9a-f]{20}\.js$/.test(name))}`;
const first = (folder: string) =>
  `/${folder}/${readdirSync(`public/${folder}`)[0]}`;

const headersFor = siteHeaders();
const FOR_EVER = "public, max-age=31536000, immutable";

withNginx(
  "it starts as an ordinary user, and finds nothing to say",
  async () => {
    await ask("/");
    expect(nginx.owner()).not.toBe(0);
    expect(nginx.said()).toBe("");
  },
);

withNginx(
  "every page is there, with and without a slash, without a hop",
  async () => {
    for (const page of PAGES)
      for (const address of new Set([
        page,
        `${page}/`.replace("//", "/"),
        `${page}?q=1`,
      ])) {
        const { status, body } = await ask(address);
        expect([address, status]).toEqual([address, 200]);
        expect(body.equals(built(fileOf(page)))).toBe(true);
      }
  },
);

withNginx("a country that is not listed has its page", async () => {
  for (const address of [
    "/country/atlantis",
    "/country/atlantis/",
    "/country/v1.js",
    "/country/%C3%A5land",
    "/country/%3Cscript%3E",
    `/country/${"x".repeat(4000)}`,
  ]) {
    const { status, body } = await ask(address);
    expect([address, status]).toEqual([address, 200]);
    expect(body.equals(built(UNLISTED))).toBe(true);
  }
});

withNginx("what leads elsewhere leads there at once", async () => {
  for (const { from, to, status } of redirects()) {
    const addresses = from.endsWith("*")
      ? [
          "/nowhere",
          "/no/where/",
          "/country/a/b",
          "/.git/config",
          "//evil.example/",
        ]
      : [from, `${from}/`, `${from}?q=1`];
    for (const address of addresses) {
      const reply = await ask(address);
      expect([address, reply.status, reply.headers.location]).toEqual([
        address,
        status,
        to,
      ]);
      expect(reply.headers["cache-control"]).toBe("no-cache");
      expect((await ask(to)).status).toBe(200);
    }
  }
});

withNginx("a missing file is missing, and not for ever", async () => {
  for (const address of [
    ...FILE_FOLDERS.map((folder) => `/${folder}/gone.json`),
    "/app-0123456789abcdef0123.js",
    "/favicon.ico",
  ]) {
    const { status, headers, body } = await ask(address);
    expect([address, status, headers["cache-control"]]).toEqual([
      address,
      404,
      "no-cache",
    ]);
    expect(body.equals(built("404.html"))).toBe(true);
  }
});

withNginx(
  "the worker finds every file of its list under the file's own name",
  async () => {
    const list = [
      ...built("sw.js")
        .toString()
        .matchAll(/"url": "([^"]+)"/g),
    ];
    expect(list.length).toBeGreaterThan(100);
    for (const [, file = ""] of list) {
      const { status, body } = await ask(`/${file}`);
      expect([file, status]).toEqual([file, 200]);
      expect(body.equals(built(file))).toBe(true);
    }
  },
);

withNginx("every answer has every security header", async () => {
  for (const address of [
    "/",
    "/home",
    "/nowhere",
    "/country/x",
    "/gone.js",
    "/sw.js",
    "/%00",
  ]) {
    const { headers } = await ask(address);
    for (const [name, value] of Object.entries(headersFor("/")))
      expect([address, name, headers[name.toLowerCase()]]).toEqual([
        address,
        name,
        value,
      ]);
    expect(headers.server).toBe("nginx");
  }
});

withNginx(
  "browsers keep what has a hash in its name, and ask for the rest each time",
  async () => {
    for (const address of [`/${hashed}`, first("atlas"), first("flags")])
      expect([address, (await ask(address)).headers["cache-control"]]).toEqual([
        address,
        FOR_EVER,
      ]);
    for (const address of [
      "/",
      "/about",
      "/sw.js",
      "/page-data/app-data.json",
      "/page-data/about/page-data.json",
    ]) {
      const { headers } = await ask(address);
      expect([address, headers["cache-control"]]).toEqual([
        address,
        "no-cache",
      ]);
      const again = await ask(address, { "If-None-Match": headers.etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  },
);

withNginx(
  "texts go out compressed, as the build has compressed them",
  async () => {
    const unpack = { gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync };
    const encodings = build?.brotli
      ? (["gzip", "br"] as const)
      : (["gzip"] as const);
    for (const encoding of encodings)
      for (const address of [
        "/about",
        "/country/x",
        `/${hashed}`,
        "/page-data/about/page-data.json",
        "/sw.js",
      ]) {
        const packed = await ask(address, { "Accept-Encoding": encoding });
        expect([address, packed.headers["content-encoding"]]).toEqual([
          address,
          encoding,
        ]);
        expect(packed.headers.vary).toBe("Accept-Encoding");
        expect(
          unpack[encoding](packed.body).equals((await ask(address)).body),
        ).toBe(true);
      }
  },
);

withNginx("types are told", async () => {
  for (const [address, type] of [
    ["/", "text/html; charset=utf-8"],
    [`/${hashed}`, "application/javascript; charset=utf-8"],
    ["/page-data/app-data.json", "application/json; charset=utf-8"],
    [first("atlas"), "image/svg+xml; charset=utf-8"],
  ] as const)
    expect([address, (await ask(address)).headers["content-type"]]).toEqual([
      address,
      type,
    ]);
});

withNginx("whatever is asked, no file outside the site answers", async () => {
  for (const address of [
    "/../nginx.conf",
    "/..%2fnginx.conf",
    "/%2e%2e/nginx.conf",
    "/static/..%2f..%2fnginx.conf",
    "/country/..%2f..%2f..%2fetc/passwd",
    "/\\evil.example",
  ]) {
    const { status, headers } = await ask(address);
    expect([200, 302, 400, 404]).toContain(status);
    if (status === 302) expect(headers.location).toBe("/");
  }
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await ask("/", {}, method)).status).toBe(405);
});
