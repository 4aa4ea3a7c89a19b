import { readdirSync, readFileSync } from "node:fs";
import zlib from "node:zlib";
import { contentFiles } from "../../src/content/files";
import type { Country } from "../../src/content/model";
import { readJson } from "../../src/content/readData";
import { FILE_FOLDERS, siteHeaders } from "../../scripts/headers";
import { REDIRECTS } from "../../src/lib/redirects";
import { type Reply, send } from "../support/send";
import { nginxBuild, startNginx } from "./nginx";

const build = nginxBuild();
if (!build)
  process.stderr.write(
    "nginx is not installed: its configuration goes untested here.\n",
  );
const check = build ? test : test.skip;

let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  if (build) nginx = await startNginx(build);
}, 60_000);

afterAll(() => nginx?.stop());

const ask = (path: string, headers = {}, method = "GET") =>
  send(nginx.port, path, { headers, method });

/** Asks for each address, and compares a part of what is answered. */
async function expectEach(
  addresses: Iterable<string>,
  part: (reply: Reply) => unknown,
  expected: unknown,
) {
  for (const address of addresses)
    expect([address, part(await ask(address))]).toEqual([address, expected]);
}

const PAGES = [
  ...Object.values(contentFiles).flatMap(({ route }) => route ?? []),
  ...readJson<Country[]>("countries.json").map(
    ({ slug }) => `/country/${slug}`,
  ),
];
const built = (file: string) => readFileSync(`public/${file}`);
/** Is that file answered, and with which status? */
const shows =
  (file: string) =>
  ({ status, body }: Reply) => [status, body.equals(built(file))];
const cacheOf = ({ headers }: Reply) => headers["cache-control"];

const hashed = `/assets/${readdirSync("public/assets").find((name) => /^app-[0-9a-f]{20}\.js$/.test(name))}`;
const first = (folder: string) =>
  `/${folder}/${readdirSync(`public/${folder}`)[0]}`;
const DATA = "/page-data/about/page-data.json";

check("it finds nothing wrong with its configuration", async () => {
  await ask("/");
  expect(nginx.output()).toBe("");
});

check(
  "every page is there, with and without a slash, without a hop",
  async () => {
    for (const page of PAGES) {
      const addresses = [page, `${page}/`.replace("//", "/"), `${page}?q=1`];
      const file = `${page}/index.html`.replace(/^\/+/, "");
      await expectEach(new Set(addresses), shows(file), [200, true]);
    }
  },
);

check("a country that is not listed has its page", () =>
  expectEach(
    [
      ...["/country/atlantis", "/country/atlantis/", "/country/v1.js"],
      ...["/country/%C3%A5land", "/country/%3Cscript%3E"],
      `/country/${"x".repeat(4000)}`,
    ],
    shows("country/unlisted/index.html"),
    [200, true],
  ),
);

check("what leads elsewhere leads there at once", async () => {
  const UNKNOWN = ["/nowhere", "/no/where/", "/country/a/b", "/.git/config"];
  for (const { from, to, status } of REDIRECTS) {
    await expectEach(
      from.endsWith("*")
        ? [...UNKNOWN, "//evil.example/"]
        : [from, `${from}/`, `${from}?q=1`],
      (reply) => [reply.status, reply.headers.location, cacheOf(reply)],
      [status, to, "no-cache"],
    );
    expect((await ask(to)).status).toBe(200);
  }
});

check("a missing file is missing, and not for ever", () =>
  expectEach(
    [
      ...FILE_FOLDERS.map((folder) => `/${folder}/gone.json`),
      ...["/app-0123456789abcdef0123.js", "/favicon.ico"],
    ],
    (reply) => [...shows("404.html")(reply), cacheOf(reply)],
    [404, true, "no-cache"],
  ),
);

check(
  "the worker finds every file of its list under the file's own name",
  async () => {
    const list = [
      ...built("sw.js")
        .toString()
        .matchAll(/"url": "([^"]+)"/g),
    ];
    expect(list.length).toBeGreaterThan(100);
    for (const [, file = ""] of list)
      await expectEach([`/${file}`], shows(file), [200, true]);
  },
);

check("every answer has every security header", async () => {
  const wanted = Object.entries(siteHeaders()("/"));
  await expectEach(
    ["/", "/home", "/nowhere", "/country/x", "/gone.js", "/sw.js", "/%00"],
    ({ headers }) => [
      headers.server,
      ...wanted.map(([name]) => [name, headers[name.toLowerCase()]]),
    ],
    ["nginx", ...wanted],
  );
});

check(
  "browsers keep what has a hash in its name, and ask for the rest each time",
  async () => {
    const kept = [hashed, first("atlas"), first("flags")];
    await expectEach(kept, cacheOf, "public, max-age=31536000, immutable");
    const asked = ["/", "/about", "/sw.js", "/page-data/app-data.json", DATA];
    await expectEach(asked, cacheOf, "no-cache");
    const { headers } = await ask("/about");
    const again = await ask("/about", { "If-None-Match": headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  },
);

check("texts go out compressed, as the build has compressed them", async () => {
  const unpack = { gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync };
  const encodings = build?.brotli
    ? (["gzip", "br"] as const)
    : (["gzip"] as const);
  for (const encoding of encodings)
    for (const address of ["/about", "/country/x", hashed, DATA, "/sw.js"]) {
      const { body, headers } = await ask(address, {
        "Accept-Encoding": encoding,
      });
      expect([address, headers["content-encoding"], headers.vary]).toEqual([
        ...[address, encoding, "Accept-Encoding"],
      ]);
      const plain = await ask(address);
      expect(unpack[encoding](body).equals(plain.body)).toBe(true);
    }
});

check.each([
  ["/", "text/html"],
  [hashed, "application/javascript"],
  [DATA, "application/json"],
  [first("atlas"), "image/svg+xml"],
])("%s has its type: %s", (address, type) =>
  expectEach(
    [address],
    ({ headers }) => headers["content-type"],
    `${type}; charset=utf-8`,
  ),
);

check("whatever is asked, no file outside the site answers", async () => {
  for (const address of [
    ...["/../nginx.conf", "/..%2fnginx.conf", "/%2e%2e/nginx.conf"],
    ...["/static/..%2f..%2fnginx.conf", "/country/..%2f..%2f..%2fetc/passwd"],
    "/\\evil.example",
  ]) {
    const { status, headers } = await ask(address);
    expect([200, 302, 400, 404]).toContain(status);
    if (status === 302) expect(headers.location).toBe("/");
  }
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await ask("/", {}, method)).status).toBe(405);
});
