import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { listenOn } from "./listen";
import { stop } from "./run.mjs";
import { siteListener, prefixOf } from "./siteListener";

const DEFAULT_PORT = 9000;

/** Serves the built site of a project on HOST and PORT and prints its address. */
export async function serveSite(project: string): Promise<void> {
  const folder = path.join(project, "public");
  if (!existsSync(path.join(folder, "index.html")))
    stop("There is no built site in public/. Run npm run build first.");
  const { HOST: host = "127.0.0.1", PORT } = process.env;
  const server = createServer(siteListener(folder));
  try {
    await listen(server, host, PORT);
  } catch (error) {
    stop(
      `Cannot listen on HOST ${host}, PORT ${PORT ?? DEFAULT_PORT}: ${String(error)}`,
    );
  }
  console.log(`Longitude is at ${addressOf(server)}${prefixOf(folder)}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(0));
}

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

if (path.basename(process.argv[1] ?? "") === "serve.ts")
  void serveSite(process.cwd());
