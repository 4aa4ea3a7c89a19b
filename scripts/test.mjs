// @ts-check
// npm test: everything that must hold, cheapest first, from a bare clone. Stops after the first layer that fails.
// npm test -- --data: only what depends on data/, where the rest has passed before.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { ready } from "./ready.mjs";
import { npm, program, readJson, root, start, stop } from "./run.mjs";

/** @typedef {{ passed: number, failed: number }} Counts */
/** What to run; what it has counted; what to do once it has passed. @typedef {{ title: string, command: import("./run.mjs").Command, env?: NodeJS.ProcessEnv, count?: () => Counts, onPassed?: () => void }} Step */
/** Steps that run one after the other. @typedef {Step[]} Lane */
/** Lanes that run side by side. @typedef {Lane[]} Layer */
/** @typedef {{ title: string, seconds: number, code: number, counts?: Counts }} Outcome */

const results = path.join(root, "test-results");
const built = path.join(root, "public");
/** Where the site of data/ waits while public/ is the tests' site. */
const published = path.join(results, "public");

ready();
// Not before the packages are there.
const { tsImport } = await import("tsx/esm/api");

const started = performance.now();
const { SITE_URL = "", PATH_PREFIX = "" } = process.env;
const ofData = { DATA_FOLDER: "", SITE_URL, PATH_PREFIX };
await prepare();
const isDataOnly = process.argv.includes("--data");
const outcomes = await takeAll(
  isDataOnly ? [[[check()]], [[buildOfData()]]] : layers(),
);
cleanUp();
if (outcomes.every(isPassed))
  outcomes.push(...(await takeAll([[[smokeTest()]]])));
process.exitCode = report(outcomes);

/** Sets what the runners read from the environment. They inherit it. */
async function prepare() {
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

/** @returns {Step} */
function check() {
  const command = program("tsx", "scripts/checkData.ts");
  return { title: "Data", command, env: ofData };
}

/** @returns {Step} */
function buildOfData() {
  return { title: "Build of data/", command: npm("run", "build"), env: ofData };
}

/** Visits what is in public/ at the end: the site of data/. */
function smokeTest() {
  return playwright("Smoke test of data/", "playwright.smoke.config.ts");
}

/** @returns {Layer[]} */
function layers() {
  return [
    [[check()]],
    [
      [
        { title: "Format", command: program("prettier", "--check", ".") },
        // Makes room in public/ for the tests' site.
        { ...buildOfData(), onPassed: () => renameSync(built, published) },
        { title: "Build of the tests' site", command: npm("run", "build") },
        // After the build, which writes the types of the pages' queries.
        { title: "Types", command: program("typescript", "--noEmit") },
        jest("Built output", "jest.built.config.js"),
      ],
      [
        { title: "Lint", command: program("eslint", ".") },
        jest("Unit and component tests", "jest.config.js"),
      ],
    ],
    [
      [playwright("Browsers", "playwright.config.ts")],
      // Tests of browsers wait about a sixth of their time.
      [playwright("Forms", "playwright.forms.config.ts", "--workers=1")],
    ],
  ];
}

/** What is in public/ at the end is the site of data/. */
function cleanUp() {
  if (!existsSync(published)) return;
  rmSync(built, { recursive: true, force: true });
  renameSync(published, built);
}

/** @param {string} title @param {string} config @returns {Step} */
function jest(title, config) {
  const file = path.join(results, `${config}on`);
  const options = ["--config", config, "--json", `--outputFile=${file}`];
  const count = () => {
    const all = readJson(file);
    // A test file that cannot even start holds no tests for Jest; here it counts as one that failed.
    const failed = all.numFailedTests + all.numRuntimeErrorTestSuites;
    return { passed: all.numPassedTests, failed };
  };
  return { title, command: program("jest", ...options), count };
}

/** @param {string} title @param {string} config @param {string[]} options @returns {Step} */
function playwright(title, config, ...options) {
  const file = path.join(results, `${config}.json`);
  const count = () => {
    const { stats, errors } = readJson(file);
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed };
  };
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const command = program("@playwright/test", "test", "-c", config, ...options);
  return { title, command, env, count };
}

/** @param {Layer[]} layers */
async function takeAll(layers) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const layer of layers) {
    if (!outcomes.every(isPassed)) break;
    const isShown = layer.flat().length === 1;
    const lanes = layer.map((lane) => takeLane(lane, isShown));
    outcomes.push(...(await Promise.all(lanes)).flat());
  }
  return outcomes;
}

/** @param {Lane} lane @param {boolean} isShown */
async function takeLane(lane, isShown) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of lane)
    if (outcomes.every(isPassed)) outcomes.push(await take(step, isShown));
  return outcomes;
}

/** Runs a step. A runner that wrote no results has not tested anything. @param {Step} step @param {boolean} isShown @returns {Promise<Outcome>} */
async function take({ title, command, env, count, onPassed }, isShown) {
  console.log(isShown ? `\n── ${title} ──` : `${title}…`);
  const started = performance.now();
  const { code, output } = await start(command, { env, isShown });
  const seconds = secondsSince(started);
  if (!isShown) console.log(`\n── ${title} ──\n${output.trimEnd()}`);
  if (code === 0) onPassed?.();
  try {
    return { title, seconds, code, counts: count?.() };
  } catch (error) {
    console.error(`${title}: no results. ${error}`);
    return { title, seconds, code: code || 1 };
  }
}

/** @param {Outcome} outcome */
function isPassed({ code }) {
  return code === 0;
}

/** @param {number} started */
function secondsSince(started) {
  return (performance.now() - started) / 1000;
}

/**
 * Prints the time of each step, then the sum of the tests on a line of its own, and answers the exit code. The sum stands
 * only where it is the whole truth: not under a run that some other step ended, where it would read "0 failed".
 * @param {Outcome[]} outcomes
 */
function report(outcomes) {
  console.log("\n── Summary ──");
  const total = { passed: 0, failed: 0 };
  for (const { title, seconds, counts, code } of outcomes) {
    const verdict = counts ? sum(counts) : code === 0 ? "ok" : "failed";
    console.log(line(title, seconds, verdict));
    total.passed += counts?.passed ?? 0;
    total.failed += counts?.failed ?? 0;
  }
  console.log(line("All, side by side", secondsSince(started), ""));
  const bad = outcomes.find((outcome) => !isPassed(outcome));
  if (bad) console.log(`Stopped at: ${bad.title} (exit code ${bad.code})`);
  if (bad && process.env.GITHUB_ACTIONS === "true")
    console.log(
      `::error title=Not published::${bad.title}: failed. The last good site stays up.`,
    );
  if (!bad || total.failed > 0) console.log(sum(total));
  return bad ? bad.code : 0;
}

/** @param {string} title @param {number} seconds @param {string} verdict */
function line(title, seconds, verdict) {
  return `${title.padEnd(26)}${seconds.toFixed(1).padStart(7)} s   ${verdict}`;
}

/** @param {Counts} counts */
function sum({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
