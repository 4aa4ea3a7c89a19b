// npm run bench [-- runs], in CHROMIUM_PATH, a Chromium on the PATH or an installed Chrome: how fast the site in public/ is, by
// Lighthouse, beside its twin: the same pages without any script, the limit of speed. Machines make times noisy: compare ratios
// within a run, never times of two runs.
import { exec } from "node:child_process";
import * as fs from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { findChromium } from "../scripts/chromium";
import { listen, siteListener } from "../scripts/siteServer";

const LIGHTHOUSE =
  'npx --yes lighthouse@12.8.2 --quiet --output=json --only-categories=performance --chrome-flags="--headless=new --no-sandbox --disable-gpu"';
const ROUTES = ["/", "/scholarships", "/country/uae"];
const AUDITS = {
  "First paint": "first-contentful-paint",
  "Largest paint": "largest-contentful-paint",
  "Main thread": "mainthread-work-breakdown",
  Blocking: "total-blocking-time",
  Bytes: "total-byte-weight",
};
const TWIN = "node_modules/.cache/twin";

fs.rmSync(TWIN, { recursive: true, force: true });
fs.cpSync("public", TWIN, { recursive: true });
for (const name of fs.readdirSync(TWIN, { recursive: true }).map(String)) {
  if (!/^(?!page-data).*\.html$/.test(name)) continue;
  const html = fs.readFileSync(`${TWIN}/${name}`, "utf8");
  // Data blocks are no scripts, and stay.
  const script = /<script\b(?![^>]*ld\+json).*?<\/script>/gs;
  fs.writeFileSync(`${TWIN}/${name}`, html.replace(script, ""));
}

/** One load on a slow phone, as Lighthouse simulates it, in a new browser. */
async function measure(folder: string, route: string) {
  const server = createServer(siteListener(folder));
  const address = `http://127.0.0.1:${await listen(server)}${route}`;
  const { stdout } = await promisify(exec)(`${LIGHTHOUSE} ${address}`, {
    env: { CHROME_PATH: findChromium(), ...process.env },
    maxBuffer: Infinity,
  });
  server.close();
  const { audits, categories } = JSON.parse(stdout);
  const values = { Score: 100 * categories.performance.score };
  for (const [name, audit] of Object.entries(AUDITS))
    Object.assign(values, { [name]: Math.round(audits[audit].numericValue) });
  return values;
}

for (const route of ROUTES)
  for (let run = 0; run < Number(process.argv[2] ?? 5); run++) {
    const site = await measure("public", route);
    console.log(`${route}, run ${run + 1}`);
    console.table({ site, twin: await measure(TWIN, route) });
  }
