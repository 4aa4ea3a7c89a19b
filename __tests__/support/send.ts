import { once } from "node:events";
import http, { type IncomingHttpHeaders } from "node:http";
import { listen } from "../../scripts/siteServer";

type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Asks a server of this machine for a path unchanged, and follows nothing; fetch() would tidy the path first. */
export const send = (
  port: number,
  path: string,
  options: http.RequestOptions = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    http
      .request({ port, host: "127.0.0.1", path, agent: false, ...options })
      .on("error", reject)
      .on("response", async (response) => {
        const { statusCode: status = 0, headers } = response;
        const body = Buffer.concat(await response.toArray());
        resolve({ status, headers, body });
      })
      .end();
  });

/** The port of a server that was closed again. */
export async function freePort(): Promise<number> {
  const server = http.createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}
