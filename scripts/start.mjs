// @ts-check
// npm start: from a bare clone to the built site on a port of this machine.
import { installPackages } from "./installPackages.mjs";
import { npm, root, run, stop } from "./run.mjs";

process.env.GATSBY_TELEMETRY_DISABLED = "1";

await installPackages();
await build();
// Not before the packages are there. In this very process, so that ending it ends the server.
const { tsImport } = await import("tsx/esm/api");
const { serveSite } = await tsImport("./serve.ts", import.meta.url);
await serveSite(root);

async function build() {
  console.log("Building the site (a minute or two the first time)…");
  const { code, output } = await run(npm("run", "build"));
  if (code !== 0) {
    console.error(output);
    stop(`The build failed: npm run build ended with exit code ${code}.`);
  }
  for (const line of output.split("\n"))
    if (/^data\/.* warning: /.test(line)) console.warn(line);
}
