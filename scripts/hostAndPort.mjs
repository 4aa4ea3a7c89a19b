// @ts-check
import { once } from "node:events";
import { createServer } from "node:net";
import { parseArgs } from "node:util";

/** @param {number} port @param {string} host @returns {Promise<string>} the code of the error with which nobody can listen there, or "" */
async function errorAt(port, host) {
  try {
    const server = createServer().listen(port, host);
    await once(server, "listening");
    await once(server.close(), "close");
    return "";
  } catch (error) {
    return /** @type {{ code: string }} */ (error).code;
  }
}

/**
 * Where a server is to listen: --host and --port, else HOST and PORT, else its usual address.
 * @param {{ host: string, port: number }} usual @param {string[]} args
 * @throws {Error} with a sentence where nobody can listen there
 */
export async function chooseAddress(usual, args) {
  const string = /** @type {const} */ ({ type: "string" });
  const options = { host: string, port: string };
  const { values } = parseArgs({ args, options });
  const { HOST, PORT } = process.env;
  const host = values.host || HOST || usual.host;
  const named = values.port || PORT || usual.port;
  const port = Number(named);
  let error = await errorAt(port, host);
  // For localhost browsers ask ::1 first, where another program may answer.
  if (!error && urlOf(host, port).includes("//localhost:"))
    error = (await errorAt(port, "::1")).replace(/^(?!EADDRINUSE).*/, "");
  if (error === "EADDRINUSE")
    throw new Error(
      `Port ${port} is taken: choose another one, such as PORT=9001.`,
    );
  if (error)
    throw new Error(
      `Nobody can listen at HOST=${host} PORT=${named} (${error}): leave them out, or choose others.`,
    );
  return { host, port };
}

/** @param {string} host @param {number} port @returns {string} what a browser on this machine opens */
export function urlOf(host, port) {
  // On 127.0.0.1 Gatsby does not ask for the offline copy.
  const isLocal = ["127.0.0.1", "0.0.0.0", "::"].includes(host);
  const name = isLocal ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
