// @ts-check
// npm test: everything that must hold, cheapest first, from a bare clone. Stops after the first layer that fails.
// npm test -- --data: only what depends on data/, where the rest has passed before.
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { ready } from "./ready.mjs";
import { npm, program, readJson, root, start, stop } from "./run.mjs";

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {(isShown: boolean) => Promise<{ code: number, output: string }>} Run */
/** @typedef {{ title: string, run: Run, count?: () => Counts }} Step */
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
if (outcomes.every(({ code }) => code === 0))
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

function check() {
  return step("Data", program("tsx", "scripts/checkData.ts"), ofData);
}

function buildOfData() {
  return step("Build of data/", npm("run", "build"), ofData);
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
        setAside(buildOfData()),
        step("Build of the tests' site", npm("run", "build")),
        // After the build, which writes the types of the pages' queries.
        step("Types", program("typescript", "--noEmit")),
        jest("Built output", "jest.built.config.js"),
      ],
      [
        step("Lint", program("eslint", ".")),
        step("Format", program("prettier", "--check", ".")),
        jest("Unit and component tests", "jest.config.js"),
      ],
    ],
    [[playwright("Browsers", "playwright.config.ts")]],
    [[playwright("Forms", "playwright.forms.config.ts")]],
  ];
}

/** Makes room in public/ for the tests' site. @param {Step} step @returns {Step} */
function setAside({ title, run }) {
  return {
    title,
    async run(isShown) {
      const ended = await run(isShown);
      if (ended.code === 0) renameSync(built, published);
      return ended;
    },
  };
}

/** @param {string} title @param {import("./run.mjs").Command} command @param {NodeJS.ProcessEnv} [env] @returns {Step} */
function step(title, command, env) {
  return { title, run: (isShown) => start(command, { env, isShown }) };
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
  return {
    ...step(title, program("jest", ...options)),
    count() {
      // A test file that cannot even start holds no tests for Jest; here it counts as one that failed.
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } =
        readJson(file);
      return {
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
      };
    },
  };
}

/** @param {string} title @param {string} config @returns {Step} */
function playwright(title, config) {
  const file = path.join(results, `${config}.json`);
  const command = program("@playwright/test", "test", "-c", config);
  return {
    ...step(title, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count() {
      const { stats, errors } = readJson(file);
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + errors.length,
      };
    },
  };
}

/** @param {Layer[]} layers */
async function takeAll(layers) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const layer of layers) {
    if (outcomes.some(({ code }) => code !== 0)) break;
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
  for (const step of lane) {
    outcomes.push(await take(step, isShown));
    if (outcomes.at(-1)?.code !== 0) break;
  }
  return outcomes;
}

/** Runs a step. A runner that wrote no results has not tested anything. @param {Step} step @param {boolean} isShown @returns {Promise<Outcome>} */
async function take({ title, run, count }, isShown) {
  if (isShown) console.log(`\n── ${title} ──`);
  const started = performance.now();
  const { code, output } = await run(isShown);
  const seconds = secondsSince(started);
  if (!isShown) console.log(`\n── ${title} ──\n${output.trimEnd()}`);
  try {
    return { title, seconds, code, counts: count?.() };
  } catch (error) {
    console.error(`${title}: no results. ${error}`);
    return { title, seconds, code: code || 1 };
  }
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
  const bad = outcomes.find(({ code }) => code !== 0);
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
