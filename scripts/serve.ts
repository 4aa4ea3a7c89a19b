// npm run serve: the built site in public/, with the redirects and headers that hosts give it.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { withoutSlash } from "../src/lib/paths";
import { OTHER_PATHS, REDIRECTS } from "../src/lib/redirects";

const DEFAULT_PORT = 9000;

/** The longest that common hosts take. Node allows 16 KB for all headers together. */
const MAX_URL_LENGTH = 8000;

/** A missing file below one of these folders, or with one of these endings, is answered with 404. Other paths lead home. */
const IS_FILE =
  /^\/(page-data|static|atlas|flags|icons|sharing)\/|\.(js|css|json|map|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest|pdf)$/;

/** Brotli's best takes ten times as long. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
});

/** The path below which a site was built to be published, such as "/college-site": its manifest says where it starts. */
export function prefixOf(folder: string): string {
  const file = path.join(folder, "manifest.webmanifest");
  if (!existsSync(file)) return "";
  const { start_url } = JSON.parse(readFileSync(file, "utf8")) as {
    start_url: string;
  };
  return start_url.replace(/\/$/, "");
}

/**
 * Reads a _headers file. Of two headers with one name the last one counts; Netlify and Cloudflare Pages join them.
 * @returns what gives the headers of a path such as "/about"
 * @throws Error for a line that is neither a path nor a header below one
 */
function headersIn(file: string) {
  const rules: { pattern: RegExp; headers: Record<string, string> }[] = [];
  const lines = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const line of lines.split(/\r?\n/)) {
    if (!line.trim() || line.startsWith("#")) continue;
    const [, name, value = ""] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith("/")) {
      const pattern = line.trim().replaceAll(".", "\\.").replaceAll("*", ".*");
      rules.push({ pattern: RegExp(`^${pattern}$`), headers: {} });
    } else if (name && rules.length > 0) rules.at(-1)!.headers[name] = value;
    else
      throw new Error(
        `${file} has the line "${line}": write a path, such as "/atlas/*", or a header below one, such as "  X-Frame-Options: DENY".`,
      );
  }
  // The default of hosts.
  const others = { "Cache-Control": "no-cache" };
  return (address: string): Record<string, string> =>
    rules
      .filter(({ pattern }) => pattern.test(address))
      .reduce((all, { headers }) => ({ ...all, ...headers }), others);
}

/** Answers for a built site as a host does, below its path. */
export function siteListener(folder: string): RequestListener {
  const prefix = prefixOf(folder);
  const headersOf = headersIn(path.join(folder, "_headers"));
  const sendFile = sirv(folder, {
    // A file that changes is read again.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, address) =>
      void response.setHeaders(new Headers(headersOf(address))),
  });
  const notFound = path.join(folder, "404.html");

  return (request, response) => {
    const { method = "", url = "" } = request;
    response.setHeaders(new Headers(headersOf("/")));
    if (method !== "GET" && method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    if (url.length > MAX_URL_LENGTH) return response.writeHead(414).end();

    const address = decodedPath(url, prefix);
    const rule = address
      ? REDIRECTS.find(({ from }) => from === withoutSlash(address))
      : OTHER_PATHS;
    const redirect = ({ status, to }: typeof OTHER_PATHS) =>
      void response.writeHead(status, { Location: prefix + to }).end();
    const sendNotFound = () =>
      void response
        .writeHead(404, { "Content-Type": "text/html;charset=utf-8" })
        .end(existsSync(notFound) ? readFileSync(notFound) : "");

    compress(request as never, response as never, () => {
      if (rule) return redirect(rule);
      request.url = url.slice(prefix.length);
      sendFile(request, response, () => {
        if (/^\/country\/[^/]+\/?$/.test(address)) {
          request.url = "/country/unlisted";
          sendFile(request, response, sendNotFound);
        } else if (IS_FILE.test(address)) sendNotFound();
        else redirect(OTHER_PATHS);
      });
    });
  };
}

/** The decoded path of an address within the site; "" where it is outside, or malformed. */
function decodedPath(url: string, prefix: string): string {
  if (!url.startsWith(`${prefix}/`)) return "";
  try {
    return decodeURIComponent(url.slice(prefix.length).replace(/[?#].*$/s, ""));
  } catch {
    return "";
  }
}

/** @param port 0 for any that is free @throws Error when it cannot listen there */
export async function listen(server: Server, host: string, port: number) {
  server.listen(port, host);
  await once(server, "listening");
}

/** Serves public/ on HOST and PORT; without a PORT on 9000, or on any free one where that is taken. */
async function main() {
  if (!existsSync("public/index.html"))
    throw new Error("There is no built site in public/: npm run build first.");
  const { HOST: host = "127.0.0.1", PORT } = process.env;
  const server = createServer(siteListener("public"));
  await listen(server, host, Number(PORT ?? DEFAULT_PORT)).catch(
    (error: NodeJS.ErrnoException) => {
      if (PORT || error.code !== "EADDRINUSE") throw error;
      return listen(server, host, 0);
    },
  );
  const { port } = server.address() as AddressInfo;
  // On 127.0.0.1 Gatsby does not ask for the offline copy.
  const isLocal = ["127.0.0.1", "0.0.0.0", "::"].includes(host);
  const name = isLocal ? "localhost" : host;
  console.log(`Longitude is at http://${name}:${port}${prefixOf("public")}`);
}

if (path.basename(process.argv[1] ?? "") === "serve.ts")
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
