import type { RequestListener } from "node:http";
import send from "send";

/**
 * Sends the file at a path of a folder: "about.html" at "/about", too, and "index.html" for a folder.
 * @param address encoded
 * @param headers of the file
 * @param onError answers in its place, without any header yet: with 404 where no file is there, 403 where it cannot be read
 */
export function sendFile(
  folder: string,
  address: string,
  [request, response]: Readonly<Parameters<RequestListener>>,
  headers: Map<string, string>,
  onError: (status: 403 | 404) => void,
): void {
  send(request, address, {
    root: folder,
    extensions: ["html"],
    cacheControl: false,
  })
    .on("headers", () => response.setHeaders(headers))
    .on("directory", () =>
      sendFile(folder, `${address}/`, [request, response], headers, onError),
    )
    .on("error", ({ status }: { status: number }) => {
      // A disk may fail in the middle of a file.
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      onError(status === 500 ? 403 : 404);
    })
    .pipe(response);
}
