import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { lookup, mimes } from "mrmime";
import sirv from "sirv";
import { FILE_FOLDERS, siteHeaders } from "./headers";
import { redirects, type Redirect } from "../src/lib/redirects";

// mrmime, by which sirv names types, knows only those that are registered.
mimes.ico = "image/x-icon";

/** What common hosts take; Node itself ends at 16 KB for all headers together. */
const LONGEST_ADDRESS = 8000;

/** The path below which a site was built to be published: its manifest says where it starts. */
export function prefixOf(folder: string): string {
  const manifest = path.join(folder, "manifest.webmanifest");
  if (!existsSync(manifest)) return "";
  const { start_url } = JSON.parse(readFileSync(manifest, "utf8")) as {
    start_url: string;
  };
  return start_url.replace(/\/$/, "");
}

/** A server of a built site with the redirects and headers that a host gives it, below the path that it was built for. */
export function createSiteServer(folder: string): Server {
  const prefix = prefixOf(folder);
  const headersFor = siteHeaders(folder);
  // dev: a file that changes is read again.
  const send = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
  });
  const isFile = (file: string) => {
    try {
      return statSync(path.join(folder, file)).isFile();
    } catch {
      return false; // also where the name is too long for this system
    }
  };

  return createServer((request, response) => {
    const { method = "", url = "" } = request;
    // What is missing, and where a redirect leads, may change: browsers ask each time.
    response.setHeaders(new Headers(headersFor("/")));
    if (method !== "GET" && method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    if (url.length > LONGEST_ADDRESS) return response.writeHead(414).end();

    const answer = url.startsWith(`${prefix}/`)
      ? answerTo(url.slice(prefix.length), isFile)
      : wayHome();
    if (answer && typeof answer === "object")
      return response
        .writeHead(answer.status, {
          Location: prefix + answer.to,
          "Content-Length": 0,
        })
        .end();
    if (answer === null) return sendNotFound(response, folder);
    response.setHeaders(new Headers(headersFor(`/${answer}`)));
    request.url = encodeURI(`/${answer}`);
    send(request, response);
  });
}

/** Not by sirv, which answers everything that it finds with 200. */
function sendNotFound(response: ServerResponse, folder: string) {
  const file = path.join(folder, "404.html");
  const html = existsSync(file) ? readFileSync(file) : "";
  response
    .writeHead(404, {
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": html.length,
    })
    .end(html);
}

/** What a visitor gets for an address: a file, the way to another address, or null where a file is missing. */
function answerTo(
  address: string,
  isFile: (file: string) => boolean,
): string | Redirect | null {
  const names = namesIn(address);
  if (!names) return wayHome();
  const rule = redirects().find(({ from }) => from === `/${names.join("/")}`);
  if (rule) return rule;

  const page = [...names, "index.html"].join("/");
  const file = [names.join("/"), page].find(isFile);
  if (file) return file;

  const [folder = "", ...rest] = names;
  // The page that greets whoever asks for a country we do not list.
  const unlisted = "country/unlisted/index.html";
  if (folder === "country" && rest.length === 1)
    return isFile(unlisted) ? unlisted : null;
  const last = names.at(-1) ?? "";
  const isAsset = lookup(last) && !/\.html?$/.test(last);
  return FILE_FOLDERS.some((each) => each === folder) || isAsset
    ? null
    : wayHome();
}

/**
 * The names an address is made of, decoded; the home page has none. Null where they are no plain names: then no file is
 * ever looked for, which keeps everything outside the folder out of reach.
 */
function namesIn(address: string): string[] | null {
  try {
    const decoded = decodeURIComponent(address.replace(/[?#].*$/s, ""));
    const names = decoded.replace(/^\//, "").replace(/\/$/, "").split("/");
    if (decoded === "/") return [];
    return decoded.startsWith("/") && names.every(isName) ? names : null;
  } catch {
    return null; // malformed percent-encoding
  }
}

const isName = (text: string) =>
  !["", ".", ".."].includes(text) && !/[\0\\]/.test(text);

const wayHome = () => redirects().at(-1)!;
