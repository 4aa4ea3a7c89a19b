import { type Figure, median, ratio } from "./figures";
import type { Sites } from "./sites";
import { importTool, tool } from "../tool";

/** Needs Node 18 and Chromium, as the site's tests do; 13 would need a newer Node than we ask for. */
const LIGHTHOUSE = "12.8.2";
const LAUNCHER = "1.2.1";

type Audits = Record<string, { numericValue: number }>;
type Lighthouse = {
  default(
    address: string,
    flags: object,
  ): Promise<{
    lhr: { audits: Audits; categories: { performance: { score: number } } };
  }>;
};
type Chrome = { port: number; kill(): void };
type Launcher = { launch(options: object): Promise<Chrome> };

/** What one load of a page gave, times in milliseconds. */
type Load = {
  first: number;
  largest: number;
  blocked: number;
  shift: number;
  score: number;
};

/** A load that Lighthouse could not measure is done again, so many times. */
const TRIES = 3;

/** Lighthouse's mobile phone, page and twin in turn. @param runs of each @param slowRuns of each by devtools */
export async function loads(
  { site, twin, chromium, switches }: Sites,
  routes: readonly string[],
  runs: number,
  slowRuns: number,
): Promise<Figure[]> {
  const lighthouse = await importTool<Lighthouse>(
    tool("lighthouse", LIGHTHOUSE),
  );
  const { launch } = await importTool<Launcher>(
    tool("chrome-launcher", LAUNCHER),
  );

  async function load(
    address: string,
    throttlingMethod: "simulate" | "devtools",
    tries = TRIES,
  ): Promise<Load> {
    const chrome = await launch({
      chromePath: chromium,
      chromeFlags: ["--headless=new", ...switches],
    });
    try {
      const { lhr } = await lighthouse.default(address, {
        port: chrome.port,
        onlyCategories: ["performance"],
        throttlingMethod,
        logLevel: "error",
      });
      const of = (audit: string) => lhr.audits[audit]!.numericValue;
      const measured = {
        first: of("first-contentful-paint"),
        largest: of("largest-contentful-paint"),
        blocked: of("total-blocking-time"),
        shift: of("cumulative-layout-shift"),
        score: lhr.categories.performance.score * 100,
      };
      return Object.values(measured).every(Number.isFinite) || tries === 1
        ? measured
        : await load(address, throttlingMethod, tries - 1);
    } finally {
      chrome.kill();
    }
  }

  async function inTurn(
    route: string,
    method: "simulate" | "devtools",
    count: number,
  ) {
    const page: Load[] = [];
    const other: Load[] = [];
    for (let run = 0; run < count; run++) {
      page.push(await load(site + route, method));
      other.push(await load(twin + route, method));
    }
    return { page, other };
  }

  const all = (loads: readonly Load[], part: keyof Load) =>
    loads.map((load) => load[part]);
  const figures: Figure[] = [];
  for (const route of routes) {
    const { page, other } = await inTurn(route, "simulate", runs);
    const slow = await inTurn(route, "devtools", slowRuns);
    figures.push(
      ratio(
        `${route} First Contentful Paint`,
        all(page, "first"),
        all(other, "first"),
        1.05,
      ),
      ratio(
        `${route} Largest Contentful Paint`,
        all(page, "largest"),
        all(other, "largest"),
        1.05,
      ),
      {
        what: `${route} Total Blocking Time`,
        value: median(all(page, "blocked")),
        unit: "ms",
        budget: 20,
        of: `twin ${median(all(other, "blocked")).toFixed(0)}`,
      },
      {
        what: `${route} the same by devtools, 4×`,
        value: median(all(slow.page, "blocked")),
        unit: "ms",
        of: `twin ${median(all(slow.other, "blocked")).toFixed(0)}`,
      },
      {
        what: `${route} layout shift`,
        value: Math.max(...all(page, "shift"), ...all(slow.page, "shift")),
        unit: "",
        budget: 0,
      },
      {
        what: `${route} Lighthouse points lost`,
        value: 100 - median(all(page, "score")),
        unit: "",
        budget: 0,
        of: `twin ${(100 - median(all(other, "score"))).toFixed(0)}`,
      },
    );
  }
  return figures;
}
