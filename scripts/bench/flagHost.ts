import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:https";
import path from "node:path";
import { listenAnywhere } from "../listen";
import { importTool, tool } from "../tool";

/** Makes a certificate. No browser trusts it but those that are told to. */
const SELFSIGNED = "2.4.1";

type Selfsigned = {
  default: {
    generate(
      names: { name: string; value: string }[],
      options: { keySize: number },
    ): { private: string; cert: string };
  };
};

const HOST = "flagcdn.com";
/** The same drawings that the site's own flags are made of. */
const FOLDER = "node_modules/flag-icons/flags/4x3";

/**
 * Stands in for the public flag host on this machine. Where that cannot be reached, every flag would fail and be drawn
 * anew, which a twin without script never does; and where it can, its speed is not the site's.
 * @returns what a browser must be launched with to find it, and what ends it
 */
export async function flagHost(): Promise<{
  switches: string[];
  stop(): void;
}> {
  const { default: selfsigned } = await importTool<Selfsigned>(
    tool("selfsigned", SELFSIGNED),
  );
  const { private: key, cert } = selfsigned.generate(
    [{ name: "commonName", value: HOST }],
    { keySize: 2048 },
  );
  const server = createServer({ key, cert }, ({ url = "" }, response) => {
    const file = path.join(FOLDER, path.basename(url));
    if (!existsSync(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        "Access-Control-Allow-Origin": "*",
        "Content-Type": "image/svg+xml",
      })
      .end(readFileSync(file));
  });
  const { port } = new URL(await listenAnywhere(server));
  return {
    switches: [
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
      "--ignore-certificate-errors",
    ],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
