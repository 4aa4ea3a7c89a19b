import { once } from "node:events";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { withoutSlash } from "../src/lib/paths";
import { OTHER_PATHS } from "../src/lib/redirects";

/** A missing file is answered with 404. Missing pages, which have no ending, lead home. */
const IS_FILE = /\.(?!html$)[a-z][a-z0-9]*$/;

const compress = compression();

/**
 * The path below which a site was built to be published, such as "/college-site": its manifest says where it starts.
 * @throws Error where no site is built
 */
export function prefixOf(folder: string): string {
  const file = path.join(folder, "manifest.webmanifest");
  if (!existsSync(file))
    throw new Error(
      `There is no built site in ${folder}/: npm run build first.`,
    );
  const { start_url } = JSON.parse(readFileSync(file, "utf8")) as {
    start_url: string;
  };
  return start_url.replace(/\/$/, "");
}

/** The redirects in a built site's _redirects, by the path that they lead away from. */
export const redirectsIn = (folder: string) =>
  new Map(
    readFileSync(path.join(folder, "_redirects"), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [from = "", to = "", status] = line.split(" ");
        return [from, { to, status: Number(status) }];
      }),
  );

/**
 * Reads a _headers file. Of two headers with one name the last one counts; Netlify and Cloudflare Pages join them.
 * @returns what gives the headers of a path such as "/about"
 * @throws Error for a line that is neither a path nor a header below one
 */
function headersIn(file: string) {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const text of readFileSync(file, "utf8").split("\n")) {
    const line = text.trimEnd();
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith("/")) {
      const pattern = line.replaceAll(".", "\\.").replaceAll("*", ".*");
      rules.push({ pattern: RegExp(`^${pattern}$`), headers: [] });
    } else if (name && value && rules.length > 0)
      rules.at(-1)!.headers.push([name, value]);
    else if (line && !line.startsWith("#"))
      throw new Error(
        `${file} has the line "${line}": write a path, such as "/atlas/*", or a header below one, such as "  X-Frame-Options: DENY".`,
      );
  }
  return (address: string) =>
    new Map([
      // The default of hosts.
      ["Cache-Control", "no-cache"],
      ...rules
        .filter(({ pattern }) => pattern.test(address))
        .flatMap(({ headers }) => headers),
    ]);
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

/** Why the home page cannot be sent, as a status and a sentence; undefined where it can. */
function homeError(folder: string): [number, string] | undefined {
  const file = path.join(folder, "index.html");
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT"
      ? [404, `There is no home page: ${file} is missing.\n`]
      : [403, `The server may not read the home page, ${file}.\n`];
  }
}

/** Answers for a built site as a host does, below its path. */
export function siteListener(folder: string): RequestListener {
  const prefix = prefixOf(folder);
  const redirects = redirectsIn(folder);
  const headersOf = headersIn(path.join(folder, "_headers"));
  const notFound = readFileSync(path.join(folder, "404.html"));
  const sendFile = sirv(folder, {
    // A file that changes is read again.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, address) =>
      void response.setHeaders(headersOf(address)),
  });

  return (request, response) => {
    const { method = "", url = "" } = request;
    const address = decodedPath(url, prefix);
    const rule = address ? redirects.get(withoutSlash(address)) : OTHER_PATHS;
    const redirect = ({ status, to }: { status: number; to: string }) =>
      void response.writeHead(status, { Location: prefix + to }).end();
    const sendNotFound = () =>
      void response
        .writeHead(404, { "Content-Type": "text/html;charset=utf-8" })
        .end(notFound);

    response.setHeaders(headersOf("/"));
    if (method !== "GET" && method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    compress(request as never, response as never, () => {
      if (rule) return redirect(rule);
      const [status, sentence] = (address === "/" && homeError(folder)) || [];
      if (status)
        return response
          .writeHead(status, { "Content-Type": "text/plain;charset=utf-8" })
          .end(sentence);
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

/** @param port 0 for any that is free @returns the port @throws Error when it cannot listen there */
export async function listen(server: Server, port = 0, host = "127.0.0.1") {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
