// @ts-check
// npm test: everything that must hold, cheapest first, from a bare clone. Stops after the first layer that fails.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ready } from "./ready.mjs";
import { npm, program, readJson, root, start, stop } from "./run.mjs";

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ title: string, command: import("./run.mjs").Command, data?: string, count?: () => Counts }} Step */
/** @typedef {{ title: string, seconds: string, code: number, counts?: Counts }} Outcome */

const results = path.join(root, "test-results");

ready();
// Not before the packages are there.
const { tsImport } = await import("tsx/esm/api");
/** @template Module @param {string} file @returns {Promise<Module>} */
const load = (file) => tsImport(file, import.meta.url);

await prepare();
process.exitCode = report(await takeAll(await layers()));

/** Sets what the runners read from the environment. They inherit it. */
async function prepare() {
  /** @type {typeof import("./chromium")} */
  const { chromium } = await load("./chromium.ts");
  try {
    process.env.CHROMIUM_PATH = chromium();
  } catch (error) {
    stop(String(error));
  }
  /** @type {typeof import("./listen")} */
  const { freePort } = await load("./listen.ts");
  process.env.BROWSER_PORT ||= String(await freePort());
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.env.CI ||= "true";
  // React has no act() when this says "production"; the build sets it for itself.
  delete process.env.NODE_ENV;
  // Numbers of an earlier run must not be taken for this one's.
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
}

/** The steps of a layer run side by side. The code is proved on content that no editor changes. @returns {Promise<Step[][]>} */
async function layers() {
  const data = "__tests__/data";
  const build = npm("run", "build");
  const engines = await installedEngines();
  return [
    [{ title: "Data", command: program("tsx", "scripts/checkData.ts") }],
    [
      { title: "Lint", command: program("eslint", ".") },
      { title: "Format", command: program("prettier", "--check", ".") },
      jest("Unit and component tests", "jest.config.js"),
    ],
    [{ title: "Build of the tests' site", command: build, data }],
    [
      // After the build, which writes the types of the pages' queries.
      { title: "Types", command: program("typescript", "--noEmit") },
      jest("Built output", "jest.built.config.js"),
    ],
    [playwright("Browser", ["--project=chromium"])],
    engines.length > 0
      ? [
          playwright(
            "Other engines",
            engines.map((name) => `--project=${name}`),
          ),
        ]
      : [],
    [playwright("Forms", ["-c", "playwright.forms.config.ts"], "forms.json")],
    // What is in public/ at the end is the site of data/.
    [{ title: "Build of data/", command: build }],
  ];
}

/** Names of Playwright's projects for the engines of this machine; says which are missing. */
async function installedEngines() {
  /** @type {typeof import("../__tests__/engines/installed")} */
  const { installed } = await load("../__tests__/engines/installed.ts");
  const engines = Object.entries(installed());
  const missing = engines.filter(([, found]) => !found).map(([name]) => name);
  if (missing.length > 0)
    console.log(
      `Not found, so not tested: ${missing.join(" and ")}. npx playwright install ${missing.join(" ")} installs it.`,
    );
  return engines.filter(([, found]) => found).map(([name]) => name);
}

/** @param {string} title @param {string} config @returns {Step} */
function jest(title, config) {
  const file = path.join(results, `${config}on`);
  const options = ["--config", config, "--json", `--outputFile=${file}`];
  return {
    title,
    command: program("jest", ...options),
    data: "__tests__/data",
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

/** @param {string} title @param {string[]} options @param {string} [file] where the results are @returns {Step} */
function playwright(title, options, file = "browser.json") {
  return {
    title,
    command: program("@playwright/test", "test", ...options),
    data: "__tests__/data",
    count() {
      const { stats, errors } = readJson(path.join(results, file));
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
      };
    },
  };
}

/** @param {Step[][]} layers */
async function takeAll(layers) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const layer of layers) {
    if (outcomes.some(({ code }) => code !== 0)) break;
    const isAlone = layer.length === 1;
    outcomes.push(
      ...(await Promise.all(layer.map((step) => take(step, isAlone)))),
    );
  }
  return outcomes;
}

/** Runs a step. A runner that wrote no results has not tested anything. @param {Step} step @param {boolean} isShown @returns {Promise<Outcome>} */
async function take({ title, command, data = "", count }, isShown) {
  if (isShown) console.log(`\n── ${title} ──`);
  const started = performance.now();
  const env = { DATA_FOLDER: data };
  const { code, output } = await start(command, { env, isShown });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!isShown) console.log(`\n── ${title} ──\n${output.trimEnd()}`);
  try {
    return { title, seconds, code, counts: count?.() };
  } catch (error) {
    console.error(`${title}: no results. ${error}`);
    return { title, seconds, code: code || 1 };
  }
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
    console.log(`${title.padEnd(26)}${seconds.padStart(7)} s   ${verdict}`);
    total.passed += counts?.passed ?? 0;
    total.failed += counts?.failed ?? 0;
  }
  const bad = outcomes.find(({ code }) => code !== 0);
  if (bad) console.log(`Stopped at: ${bad.title} (exit code ${bad.code})`);
  if (!bad || total.failed > 0) console.log(sum(total));
  return bad ? bad.code : 0;
}

/** @param {Counts} counts */
function sum({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
