import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { listen, siteListener } from "../../scripts/serve";
import { send } from "../support/send";
import { temporaryFolder } from "../support/temporaryFolder";
import { files } from "./pages";

// The built site on our own server (npm run serve), and on a real nginx with deploy/nginx.conf: where there is one.

const { error, stderr = "" } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
if (error) process.stderr.write("No nginx here: its file goes untested.\n");

const ports: Record<string, number> = {};
const servers: Server[] = [];
let nginx: ChildProcess;

async function start(folder: string) {
  const server = createServer(siteListener(folder));
  servers.push(server);
  await listen(server, "127.0.0.1", 0);
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  ports.serve = await start("public");
  if (error) return;
  // A port that is free.
  ports.nginx = await start("public");
  await new Promise((closed) => servers.pop()!.close(closed));
  const folder = temporaryFolder("nginx");
  const [, conf = ""] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const yours: Record<string, string> = {
    listen: `127.0.0.1:${ports.nginx}`,
    root: path.resolve("public"),
  };
  const site = readFileSync("deploy/nginx.conf", "utf8").replace(
    /^ +(\w+) .*# yours.*$/gm,
    (_, name: string) => (yours[name] ? `${name} ${yours[name]};` : ""),
  );
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; pid nginx.pid; error_log stderr;
     ${process.getuid?.() === 0 ? "user root;" : ""}
     events { }
     http {
       include ${path.dirname(conf)}/mime.types; access_log off;
       ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((each) => `${each}_temp_path ${folder}/${each};`).join(" ")}
       ${site}
     }`,
  );
  nginx = spawn("nginx", ["-p", folder, "-c", `${folder}/nginx.conf`], {
    stdio: "inherit",
  });
  while (nginx.exitCode === null && !(await ask("nginx", "/").catch(() => 0)))
    await setTimeout(50);
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

const script = files.find((name) => /^app-\w+\.js$/.test(name));
const drawing = files.find((name) => /^atlas\/.*\.svg$/.test(name));
const FOREVER = "public, max-age=31536000, immutable";

test("Netlify answers for an unlisted country with its page, for missing data with 404, and leads home from all else", () => {
  const rules = readFileSync("netlify.toml", "utf8").split("[[redirects]]");
  const value = (rule: string, key: string) =>
    new RegExp(`^ *${key} = "?([^"\\n]+)`, "m").exec(rule)?.[1];
  expect(
    rules
      .slice(1)
      .map((rule) => ["from", "status", "to"].map((key) => value(rule, key))),
  ).toEqual([
    ["/country/:slug", "200", "/country/unlisted"],
    ["/page-data/*", "404", "/404.html"],
    ["/*", "302", "/"],
  ]);
  expect(value(rules[0]!, "pretty_urls")).toBe("false");
});

describe.each(error ? ["serve"] : ["serve", "nginx"])("%s", (host) => {
  test.each([
    ["/", "200 /"],
    ["/?from=mail", "200 /"],
    ["/about", "200 /about"],
    ["/about/?q=1", "200 /about"],
    ["/country/uk/", "200 /country/uk"],
    ["/country/atlantis/", "200 /country/unlisted"],
    ["/country/%C3%A5land", "200 /country/unlisted"],
    ["/country/v1.js", "200 /country/unlisted"],
    ["/home", "301 /"],
    ["/home/?a=1", "301 /"],
    ["/privacy", "302 /"],
    ["/terms", "302 /"],
    ["/cookies/", "302 /"],
    ["/country", "302 /"],
    ["/country/uk/visa", "302 /"],
    ["/no/where", "302 /"],
    ["/version-2.0", "302 /"],
    ["//evil.example/", "302 /"],
    ["/gone.js", "404 /404.html"],
    ["/page-data/gone/page-data.json", "404 /404.html"],
  ])("%s is answered with %s", async (address, expected) => {
    expect(await answer(host, address)).toBe(expected);
  });

  test.each([
    ["/about", "no-cache"],
    ["/sw.js", "no-cache"],
    ["/gone.js", "no-cache"],
    [`/${script}`, FOREVER],
    [`/${drawing}`, FOREVER],
  ])(
    "%s is cached: %s, compressed, with all headers",
    async (address, cache) => {
      const { headers } = await ask(host, address, {
        "Accept-Encoding": "gzip",
      });
      expect(headers["cache-control"]).toBe(cache);
      expect(headers["content-encoding"]).toBe("gzip");
      const rules = readFileSync("static/_headers", "utf8").split("\n\n")[0]!;
      for (const [, name = "", value] of rules.matchAll(
        /^ {2}([\w-]+): (.*)$/gm,
      ))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    },
  );
});

// What is our own server's alone

test.each(["/%E0%A4%A", "/\\evil.example", "/country/a%2Fb"])(
  "the hostile path %s leads home",
  async (address) => {
    expect(await answer("serve", address)).toBe("302 /");
  },
);

test("other methods, endless addresses and files outside are refused; what is known is not sent again", async () => {
  const post = await ask("serve", "/", {}, "POST");
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  const status = async (address: string, headers = {}) =>
    (await ask("serve", address, headers)).status;
  expect(await status(`/${"x".repeat(8000)}`)).toBe(414);
  expect(await status("/../package.json")).toBe(404);
  const { etag } = (await ask("serve", "/about")).headers;
  expect(await status("/about", { "If-None-Match": etag })).toBe(304);
});

test("a site that was built for a path is served below it", async () => {
  const folder = temporaryFolder("below");
  const manifest = '{"start_url":"/college/"}';
  writeFileSync(path.join(folder, "manifest.webmanifest"), manifest);
  const about = 'window.pagePath="/about"';
  writeFileSync(path.join(folder, "about.html"), about);
  ports.below = await start(folder);
  expect(await answer("below", "/college/about")).toBe("200 /about");
  for (const address of ["/", "/about", "/college/home"])
    expect(await answer("below", address)).toMatch(/^30[12] \/college\/$/);
});
