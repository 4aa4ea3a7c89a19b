import { existsSync, readFileSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { lookup, mimes } from "mrmime";
import sirv from "sirv";
import { FILE_FOLDERS, siteHeaders } from "./headers";
import { withoutSlash } from "../src/lib/paths";
import { REDIRECTS, type Redirect } from "../src/lib/redirects";

// mrmime, by which sirv names types, knows only those that are registered.
mimes.ico = "image/x-icon";

/** What common hosts take; Node itself ends at 16 KB for all headers together. */
const LONGEST_ADDRESS = 8000;

/** The page that greets whoever asks for a country we do not list. */
const UNLISTED = "/country/unlisted";

/** The path below which a site was built to be published: its manifest says where it starts. */
export function prefixOf(folder: string): string {
  const manifest = path.join(folder, "manifest.webmanifest");
  if (!existsSync(manifest)) return "";
  const { start_url } = JSON.parse(readFileSync(manifest, "utf8")) as {
    start_url: string;
  };
  return start_url.replace(/\/$/, "");
}

/** Answers for a built site as a host does, with its redirects and headers, below the path that it was built for. */
export function siteListener(folder: string): RequestListener {
  const prefix = prefixOf(folder);
  const headersFor = siteHeaders(folder);
  const sendFile = sirv(folder, {
    // A file that changes is read again.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, address) =>
      void response.setHeaders(new Headers(headersFor(address))),
  });

  return (request, response) => {
    const { method = "", url = "" } = request;
    // What is missing, and where a redirect leads, may change: browsers ask each time.
    response.setHeaders(new Headers(headersFor("/")));
    if (method !== "GET" && method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    if (url.length > LONGEST_ADDRESS) return response.writeHead(414).end();

    const goTo = ({ status, to }: Redirect) =>
      response
        .writeHead(status, { Location: prefix + to, "Content-Length": 0 })
        .end();
    const missing = () => sendNotFound(response, folder);

    const address = addressIn(url, prefix);
    const rule = address ? ruleFor(address) : HOME;
    if (rule) return goTo(rule);
    request.url = url.slice(prefix.length);
    sendFile(request, response, () => {
      if (isCountry(address)) {
        request.url = UNLISTED;
        sendFile(request, response, missing);
      } else if (isFile(address)) missing();
      else goTo(HOME);
    });
  };
}

/** The decoded path of an address within the site; "" where it is outside, or malformed. */
function addressIn(url: string, prefix: string): string {
  if (!url.startsWith(`${prefix}/`)) return "";
  try {
    return decodeURIComponent(url.slice(prefix.length).replace(/[?#].*$/s, ""));
  } catch {
    return "";
  }
}

const HOME = REDIRECTS.at(-1)!;
const ruleFor = (address: string) =>
  REDIRECTS.find(({ from }) => from === withoutSlash(address));

const isCountry = (address: string) => /^\/country\/[^/]+\/?$/.test(address);

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

/** Whether an address names a file, not a page: where it is missing, no page stands in for it. */
function isFile(address: string): boolean {
  const folder = address.split("/")[1] ?? "";
  return (
    FILE_FOLDERS.includes(folder) ||
    Boolean(lookup(address) && !/\.html?$/.test(address))
  );
}
