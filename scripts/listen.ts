import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Has a server listen on this machine alone, on any free port. @returns its address */
export function listenAnywhere(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () =>
      // Not 127.0.0.1: service workers are registered on localhost without https.
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
}
