// @ts-check
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Listens for a moment. @param {number} port @param {string} host
 * @returns {Promise<{ port?: number, code?: string }>} the port, or the code of the error with which nobody can listen there
 */
async function listenAt(port, host) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    const address = /** @type {import("node:net").AddressInfo} */ (
      server.address()
    );
    server.close();
    await once(server, "close");
    return { port: address.port };
  } catch (error) {
    return {
      code: /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error),
    };
  }
}

/**
 * Where a server will listen: at HOST and PORT, else at 127.0.0.1 and its usual port, or any that is free, which it says.
 * @param {number} usual
 * @param {{ host?: string, isFixed?: boolean }} [options] a host in place of HOST; whether only the usual port will do
 * @returns {Promise<{ host: string, port: number }>}
 * @throws {Error} with a sentence for whoever set HOST and PORT
 */
export async function freeAddress(usual, options = {}) {
  const { PORT } = process.env;
  const { host = process.env.HOST || "127.0.0.1", isFixed = false } = options;
  const wanted = PORT ? Number(PORT) : usual;
  if (!/^\d*$/.test(PORT ?? "") || wanted > 65535)
    throw new Error(
      `PORT is ${PORT}, which is no port: write a number up to 65535, such as PORT=9001.`,
    );
  const { port, code } = await listenAt(wanted, host);
  if (port) return { host, port };
  if (code === "EADDRINUSE" && !PORT && !isFixed) {
    const other = await listenAt(0, host);
    if (other.port) {
      console.log(
        `Port ${wanted} is taken: this will be at ${other.port}, or where PORT says, such as PORT=9001.`,
      );
      return { host, port: other.port };
    }
  }
  if (code === "EADDRINUSE" || code === "EACCES")
    throw new Error(
      `Port ${wanted} is ${code === "EACCES" ? "for administrators" : "taken"}: choose another with PORT, such as PORT=9001.`,
    );
  throw new Error(
    `HOST is ${host}, which is no address of this machine (${code}): leave it out, or write 0.0.0.0 to be seen from others, too.`,
  );
}

/** @param {string} host @param {number} port @returns {string} what a browser on this machine opens */
export function urlOf(host, port) {
  // On 127.0.0.1 Gatsby does not ask for the offline copy.
  const isLocal = ["127.0.0.1", "0.0.0.0", "::"].includes(host);
  const name = isLocal ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
