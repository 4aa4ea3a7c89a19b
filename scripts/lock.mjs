// @ts-check
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Sees to it that in this folder nothing else builds until this process ends or gives it free: a second build, or Gatsby's
 * development server, would write the same files. A socket is taken for it, because a process that dies leaves none behind that answers.
 * @param {string} name what runs here, for whoever comes second
 * @returns {Promise<() => void>} gives the folder free
 * @throws {Error} where something else builds here
 */
export async function lock(name) {
  const folder = process.cwd();
  // The command that started this one has it.
  if (process.env.LOCKED_FOLDER === folder) return () => {};
  const id = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const address =
    process.platform === "win32"
      ? `\\\\.\\pipe\\longitude-${id}`
      : path.join(tmpdir(), `longitude-${id}`);
  for (;;) {
    const server = createServer((socket) => socket.end(name));
    try {
      server.listen(address);
      await once(server, "listening");
      server.unref();
      process.env.LOCKED_FOLDER = folder;
      const free = () => {
        delete process.env.LOCKED_FOLDER;
        server.close();
      };
      process.on("exit", free);
      return free;
    } catch (error) {
      // Some file systems have no sockets.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE")
        return () => {};
      const other = await holder(address);
      if (other)
        throw new Error(
          `${other} is at work in this folder, on the same files. End it, or wait for its end. Nothing was changed.`,
        );
      rmSync(address, { force: true });
    }
  }
}

/** @param {string} address @returns {Promise<string>} what has the folder; "" where it has died */
async function holder(address) {
  const socket = connect(address).setEncoding("utf8");
  let name = "";
  try {
    for await (const text of socket) name += text;
  } catch {
    // Nobody answers.
  }
  return name;
}
