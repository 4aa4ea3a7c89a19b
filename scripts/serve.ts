// npm run serve: the built site in public/, with the redirects and headers that hosts give it.
import { createServer } from "node:http";
import { listen, prefixOf, siteListener } from "./siteServer";

/** Serves public/ on HOST and PORT; without a PORT on 9000, or on any free one where that is taken. */
async function main() {
  const { HOST, PORT } = process.env;
  const server = createServer(siteListener("public"));
  const port = await listen(server, Number(PORT ?? 9000), HOST).catch(
    (error: NodeJS.ErrnoException) => {
      if (PORT || error.code !== "EADDRINUSE") throw error;
      return listen(server, 0, HOST);
    },
  );
  // On 127.0.0.1 Gatsby does not ask for the offline copy.
  const isLocal = !HOST || ["127.0.0.1", "0.0.0.0", "::"].includes(HOST);
  const address = `http://${isLocal ? "localhost" : HOST}:${port}`;
  console.log(`Longitude is at ${address}${prefixOf("public")}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
