// npm run bench [-- runs] [folders], in CHROMIUM_PATH, a Chromium on the PATH or an installed Chrome: how fast the site in public/
// is, beside its twin: the same pages without any script, the limit of speed; and beside other builds, each in its folder. Machines
// make times noisy: compare ratios within a run, never times of two runs.
import { exec } from "node:child_process";
import * as fs from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { listen, siteListener } from "../scripts/siteServer";

const LIGHTHOUSE =
  'npx --yes lighthouse@12.8.2 --quiet --output=json --only-categories=performance --chrome-flags="--headless=new --no-sandbox --disable-gpu"';
const ROUTES = ["/", "/scholarships", "/country/uae"];
const AUDITS = {
  "First paint": "first-contentful-paint",
  "Largest paint": "largest-contentful-paint",
  "Main thread": "mainthread-work-breakdown",
  Bytes: "total-byte-weight",
};
const TWIN = "node_modules/.cache/twin";
/** How long a page is watched for long tasks, and how often. */
const WATCHED_MS = 5000;
const VISITS = 9;

fs.rmSync(TWIN, { recursive: true, force: true });
fs.cpSync("public", TWIN, { recursive: true });
for (const name of fs.readdirSync(TWIN, { recursive: true }).map(String)) {
  if (!/^(?!page-data).*\.html$/.test(name)) continue;
  const html = fs.readFileSync(`${TWIN}/${name}`, "utf8");
  // Data blocks are no scripts, and stay.
  const script = /<script\b(?![^>]*ld\+json).*?<\/script>/gs;
  fs.writeFileSync(`${TWIN}/${name}`, html.replace(script, ""));
}

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const [runs = 5, ...others] = process.argv.slice(2);
const folders = ["public", TWIN, ...others];

/** Serves a site while a function looks at a page of it. */
async function served<T>(
  folder: string,
  route: string,
  look: (address: string) => Promise<T>,
) {
  const server = createServer(siteListener(folder));
  const address = `http://127.0.0.1:${await listen(server)}${route}`;
  const seen = await look(address);
  server.close();
  return seen;
}

/** One load on a slow phone, as Lighthouse simulates it, in a new browser. */
async function simulate(address: string) {
  const { stdout } = await promisify(exec)(`${LIGHTHOUSE} ${address}`, {
    env: { CHROME_PATH: executablePath, ...process.env },
    maxBuffer: Infinity,
  });
  const { audits, categories } = JSON.parse(stdout);
  const values = { Score: 100 * categories.performance.score };
  for (const [name, audit] of Object.entries(AUDITS))
    Object.assign(values, { [name]: Math.round(audits[audit].numericValue) });
  return values;
}

/** The milliseconds over 50 of all tasks after the first paint, on a phone, by a processor that Chromium makes four times slower. */
async function blocking(address: string): Promise<number> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address);
  const time = await page.evaluate(
    (watched) =>
      new Promise<number>((resolve) => {
        const seen: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) =>
          seen.push(...list.getEntries()),
        );
        observer.observe({ type: "longtask", buffered: true });
        observer.observe({ type: "paint", buffered: true });
        setTimeout(() => {
          const paint = seen.find(({ entryType }) => entryType === "paint")!;
          const long = seen.filter(
            ({ entryType, startTime, duration }) =>
              entryType === "longtask" &&
              startTime + duration > paint.startTime,
          );
          resolve(long.reduce((sum, { duration }) => sum + duration - 50, 0));
        }, watched);
      }),
    WATCHED_MS,
  );
  await context.close();
  return time;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

for (const route of ROUTES) {
  const times = folders.map((): number[] => []);
  for (let visit = 0; visit < VISITS; visit++)
    for (const [index, folder] of folders.entries())
      times[index]!.push(await served(folder, route, blocking));
  console.log(`${route}, blocking in ms, medians of ${VISITS}`);
  console.table(
    Object.fromEntries(
      folders.map((folder, index) => [folder, median(times[index]!)]),
    ),
  );
}

for (const route of ROUTES)
  for (let run = 0; run < Number(runs); run++) {
    console.log(`${route}, run ${run + 1}`);
    const rows: Record<string, object> = {};
    for (const folder of folders)
      rows[folder] = await served(folder, route, simulate);
    console.table(rows);
  }
await browser.close();
