// npm run check:site, second part: every link, fragment, picture and file that the pages in public/ name must be there.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LinkChecker } from "linkinator";
import { listen, prefixOf, siteListener } from "./serve";

async function main() {
  const server = createServer(siteListener("public"));
  await listen(server, "127.0.0.1", 0);
  const { port } = server.address() as AddressInfo;
  const site = `http://127.0.0.1:${port}`;
  const { links } = await new LinkChecker().check({
    // No page links to the second one.
    path: ["/", "/country/unlisted"].map(
      (page) => site + prefixOf("public") + page,
    ),
    recurse: true,
    checkFragments: true,
    checkCss: true,
    // Other hosts are theirs to keep.
    linksToSkip: async (link) => !link.startsWith(site),
  });
  server.closeAllConnections();
  server.close();

  const pathOf = (address = "") => address.replace(site, "") || "/";
  const checked = links.filter(({ state }) => state !== "SKIPPED");
  const broken = checked.filter(({ state }) => state === "BROKEN");
  for (const { url, parent } of broken)
    console.error(
      `${pathOf(parent)} links to ${pathOf(url)}, which is not there.`,
    );
  console.log(`${checked.length} links, ${broken.length} broken.`);
  if (broken.length > 0) process.exitCode = 1;
}

void main();
