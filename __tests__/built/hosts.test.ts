// Specification: 2.2, 2.4, 2.8, 8.1
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { sendFile } from "../../scripts/sendFile";
import { listen, siteListener } from "../../scripts/siteServer";
import { REDIRECTS } from "../../src/lib/redirects";
import { freePort, send } from "../support/send";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";
import { files } from "./pages";

// The built site on our own server (npm run serve), and on a real nginx with deploy/nginx.conf: where there is one.

const { error, stderr = "" } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
if (error) process.stderr.write("No nginx here: its file goes untested.\n");

const NGINX = readFileSync("deploy/nginx.conf", "utf8");
const HEADERS_FILE = readFileSync("static/_headers", "utf8");

const ports: Record<string, number> = {};
const servers: Server[] = [];
let nginx: ChildProcess;

async function start(folder: string) {
  const server = createServer(siteListener(folder));
  servers.push(server);
  return listen(server);
}

/** nginx's settings: deploy/nginx.conf, with the lines that are "yours", once for the site and once for a folder that is gone. */
function nginxConf(folder: string, [port, portWithoutSite]: number[]) {
  const [, conf = ""] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const [maps, server] = NGINX.split(/^(?=server \{)/m);
  const withYours = (yours: Record<string, string>) =>
    server!.replace(/^ +(\w+) .*# yours.*$/gm, (_, name: string) =>
      yours[name] ? `${name} ${yours[name]};` : "",
    );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off; pid nginx.pid; error_log stderr;
     ${process.getuid?.() === 0 ? "user root;" : ""}
     events { }
     http {
       include ${path.dirname(conf)}/mime.types; access_log off;
       ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join(" ")}
       ${maps}
       ${withYours({ listen: `127.0.0.1:${port}`, root: path.resolve("public") })}
       ${withYours({ listen: `127.0.0.1:${portWithoutSite}`, root: `${folder}/gone` })}
     }`;
}

beforeAll(async () => {
  ports.serve = await start("public");
  if (error) return;
  ports.nginx = await freePort();
  ports.nginxWithoutSite = await freePort();
  const folder = temporaryFolder("nginx");
  const conf = nginxConf(folder, [ports.nginx, ports.nginxWithoutSite]);
  writeFiles(folder, { "nginx.conf": conf });
  nginx = spawn("nginx", ["-p", folder, "-c", `${folder}/nginx.conf`], {
    stdio: "inherit",
  });
  while (nginx.exitCode === null) {
    if (await ask("nginx", "/").catch(() => null)) return;
    await setTimeout(50);
  }
  throw new Error("nginx does not answer. Its errors are printed above.");
});

afterAll(async () => {
  for (const server of servers) server.close();
  if (nginx?.kill()) await once(nginx, "exit");
});

const ask = (host: string, address: string, headers = {}, method = "GET") =>
  send(ports[host]!, address, { headers, method });

/** Status, and where it leads or which page it is. */
async function answer(host: string, address: string) {
  const { status, headers, body } = await ask(host, address);
  const [, page] = /window\.pagePath="([^"]*)"/.exec(body.toString()) ?? [];
  return `${status} ${headers.location ?? page}`;
}

/** Files that are not there, also of the kinds for which nginx.conf has a rule. */
const MISSING = [
  "page-data/gone static/gone atlas/gone flags/gone icons/gone sharing/gone",
  "gone.js gone.woff2 gone.mp4 gone.avif gone.webmanifest",
].flatMap((names) =>
  names.split(" ").map((name) => `/${name.replace(/\/gone$/, "$&.json")}`),
);

const fileLike = (pattern: RegExp) =>
  `/${files.find((name) => pattern.test(name))}`;
const SCRIPT = fileLike(/^app-\w+\.js$/);
const DRAWING = fileLike(/^atlas\/.*\.svg$/);
const FLAG = fileLike(/^flags\/.*\.svg$/);
const FONT = fileLike(/^static\/.*\.woff2$/);
const PHOTO = fileLike(/^static\/.*\.(jpe?g|webp|avif)$/);
const FOREVER = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";
const SVG = /^image\/svg\+xml/;

test("_redirects has named paths only, because a wildcard would hide pages on Cloudflare", () => {
  expect(readFileSync("public/_redirects", "utf8").trim().split("\n")).toEqual([
    "/home / 301",
    "/privacy / 302",
    "/terms / 302",
    "/cookies / 302",
    "/country / 302",
    "/country/united-kingdom /country/uk 301",
    "/404 / 302",
  ]);
});

test("Netlify publishes pages as they were built, and has a rule for other countries alone", () => {
  const settings = readFileSync("netlify.toml", "utf8");
  for (const line of [
    'command = "npm run build && npm run check:site"',
    'publish = "public"',
    "skip_processing = true",
    "pretty_urls = false",
  ])
    expect(settings).toContain(line);
  const rules = settings.matchAll(
    /from = "(.*)"\n +to = "(.*)"\n +status = (.*)/g,
  );
  expect([...rules].map(([, ...rule]) => rule)).toEqual([
    ["/country/:slug", "/country/unlisted", "200"],
  ]);
});

const EMBEDDING = "Cross-Origin-Resource-Policy";

const [forAll = ""] = HEADERS_FILE.split(/\n\n/);
const HEADERS = [...forAll.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
  ([, name = "", value = ""]) => [name, value] as const,
);

test("nginx.conf answers by HTTP/2", () => {
  expect(NGINX).toMatch(/^ +listen 443 ssl http2;/m);
});

test("what is made to be shown on other sites may be, by static/_headers and by nginx.conf", () => {
  const all = /^(\S+)\n {2}Cross-Origin-Resource-Policy: cross-origin$/gm;
  const shared = [...HEADERS_FILE.matchAll(all)].map(([, from]) => from!);
  expect(shared.join(" ")).toBe(
    "/sharing/* /icons/* /static/* /icon.svg /favicon.ico",
  );
  const [, pattern = ""] = /"~(\S+)" "cross-origin"/.exec(NGINX) ?? [];
  for (const from of shared)
    expect(from.replace("*", "home.png")).toMatch(RegExp(pattern));
});

describe.each(error ? ["serve"] : ["serve", "nginx"])("%s", (host) => {
  test.each(["/country/united-kingdom", "/country/united-kingdom/"])(
    "the former address %s leads to the page, by a rule or by a page in its place",
    async (address) => {
      const { headers, body } = await ask(host, address);
      const refresh = /content="0; url=([^"]+)"/.exec(body.toString())?.[1];
      expect(headers.location ?? refresh).toBe("/country/uk");
    },
  );

  test.each([
    ...REDIRECTS.flatMap(({ from, to, status }) => [
      [from, `${status} ${to}`],
      [`${from}/?a=1`, `${status} ${to}`],
    ]),
    ["/404", "302 /"],
    ["/no/where", "302 /"],
    ["/", "200 /"],
    ["/?from=mail", "200 /"],
    ["/about", "200 /about"],
    ["/about/?q=1", "200 /about"],
    ["/country/uk/", "200 /country/uk"],
    ["/country/atlantis/", "200 /country/unlisted"],
    ["/country/%C3%A5land", "200 /country/unlisted"],
    ["/country/v1.js", "200 /country/unlisted"],
    ["/country/uk/visa", "302 /"],
    ["/version-2.0", "302 /"],
    ["/gone.html", "302 /"],
    ["//evil.example/", "302 /"],
    ...MISSING.map((address) => [address, "404 /404.html"]),
  ])("%s is answered with %s", async (address, expected) => {
    expect(await answer(host, address)).toBe(expected);
  });

  test.each`
    address                              | cache         | policy            | type
    ${"/about"}                          | ${"no-cache"} | ${"same-origin"}  | ${/^text\/html; ?charset=utf-8$/}
    ${"/page-data/index/page-data.json"} | ${"no-cache"} | ${"same-origin"}  | ${/json/}
    ${"/sw.js"}                          | ${"no-cache"} | ${"same-origin"}  | ${/javascript/}
    ${"/gone.js"}                        | ${"no-cache"} | ${"same-origin"}  | ${/^text\/html/}
    ${"/manifest.webmanifest"}           | ${"no-cache"} | ${"same-origin"}  | ${/^application\/manifest\+json/}
    ${"/symbols/lines.svg"}              | ${HOUR}       | ${"same-origin"}  | ${SVG}
    ${"/icon.svg"}                       | ${HOUR}       | ${"cross-origin"} | ${SVG}
    ${"/icons/icon-512.png"}             | ${"no-cache"} | ${"cross-origin"} | ${/^image\/png$/}
    ${SCRIPT}                            | ${FOREVER}    | ${"same-origin"}  | ${/javascript/}
    ${DRAWING}                           | ${FOREVER}    | ${"same-origin"}  | ${SVG}
    ${FLAG}                              | ${FOREVER}    | ${"same-origin"}  | ${SVG}
    ${FONT}                              | ${FOREVER}    | ${"cross-origin"} | ${/^font\/woff2$/}
    ${PHOTO}                             | ${FOREVER}    | ${"cross-origin"} | ${/^image\//}
  `(
    "$address is cached: $cache, may be shown on pages of $policy, and has all other headers",
    async ({ address, cache, policy, type }) => {
      const { headers } = await ask(host, address);
      const expected = HEADERS.map(([name, value]) => [
        name.toLowerCase(),
        name === EMBEDDING ? policy : value,
      ]);
      expect(headers).toMatchObject({
        ...Object.fromEntries(expected),
        "cache-control": cache,
        "content-type": expect.stringMatching(type),
      });
    },
  );

  test("a page is sent as it was built", async () => {
    const { body } = await ask(host, "/about");
    expect(body.equals(readFileSync("public/about/index.html"))).toBe(true);
  });

  test("texts are compressed, also for a proxy", async () => {
    for (const address of ["/about", "/gone.js", SCRIPT, DRAWING]) {
      const accepted = { "Accept-Encoding": "gzip", Via: "1.1 cdn.example" };
      const { headers } = await ask(host, address, accepted);
      expect([address, headers["content-encoding"]]).toEqual([address, "gzip"]);
    }
  });
});

// What is our own server's alone

test.each(["/%E0%A4%A", "/\\evil.example/", "/country/a%2Fb"])(
  "the hostile path %s leads home",
  async (address) => {
    expect(await answer("serve", address)).toBe("302 /");
  },
);

test("other methods and files outside are refused; what is known is not sent again", async () => {
  const post = await ask("serve", "/", {}, "POST");
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect((await ask("serve", "/../package.json")).status).toBe(404);
  const { etag } = (await ask("serve", "/about", {}, "HEAD")).headers;
  const again = await ask("serve", "/about", { "If-None-Match": etag });
  expect(again.status).toBe(304);
});

/** The folder of a site, without what is called `gone`. */
function folderOf({ prefix = "", about = "", gone = "" }) {
  const files: Record<string, string> = {
    "manifest.webmanifest": `{"start_url":"${prefix}/"}`,
    "404.html": "",
    "about.html": about,
    _headers: "",
    _redirects: "/home / 301\n",
  };
  delete files[gone];
  return temporaryFolder("site", files);
}

test("a site that was built for a path is served below it", async () => {
  const about = 'window.pagePath="/about"';
  ports.below = await start(folderOf({ prefix: "/college", about }));
  expect(await answer("below", "/college/about")).toBe("200 /about");
  for (const address of ["/", "/about", "/college/home"])
    expect(await answer("below", address)).toMatch(/^30[12] \/college\/$/);
});

test.each(error ? ["serve"] : ["serve", "nginx"])(
  "where there is no home page, %s says so, and does not redirect to it",
  async (host) => {
    ports.serveWithoutSite = await start(folderOf({}));
    const { headers, ...home } = await ask(`${host}WithoutSite`, "/");
    expect(headers.location).toBeUndefined();
    expect(headers["content-type"]).toContain("text/plain");
    expect(home.status).toBe(404);
    expect(home.body.toString()).toMatch(/ home page.*\.\n$/);
    expect(await answer(`${host}WithoutSite`, "/no/where")).toBe("302 /");
  },
);

test("what cannot be read is missing, and the server goes on", async () => {
  const folder = folderOf({});
  // A link to itself cannot be opened, and the memory of a process not be read from its start: not even by root.
  symlinkSync("index.html", `${folder}/index.html`);
  symlinkSync("/proc/self/mem", `${folder}/page.js`);
  ports.unreadable = await start(folder);
  for (const address of ["/", "/page.js", "/"]) {
    const { status, headers } = await ask("unreadable", address);
    expect([status, headers["last-modified"]]).toEqual([404, undefined]);
  }
});

test("where a file breaks off, so does the answer", async () => {
  const server = createServer((request, response) => {
    response.flushHeaders();
    const onMissing = () => response.end();
    sendFile("public", "/gone.js", request, response, new Map(), onMissing);
  });
  servers.push(server);
  const answer = await fetch(`http://127.0.0.1:${await listen(server)}`);
  await expect(answer.text()).rejects.toThrow("terminated");
});

test("a folder without one of the files that it needs is no site", () => {
  for (const gone of "manifest.webmanifest _headers 404.html".split(" ")) {
    const folder = folderOf({ gone });
    expect(() => siteListener(folder)).toThrow(
      `There is no whole site in ${folder}/, ${gone} cannot be read (ENOENT): npm run build first.`,
    );
  }
});
