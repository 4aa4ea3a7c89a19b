// npm run bench [-- runs]: how fast the site in public/ is, by Lighthouse, beside its twin: the same pages without any script,
// the limit of speed. Machines make times noisy: compare ratios within a run, never times of two runs.
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { temporaryFolder } from "../__tests__/support/temporaryFolder";
import { findChromium, switches } from "../scripts/chromium.mjs";
import { listen, siteListener } from "../scripts/serve";

const ROUTES = ["/", "/scholarships", "/country/uae"];
const AUDITS = {
  "First paint": "first-contentful-paint",
  "Largest paint": "largest-contentful-paint",
  "Main thread": "mainthread-work-breakdown",
  Blocking: "total-blocking-time",
  Bytes: "total-byte-weight",
};

const twin = temporaryFolder("twin");
cpSync("public", twin, { recursive: true });
for (const name of readdirSync(twin, { recursive: true }).map(String)) {
  if (!/^(?!page-data).*\.html$/.test(name)) continue;
  const html = readFileSync(`${twin}/${name}`, "utf8");
  // Data blocks are no scripts, and stay.
  const script = /<script\b(?![^>]*ld\+json).*?<\/script>/gs;
  writeFileSync(`${twin}/${name}`, html.replace(script, ""));
}

/** One load on a slow phone, as Lighthouse simulates it, in a new browser. */
async function measure(folder: string, route: string) {
  const server = createServer(siteListener(folder));
  await listen(server, "127.0.0.1", 0);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const chromeFlags = [...switches, "--headless=new"];
  const chrome = await launch({ chromePath: findChromium(), chromeFlags });
  const result = await lighthouse(address + route, { port: chrome.port });
  chrome.kill();
  server.close();
  const { audits, categories } = result!.lhr;
  const values: Record<string, number> = {};
  values.Score = 100 * categories.performance!.score!;
  for (const [name, audit] of Object.entries(AUDITS))
    values[name] = Math.round(audits[audit]!.numericValue!);
  return values;
}

for (const route of ROUTES)
  for (let run = 0; run < Number(process.argv[2] ?? 5); run++) {
    const site = await measure("public", route);
    console.log(`${route}, run ${run + 1}`);
    console.table({ site, twin: await measure(twin, route) });
  }
