import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import compression from "compression";
import { withoutSlash } from "../src/lib/paths";
import { OTHER_PATHS } from "../src/lib/redirects";
import { sendFile } from "./sendFile";

/** A missing file is answered with 404. Missing pages, which have no ending, lead home. */
const IS_FILE = /\.(?!html$)[a-z][a-z0-9]*$/;

const compress = compression();

/** @throws Error with a sentence where a file of a built site cannot be read */
function textOf(folder: string, name: string): string {
  try {
    return readFileSync(path.join(folder, name), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `There is no whole site in ${folder}/, ${name} cannot be read (${code}): npm run build first.`,
    );
  }
}

/**
 * The path below which a site was built to be published, such as "/college-site": its manifest says where it starts.
 * @throws Error where no site is built
 */
export function prefixOf(folder: string): string {
  const { start_url } = JSON.parse(textOf(folder, "manifest.webmanifest")) as {
    start_url: string;
  };
  return start_url.replace(/\/$/, "");
}

/** The redirects in a built site's _redirects, by the path that they lead away from. */
export const redirectsIn = (folder: string) =>
  new Map(
    textOf(folder, "_redirects")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [from = "", to = "", status] = line.split(" ");
        return [from, { to, status: Number(status) }];
      }),
  );

/**
 * Reads a site's _headers. Of two headers with one name the last one counts; Netlify and Cloudflare Pages join them.
 * @returns what gives the headers of a path such as "/about"
 * @throws Error for a line that is neither a path nor a header below one
 */
function headersIn(folder: string) {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const text of textOf(folder, "_headers").split("\n")) {
    const line = text.trimEnd();
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith("/")) {
      const pattern = line.replaceAll(".", "\\.").replaceAll("*", ".*");
      rules.push({ pattern: RegExp(`^${pattern}$`), headers: [] });
    } else if (name && value && rules.length > 0)
      rules.at(-1)!.headers.push([name, value]);
    else if (line && !line.startsWith("#"))
      throw new Error(
        `_headers has the line "${line}": write a path, such as "/atlas/*", or a header below one, such as "  X-Frame-Options: DENY".`,
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

/** Answers for a built site as a host does, below its path. */
export function siteListener(folder: string): RequestListener {
  const prefix = prefixOf(folder);
  const redirects = redirectsIn(folder);
  const headersOf = headersIn(folder);
  const notFound = textOf(folder, "404.html");

  return (request, response) => {
    const { method = "", url = "" } = request;
    const address = decodedPath(url, prefix);
    const rule = address ? redirects.get(withoutSlash(address)) : OTHER_PATHS;
    const redirect = ({ status, to }: { status: number; to: string }) =>
      void response.writeHead(status, { Location: prefix + to }).end();
    const answer = (status: number, text: string, type = "plain") =>
      void response
        .writeHead(status, { "Content-Type": `text/${type};charset=utf-8` })
        .end(text);
    const sendPage = (page: string, onMissing: () => void) => {
      const exchange = [request, response] as const;
      sendFile(folder, encodeURI(page), exchange, headersOf(page), (status) => {
        response.setHeaders(headersOf("/"));
        if (status === 404) onMissing();
        else answer(status, `The server cannot read ${page} in ${folder}/.\n`);
      });
    };

    response.setHeaders(headersOf("/"));
    if (method !== "GET" && method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    compress(request as never, response as never, () => {
      if (rule) return redirect(rule);
      sendPage(withoutSlash(address), () => {
        if (address === "/")
          answer(404, `There is no home page in ${folder}/.\n`);
        else if (/^\/country\/[^/]+\/?$/.test(address))
          sendPage("/country/unlisted", () => answer(404, notFound, "html"));
        else if (IS_FILE.test(address)) answer(404, notFound, "html");
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
