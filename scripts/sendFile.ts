import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";

/**
 * Sends the file at a path of a folder: "about.html" at "/about", too, and "index.html" for a folder.
 * @param address encoded
 * @param headers of the file
 * @param onMissing answers where no file is there or it cannot be read, without any header yet
 */
export function sendFile(
  folder: string,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Map<string, string>,
  onMissing: () => void,
): void {
  const options = { root: folder, extensions: ["html"], cacheControl: false };
  send(request, address, options)
    .on("headers", () => response.setHeaders(headers))
    .on("directory", () =>
      sendFile(folder, `${address}/`, request, response, headers, onMissing),
    )
    .on("error", () => {
      // A disk may fail in the middle of a file.
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      onMissing();
    })
    .pipe(response);
}
