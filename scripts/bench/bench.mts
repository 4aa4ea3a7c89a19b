// npm run bench: how fast the site is, beside its own pages without any script. Times are worth what the machine is:
// run it on a quiet one, and compare ratios. With --readme the table is also written into README.md.
//
//   npm run bench                                   everything, an hour and more
//   npm run bench -- bytes moves                    these parts only
//   npm run bench -- loads --runs=3 --routes=/,/scholarships
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { parseArgs } from "node:util";
import { chromium, switches as usual } from "../chromium";
import { buildSite } from "../siteCopy";
import { builds } from "./builds";
import { finder } from "./finder";
import { flagHost } from "./flagHost";
import { table, type Figure } from "./figures";
import { loads } from "./loads";
import { launched, served, type Sites } from "./sites";
import { makeTwin } from "./twin";
import { bytes, mainThread, moves } from "./visits";
import { widgets } from "./widgets";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "7" },
    routes: {
      type: "string",
      default:
        "/,/about,/programs,/education-support,/online-education,/services,/aptitude-test,/scholarships,/country/uae",
    },
    readme: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
/** Of what takes minutes each. */
const few = Math.min(3, runs);
const routes = values.routes.split(",");

const PARTS: Record<string, (sites: Sites) => Promise<Figure[]>> = {
  bytes: (sites) => bytes(sites, routes),
  loads: (sites) => loads(sites, routes, runs, few),
  main: (sites) => mainThread(sites, runs),
  moves: (sites) => moves(sites, runs),
  widgets: (sites) => widgets(sites, few),
  finder: (sites) => finder(sites),
  builds: () => builds(few),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `No part "${unknown.join(", ")}": there are ${Object.keys(PARTS).join(", ")}.`,
  );
  process.exit(1);
}

console.log("Building…");
await buildSite(process.cwd());
const twinFolder = await makeTwin("public");
const [site, twin] = [await served("public"), await served(twinFolder)];
const executable = chromium();
const host = await flagHost();
const switches = [...usual, ...host.switches];
const browser = await launched(executable, switches);

const figures: Figure[] = [];
try {
  for (const part of wanted) {
    console.log(`Measuring ${part}…`);
    figures.push(
      ...(await PARTS[part]!({
        site: site.address,
        twin: twin.address,
        chromium: executable,
        switches,
        browser,
      })),
    );
  }
} catch (error) {
  // What was measured before is worth its time.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  site.stop();
  twin.stop();
  host.stop();
  rmSync(twinFolder, { recursive: true });
}

const [load] = os.loadavg();
const report = `${table(figures)}\n\n${os.cpus().length} cores, load ${load!.toFixed(1)}, Node ${process.version}, medians of ${runs}, by devtools, of widgets and of builds of ${few}.`;
console.log(`\n${report}`);
// A part of a table would say that nothing else falls short.
if (values.readme && !process.exitCode) writeIntoReadme(report);

/** Between two comments, so that the rest stays as it is. */
function writeIntoReadme(text: string) {
  const readme = readFileSync("README.md", "utf8");
  const place = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
  if (!place.test(readme))
    throw new Error("README.md has no place for the table.");
  writeFileSync(
    "README.md",
    readme.replace(
      place,
      (_, start: string, end: string) => `${start}\n${text}\n\n${end}`,
    ),
  );
}
