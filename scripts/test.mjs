// @ts-check
// npm test: everything that must hold, cheapest first, from a bare clone. Stops at the first step that fails.
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { chromium } from "./chromium.mjs";
import { ready } from "./ready.mjs";
import { npm, program, readJson, root, run } from "./run.mjs";

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ title: string, commands: [string, string[]][], data?: string, count?: () => Counts }} Step */
/** @typedef {{ title: string, seconds: string, counts: Counts | undefined, code: number }} Outcome */

/** The code is proved on content that no editor changes; what is in public/ at the end is the site of data/. */
const TEST_DATA = "__tests__/data";

const results = path.join(root, "test-results");

ready();
await prepare();

process.exitCode = report(takeAll(steps()));

/** Sets what the runners read from the environment. They inherit it. */
async function prepare() {
  process.env.CHROMIUM_PATH = chromium();
  process.env.BROWSER_PORT = String(await freePort());
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.env.CI = process.env.CI || "true";
  // React has no act() when this says "production"; the build sets it for itself.
  delete process.env.NODE_ENV;
  // Numbers of an earlier run must not be taken for this one's.
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
}

/** @returns {Step[]} */
function steps() {
  const data = TEST_DATA;
  const unit = path.join(results, "unit.json");
  const built = path.join(results, "built.json");
  const browser = path.join(results, "browser.json");
  const gatsbyBuild = npm("run", "build");
  const json = (/** @type {string} */ file) => [
    "--json",
    `--outputFile=${file}`,
  ];
  return [
    { title: "Data", commands: [program("tsx", "scripts/checkData.ts")] },
    {
      title: "Lint and format",
      commands: [program("eslint", "."), program("prettier", "--check", ".")],
    },
    {
      title: "Unit and component tests",
      commands: [program("jest", ...json(unit))],
      data,
      count: () => jestCounts(unit),
    },
    { title: "Build of the tests' site", commands: [gatsbyBuild], data },
    // After the build, which writes the types of the pages' queries.
    { title: "Types", commands: [program("typescript", "--noEmit")] },
    {
      title: "Built output",
      commands: [
        program("jest", "--config", "jest.built.config.js", ...json(built)),
      ],
      data,
      count: () => jestCounts(built),
    },
    {
      title: "Browser",
      commands: [program("@playwright/test", "test")],
      data,
      count: () => playwrightCounts(browser),
    },
    { title: "Build of data/", commands: [gatsbyBuild] },
  ];
}

/** @param {Step[]} steps */
function takeAll(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) {
    const outcome = take(step);
    outcomes.push(outcome);
    if (outcome.code !== 0) break;
  }
  return outcomes;
}

/** Runs a step with its output shown. A runner that wrote no results has not tested anything. @param {Step} step @returns {Outcome} */
function take({ title, commands, data = "", count }) {
  console.log(`\n── ${title} ──`);
  process.env.DATA_FOLDER = data;
  const started = performance.now();
  let code = 0;
  for (const command of commands) if (code === 0) code = run(...command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  try {
    return { title, seconds, code, counts: count?.() };
  } catch (error) {
    console.error(`${title}: no results. ${error}`);
    return { title, seconds, code: code || 1, counts: undefined };
  }
}

/** A test file that cannot even start holds no tests for Jest; here it counts as one that failed. @param {string} file @returns {Counts} */
function jestCounts(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } =
    readJson(file);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  };
}

/** @param {string} file @returns {Counts} */
function playwrightCounts(file) {
  const { stats, errors } = readJson(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  };
}

/**
 * Prints the time of each step, then the sum of the tests on a line of its own, and answers the exit code. The sum stands
 * only where it tells the whole truth: not under a run that some other step ended, where it would read "0 failed".
 * @param {Outcome[]} outcomes
 */
function report(outcomes) {
  console.log("\n── Summary ──");
  const total = { passed: 0, failed: 0 };
  for (const { title, seconds, counts, code } of outcomes) {
    const verdict = counts ? told(counts) : code === 0 ? "ok" : "failed";
    console.log(`${title.padEnd(26)}${seconds.padStart(7)} s   ${verdict}`);
    total.passed += counts ? counts.passed : 0;
    total.failed += counts ? counts.failed : 0;
  }
  const bad = outcomes.find(({ code }) => code !== 0);
  if (bad) console.log(`Stopped at: ${bad.title} (exit code ${bad.code})`);
  if (!bad || total.failed > 0) console.log(told(total));
  return bad ? bad.code : 0;
}

/** @param {Counts} counts */
function told({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once("error", reject)
      .listen(0, "127.0.0.1", () => {
        const address = server.address();
        server.close(() =>
          resolve(address && typeof address === "object" ? address.port : 0),
        );
      });
  });
}
