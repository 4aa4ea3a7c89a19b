/** A server of the forms for browsers on this computer. */
import { createServer, type Server } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { HEADERS } from "./build";

/** Any other name is that of a foreign site which had its name lead here, to read what only this computer may. */
const OUR_NAMES = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Serves the built forms, and below /data/ the project's files as they are on disk at that moment. */
export function createFormsServer(folder: string, project: string): Server {
  const page = sirv(folder, { etag: true });
  const data = sirv(path.join(project, "data"), { dev: true });
  return createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(HEADERS)));
    if (!OUR_NAMES.test(request.headers.host ?? "")) {
      response.writeHead(403).end("Open the forms at localhost.\n");
    } else if (request.url?.startsWith("/data/")) {
      request.url = request.url.slice("/data".length);
      data(request, response);
    } else {
      page(request, response);
    }
  });
}
