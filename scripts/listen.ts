import { type AddressInfo, createServer, type Server } from "node:net";

/** @param port 0 for any that is free */
export function listenOn(
  server: Server,
  host: string,
  port: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** Has a server listen on this machine alone, on any free port. @returns its address */
export async function listenAnywhere(server: Server): Promise<string> {
  await listenOn(server, "127.0.0.1", 0);
  // Not 127.0.0.1: service workers are registered on localhost without https.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listenOn(server, "127.0.0.1", 0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
