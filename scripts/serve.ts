// npm run serve: the built site in public/, with the redirects and headers that hosts give it.
import { createServer } from "node:http";
import { freeAddress, urlOf } from "./hostAndPort.mjs";
import { listen, prefixOf, siteListener } from "./siteServer";

/** Serves public/ on HOST and PORT; without a PORT on 9000, or on any free one where that is taken. */
async function main() {
  const server = createServer(siteListener("public"));
  const { host, port } = await freeAddress(9000);
  const actual = await listen(server, port, host);
  console.log(`${urlOf(host, actual)}${prefixOf("public")}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
