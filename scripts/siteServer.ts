import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
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
  const manifest = JSON.parse(textOf(folder, "manifest.webmanifest"));
  return manifest.start_url.replace(/\/$/, "");
}

/** The redirects in a built site's _redirects, if it has one, by the path that they lead away from. */
export const redirectsIn = (folder: string) =>
  new Map(
    (existsSync(`${folder}/_redirects`) ? textOf(folder, "_redirects") : "")
      .split("\n")
      .map((line) => {
        const [from = "", to = "", status] = line.split(" ");
        return [from, { to, status: Number(status) }];
      }),
  );

/** Reads a site's _headers: a path, such as "/atlas/*", and indented below it its headers. The last of two with one name counts. */
function headersIn(folder: string) {
  const [, ...blocks] = textOf(folder, "_headers").split(/^(?=\/)/m);
  const rules = blocks.map((block) => {
    const [, path = ""] = /^(\S+)/.exec(block)!;
    const pattern = path.replaceAll(".", "\\.").replaceAll("*", ".*");
    const headers = [...block.matchAll(/^\s+([\w-]+): (.+?)\s*$/gm)];
    return { pattern: RegExp(`^${pattern}$`), headers };
  });
  return (address: string) =>
    new Map([
      // The default of hosts.
      ["Cache-Control", "no-cache"],
      ...rules
        .filter(({ pattern }) => pattern.test(address))
        .flatMap(({ headers }) => headers)
        .map(([, name = "", value = ""]) => [name, value] as const),
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
    const address = decodedPath(request.url ?? "", prefix);
    const answer = (status: number, text = "", headers = {}) => {
      response.setHeaders(headersOf("/")).writeHead(status, headers).end(text);
    };
    const redirect = ({ status, to }: { status: number; to: string }) =>
      answer(status, "", { Location: prefix + to });
    const sendPage = (page: string, onMissing: () => void) =>
      sendFile(
        folder,
        encodeURI(page),
        request,
        response,
        headersOf(page),
        onMissing,
      );
    const sendNotFound = (text = notFound, kind = "html") =>
      answer(404, text, { "Content-Type": `text/${kind};charset=utf-8` });

    if (request.method !== "GET" && request.method !== "HEAD")
      return answer(405, "", { Allow: "GET, HEAD" });
    if (!address) return redirect(OTHER_PATHS);
    const rule = redirects.get(withoutSlash(address));
    if (rule) return redirect(rule);
    compress(request as never, response as never, () =>
      sendPage(withoutSlash(address), () => {
        if (address === "/")
          sendNotFound("There is no home page here.\n", "plain");
        else if (/^\/country\/[^/]+\/?$/.test(address))
          sendPage("/country/unlisted", sendNotFound);
        else if (IS_FILE.test(address)) sendNotFound();
        else redirect(OTHER_PATHS);
      }),
    );
  };
}

/** @param port 0 for any that is free @returns the port @throws Error when it cannot listen there */
export async function listen(server: Server, port = 0, host = "127.0.0.1") {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
