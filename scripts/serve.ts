import { existsSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteHeaders } from "../src/delivery/headers";
import { listenOn } from "./listen";
import { answerTo } from "./siteAddress";
import { siteFiles, type Encoding, type SiteFile } from "./siteFile";

/** What common hosts take; Node itself ends at 16 KB for all headers together. */
const LONGEST_ADDRESS = 8000;

/** A server of a built site that answers as a good host would. */
export function createSiteServer(folder: string): Server {
  const read = siteFiles(folder);
  const headersFor = siteHeaders(folder);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "" } = request;
    // What is missing is not missing for ever.
    response.setHeaders(new Headers(headersFor("/")));
    if (method !== "GET" && method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    if (url.length > LONGEST_ADDRESS) return response.writeHead(414).end();

    const answer = await answerTo(
      url,
      async (file) => (await read(file)) !== null,
    );
    if ("to" in answer) return redirect(response, answer.to, answer.status);
    const file = await read(answer.file);
    if (!file) return response.writeHead(404).end();
    if (answer.status === 200)
      response.setHeaders(new Headers(headersFor(`/${answer.file}`)));
    return send(request, response, file, answer.status);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(request.method, request.url, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

function redirect(response: ServerResponse, to: string, status: number) {
  response
    .writeHead(status, {
      Location: to,
      "Content-Length": 0,
    })
    .end();
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
) {
  const encoding = file.encoded && acceptedEncoding(request);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  response.setHeader("ETag", etag);
  if (file.encoded) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && isKnown(request, etag))
    return response.writeHead(304).end();

  const body =
    encoding && file.encoded ? await file.encoded(encoding) : file.body;
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(status, {
    "Content-Type": file.type,
    "Content-Length": body.length,
  });
  return request.method === "HEAD" ? response.end() : response.end(body);
}

function acceptedEncoding({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(";")[0]?.trim());
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : null;
}

/** Does the browser hold this very content? Proxies may have marked its name as weak (W/). */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  return (headers["if-none-match"] ?? "")
    .split(",")
    .some((known) => ["*", etag].includes(known.trim().replace(/^W\//, "")));
}

/** Serves the built site of a project on HOST and PORT and prints its address. */
export async function serveSite(project: string): Promise<void> {
  const folder = path.join(project, "public");
  if (!existsSync(path.join(folder, "index.html")))
    stop("There is no built site in public/. Run npm run build first.");
  const { HOST: host = "127.0.0.1", PORT } = process.env;
  const server = createSiteServer(folder);
  try {
    await listen(server, host, PORT);
  } catch (error) {
    stop(
      `Cannot listen on HOST ${host}, PORT ${PORT ?? DEFAULT_PORT}: ${String(error)}`,
    );
  }
  console.log(`Longitude is at ${addressOf(server)}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(0));
}

const DEFAULT_PORT = 9000;

/** On the port asked for; without one on 9000, or on any free port where that is taken. */
async function listen(server: Server, host: string, port: string | undefined) {
  if (port) return listenOn(server, host, Number(port));
  try {
    await listenOn(server, host, DEFAULT_PORT);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    await listenOn(server, host, 0);
  }
}

/** An address that a browser on this machine can open. */
function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  // Gatsby registers the offline copy on localhost, and not on 127.0.0.1.
  if (["0.0.0.0", "::", "127.0.0.1"].includes(address))
    return `http://localhost:${port}`;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

if (path.basename(process.argv[1] ?? "") === "serve.ts")
  void serveSite(process.cwd());
