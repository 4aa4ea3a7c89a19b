// npm run bench: how fast the site is, beside its own pages without any script (README.md beside this file).
import { rmSync } from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "../scripts/chromium";
import { npm, run, stop } from "../scripts/run.mjs";
import { type Figure, print } from "./figures";
import { launched, served, type Sites } from "./sites";
import { makeTwin } from "./twin";
import { moves } from "./moves";
import { bytes, mainThread } from "./visits";
import { widgets } from "./widgets";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "7" } },
});
const runs = Number(values.runs);
const ROUTES = [
  ...["/", "/about", "/programs", "/education-support", "/online-education"],
  ...["/services", "/aptitude-test", "/scholarships", "/country/uae"],
];

const PARTS: Record<string, (sites: Sites) => Promise<Figure[]>> = {
  bytes: (sites) => bytes(sites, ROUTES),
  main: (sites) => mainThread(sites, runs),
  moves: (sites) => moves(sites, runs),
  widgets: (sites) => widgets(sites, Math.min(3, runs)),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0)
  throw new Error(
    `No part "${unknown.join(", ")}": there are ${Object.keys(PARTS).join(", ")}.`,
  );

console.log("Building…");
// As if it were published at the root of a host that is not known.
Object.assign(process.env, { SITE_URL: "", PATH_PREFIX: "" });
const built = await run(npm("run", "build"));
if (built.code !== 0) stop(built.output);
const twinFolder = await makeTwin("public");
const [site, twin] = [await served("public"), await served(twinFolder)];
const browser = await launched(chromium());
try {
  const sites = { site: site.address, twin: twin.address, browser };
  const figures: Figure[] = [];
  for (const part of wanted) {
    console.log(`Measuring ${part}…`);
    figures.push(...(await PARTS[part]!(sites)));
  }
  print(figures);
  console.log(
    `${os.cpus().length} cores, load ${os.loadavg()[0]!.toFixed(1)}, Node ${process.version}, medians of ${runs}.`,
  );
} finally {
  await browser.close();
  site.stop();
  twin.stop();
  rmSync(twinFolder, { recursive: true });
}
