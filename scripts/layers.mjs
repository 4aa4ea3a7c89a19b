// @ts-check
/** npm test: its layers, and what is said of them. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { run, say, StepError } from "./steps.mjs";

/** What the layers print, and the tests that failed: support/failures.js. */
const LOGS = "test-results/logs";

/**
 * Scripts of package.json, in the order in which they start, one for each processor at a time. Those in `needs` have to succeed
 * before, those in `after` to end: both are above it.
 * @type {Record<string, { needs?: string[], after?: string[] }>}
 */
const LAYERS = {
  "build:tests": {},
  "check:data": {},
  unit: {},
  lint: {},
  "forms:visit": {},
  browser: { needs: ["build:tests"] },
  built: { needs: ["build:tests"] },
  types: { needs: ["build:tests"] },
  build: { needs: ["check:data"], after: ["browser", "built", "types"] },
  "check:site": { needs: ["build"] },
  smoke: { needs: ["build"] },
};

/** What is said of failures at the end. @type {string[]} */
const failures = [];

/** @param {string} layer @param {string} temporary where it may leave files @returns whether it succeeded */
async function runLayer(layer, temporary) {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const name = path.join(LOGS, layer.replace(":", "-"));
  let output = "";
  try {
    output = await run(layer, scripts[layer], {
      env: {
        TEST_FAILURES: path.resolve(`${name}.failures`),
        TMPDIR: temporary,
        TEMP: temporary,
      },
    });
    // Its warnings are for whoever edits data/.
    if (layer === "check:data") say(output.trimEnd());
    return true;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    output = error.output;
    // On GitHub what is printed marks the lines beside the change.
    if (process.env.GITHUB_ACTIONS) say(output);
    failures.push(`\n✗ ${layer}\n${failuresOf(name, output)}`);
    return false;
  } finally {
    writeFileSync(`${name}.log`, output);
  }
}

/** @param {string} name of the layer's files @param {string} output */
function failuresOf(name, output) {
  try {
    return readFileSync(`${name}.failures`, "utf8").trimEnd();
  } catch {
    // No reporter of ours: the end of what it printed.
    return output.trimEnd().split("\n").slice(-40).join("\n");
  }
}

/** Runs all layers, whatever fails, and says at the end which tests did. */
export async function runLayers() {
  const start = performance.now();
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const temporary = mkdtempSync(path.join(tmpdir(), "longitude-test-"));
  process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
  // It is installed by now.
  const { default: pLimit } = await import("p-limit");
  const limit = pLimit(availableParallelism());
  /** Whether each layer succeeded. @type {Record<string, Promise<boolean>>} */
  const ends = {};
  for (const [name, { needs = [], after = [] }] of Object.entries(LAYERS))
    ends[name] = (async () => {
      const needed = await Promise.all(needs.map((need) => ends[need]));
      await Promise.all(after.map((other) => ends[other]));
      if (needed.every(Boolean)) return limit(() => runLayer(name, temporary));
      failures.push(`\n- ${name} did not run: it needs ${needs}`);
      return false;
    })();
  await Promise.all(Object.values(ends));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (failures.length === 0)
    return say(`npm test: all passed, in ${seconds} s.`);
  for (const failure of failures) console.error(failure);
  console.error(
    `\nnpm test failed, after ${seconds} s. All that was printed is in ${LOGS}/.`,
  );
  process.exitCode = 1;
}
