// npm run bench [-- runs]: how fast the site is, by Lighthouse, beside its twin: the same pages without any script, the limit
// of speed. Machines make times noisy: compare ratios within a run, never times of two runs.
import { execSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium, switches } from "../scripts/chromium.mjs";
import { listen, siteListener } from "../scripts/serve";

const ROUTES = ["/", "/scholarships", "/country/uae"];
const runs = Number(process.argv[2] ?? 5);

const MEASURES = {
  "First paint": "first-contentful-paint",
  "Largest paint": "largest-contentful-paint",
  Blocking: "total-blocking-time",
  "Main thread": "mainthread-work-breakdown",
  "Layout shift": "cumulative-layout-shift",
  Bytes: "total-byte-weight",
};
type Measured = Record<keyof typeof MEASURES | "Score", number>;

/** Data blocks are no scripts, and stay. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** @returns the folder of the same pages with every script taken out */
function makeTwin(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "longitude-twin-"));
  cpSync("public", folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, name);
    if (name.endsWith(".html") && !name.startsWith("page-data"))
      writeFileSync(file, readFileSync(file, "utf8").replace(SCRIPT, ""));
  }
  return folder;
}

/** Serves a built site on this machine alone. @returns its address */
async function serve(folder: string): Promise<string> {
  const server = createServer(siteListener(folder)).unref();
  await listen(server, "127.0.0.1", 0);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Measures one load on a slow phone, as Lighthouse simulates it, in a browser of its own. */
async function measure(address: string): Promise<Measured> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      ...switches,
      "--headless=new",
      "--host-resolver-rules=MAP flagcdn.com ~NOTFOUND",
    ],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ["performance"],
      logLevel: "error",
    });
    const { audits, categories } = result!.lhr;
    const values = Object.entries(MEASURES).map(([name, audit]) => [
      name,
      audits[audit]?.numericValue ?? NaN,
    ]);
    return {
      ...(Object.fromEntries(values) as Measured),
      Score: (categories.performance?.score ?? 0) * 100,
    };
  } finally {
    chrome.kill();
  }
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[(values.length - 1) >> 1] ?? NaN;

execSync("npm run build", { stdio: "inherit" });
const twin = makeTwin();
const sites = { site: await serve("public"), twin: await serve(twin) };
const table: Record<string, Record<string, string>> = {};
for (const route of ROUTES) {
  const measured = { site: [] as Measured[], twin: [] as Measured[] };
  for (let run = 0; run < runs; run++)
    for (const name of ["site", "twin"] as const)
      measured[name].push(await measure(sites[name] + route));
  const row: Record<string, string> = (table[route] = {});
  for (const name of [
    "Score",
    ...Object.keys(MEASURES),
  ] as (keyof Measured)[]) {
    const [own, other] = (["site", "twin"] as const).map((site) =>
      median(measured[site].map((load) => load[name])),
    ) as [number, number];
    const ratio = /paint|thread/.test(name)
      ? ` (${(own / other).toFixed(2)} ×)`
      : "";
    row[name] = `${Math.round(own)}${ratio}`;
  }
}
rmSync(twin, { recursive: true });
console.table(table);
console.log(
  `Medians of ${runs}; in brackets beside the twin. Load ${os.loadavg()[0]!.toFixed(1)}, Node ${process.version}.`,
);
process.exit();
