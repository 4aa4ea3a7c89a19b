/** A server of the forms for browsers on this computer. */
import { createServer, type Server } from "node:http";
import path from "node:path";
import { sendFile } from "../scripts/sendFile";
import { HEADERS } from "./build";

/** Any other name is that of a foreign site which had its name lead here, to read what only this computer may. */
const OUR_NAMES = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Serves the built forms, and below /data/ the project's files as they are on disk at that moment. */
export function createFormsServer(folder: string, project: string): Server {
  const headers = new Map(Object.entries(HEADERS));
  return createServer((request, response) => {
    response.setHeaders(headers);
    if (!OUR_NAMES.test(request.headers.host ?? ""))
      return response.writeHead(403).end("Open the forms at localhost.\n");
    const [address = ""] = request.url?.split(/[?#]/) ?? [];
    const [, file] = /^\/data(\/.*)/.exec(address) ?? [];
    sendFile(
      file ? path.join(project, "data") : folder,
      file ?? address,
      request,
      response,
      headers,
      () => response.setHeaders(headers).writeHead(404).end(),
    );
  });
}
