// npm run serve [-- --host … --port …]: the built site in public/, with the redirects and headers that hosts give it.
import { createServer } from "node:http";
import { chooseAddress, urlOf } from "./hostAndPort.mjs";
import { listen, prefixOf, siteListener } from "./siteServer";

async function main() {
  const usual = { host: "127.0.0.1", port: 9000 };
  const { host, port } = await chooseAddress(usual, process.argv.slice(2));
  const server = createServer(siteListener("public"));
  const actual = await listen(server, port, host);
  console.log(`${urlOf(host, actual)}${prefixOf("public")}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
