// @ts-check
// npm test: everything that must hold, cheapest first, from a bare clone. Stops after the first layer that fails.
// npm test -- --data: only what depends on data/, where the rest has passed before.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { installPackages } from "./installPackages.mjs";
import { npm, readJson, root, run, stop } from "./run.mjs";

/** @typedef {{ passed: number, failed: number }} Counts */

const results = path.join(root, "test-results");
const built = path.join(root, "public");
/** Where the site of data/ waits while public/ is the tests' site. */
const published = path.join(results, "public");
const { SITE_URL = "", PATH_PREFIX = "" } = process.env;
const ofData = { DATA_FOLDER: "", SITE_URL, PATH_PREFIX };

const started = performance.now();
/** What has been run. @type {{ title: string, seconds: number, isPassed: boolean, counts?: Counts }[]} */
const steps = [];
/** Thrown after a step that failed, and reported in the summary. */
const FAILED = new Error("A step failed");

await installPackages();
await prepare();
try {
  await step("Data", npx("tsx", "scripts/checkData.ts"), { env: ofData });
  if (process.argv.includes("--data")) await buildOfData();
  else await testCodeAndBuild();
  // What is in public/ now is the site of data/.
  await playwright("Smoke test of data/", "playwright.smoke.config.ts");
} catch (error) {
  if (error !== FAILED) throw error;
}
report();

/** Sets what the runners read from the environment. They inherit it. */
async function prepare() {
  // Not before the packages are there.
  const { tsImport } = await import("tsx/esm/api");
  /** @type {typeof import("./chromium")} */
  const { chromium } = await tsImport("./chromium.ts", import.meta.url);
  try {
    process.env.CHROMIUM_PATH = chromium();
  } catch (error) {
    stop(String(error));
  }
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.env.CI ||= "true";
  // The code is proved on content that no editor changes.
  process.env.DATA_FOLDER = "__tests__/data";
  // The tests' site has no address and stands at the root of its host, wherever that of data/ is published.
  process.env.SITE_URL = "";
  process.env.PATH_PREFIX = "";
  // React has no act() when this says "production"; the build sets it for itself.
  delete process.env.NODE_ENV;
  // Numbers of an earlier run must not be taken for this one's.
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
}

function buildOfData() {
  return step("Build of data/", npm("run", "build"), { env: ofData });
}

async function testCodeAndBuild() {
  try {
    await sideBySide(
      async () => {
        await step("Format", npx("prettier", "--check", "."));
        await buildOfData();
        renameSync(built, published);
        await step("Build of the tests' site", npm("run", "build"));
        // After the build, which writes the types of the pages' queries.
        await step("Types", npm("run", "types"));
        await jest("Built output", "jest.built.config.js");
      },
      async () => {
        await step("Lint", npx("eslint", "."));
        await jest("Unit and component tests", "jest.config.js");
      },
    );
    await sideBySide(
      () => playwright("Browsers", "playwright.config.ts"),
      // Tests of browsers wait about a sixth of their time.
      () => playwright("Forms", "playwright.forms.config.ts", "--workers=1"),
    );
  } finally {
    if (existsSync(published)) {
      rmSync(built, { recursive: true, force: true });
      renameSync(published, built);
    }
  }
}

/** Waits for all lanes, so that a failure in one does not hide another's. @param {(() => Promise<void>)[]} lanes */
async function sideBySide(...lanes) {
  const ends = await Promise.allSettled(lanes.map((lane) => lane()));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** @param {string} title @param {string} config */
function jest(title, config) {
  const file = path.join(results, `${config}on`);
  const options = ["--config", config, "--json", `--outputFile=${file}`];
  return step(title, npx("jest", ...options), {
    count() {
      const all = readJson(file);
      // A test file that cannot even start holds no tests for Jest; here it counts as one that failed.
      const failed = all.numFailedTests + all.numRuntimeErrorTestSuites;
      return { passed: all.numPassedTests, failed };
    },
  });
}

/** @param {string} title @param {string} config @param {string[]} options */
function playwright(title, config, ...options) {
  const file = path.join(results, `${config}.json`);
  return step(title, npx("playwright", "test", "-c", config, ...options), {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count() {
      const { stats, errors } = readJson(file);
      const failed = stats.unexpected + stats.flaky + errors.length;
      return { passed: stats.expected, failed };
    },
  });
}

/** @param {string[]} args @returns {import("./run.mjs").Command} */
function npx(...args) {
  return npm("exec", "--", ...args);
}

/**
 * Runs a step, and prints its output in one piece when it has ended.
 * @param {string} title @param {import("./run.mjs").Command} command
 * @param {{ env?: NodeJS.ProcessEnv, count?: () => Counts }} [options] count: reads the results that the runner wrote
 * @throws FAILED when it does, or when a runner wrote no results: then it has not tested anything
 */
async function step(title, command, { env, count } = {}) {
  console.log(`${title}…`);
  const started = performance.now();
  const { code, output } = await run(command, env);
  const seconds = secondsSince(started);
  console.log(`\n── ${title} ──\n${output.trimEnd()}`);
  let isPassed = code === 0;
  let counts;
  try {
    counts = count?.();
  } catch (error) {
    console.error(`${title}: no results. ${error}`);
    isPassed = false;
  }
  steps.push({ title, seconds, isPassed, counts });
  if (!isPassed) throw FAILED;
}

/** @param {number} started */
function secondsSince(started) {
  return (performance.now() - started) / 1000;
}

/**
 * Prints the time of each step, then the sum of the tests on a line of its own. The sum stands only where it is the whole
 * truth: not under a run that some other step ended, where it would read "0 failed".
 */
function report() {
  console.log("\n── Summary ──");
  const total = { passed: 0, failed: 0 };
  for (const { title, seconds, counts, isPassed } of steps) {
    const verdict = counts ? sum(counts) : isPassed ? "ok" : "failed";
    console.log(line(title, seconds, verdict));
    total.passed += counts?.passed ?? 0;
    total.failed += counts?.failed ?? 0;
  }
  console.log(line("All, side by side", secondsSince(started), ""));
  const bad = steps.find(({ isPassed }) => !isPassed);
  if (bad) {
    process.exitCode = 1;
    console.log(`Stopped at: ${bad.title}`);
    if (process.env.GITHUB_ACTIONS === "true")
      console.log(
        `::error title=Not published::${bad.title}: failed. The last good site stays up.`,
      );
  }
  if (!bad || total.failed > 0) console.log(sum(total));
}

/** @param {string} title @param {number} seconds @param {string} verdict */
function line(title, seconds, verdict) {
  return `${title.padEnd(26)}${seconds.toFixed(1).padStart(7)} s   ${verdict}`;
}

/** @param {Counts} counts */
function sum({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
