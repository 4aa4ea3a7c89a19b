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
 * Scripts of package.json, in the order in which they start where there is room: one for each processor at a time. `needs`
 * have to succeed before, `after` to end.
 * @typedef {{ needs?: string[], after?: string[] }} Layer
 * @type {Record<string, Layer>}
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

/** @typedef {"succeeded" | "failed" | "left out"} End */

/** How layers ended. @type {Map<string, End>} */
const ends = new Map();

/** What is said of failures at the end. @type {string[]} */
const failures = [];

/** @param {string} layer @param {string} temporary where it may leave files */
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
    return "succeeded";
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    output = error.output;
    // On GitHub what is printed marks the lines beside the change.
    if (process.env.GITHUB_ACTIONS) say(output);
    failures.push(`\n✗ ${layer}\n${failuresOf(name, output)}`);
    return "failed";
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

/** @param {Layer} layer @returns {"now" | "later" | "never"} when it can start */
function startOf({ needs = [], after = [] }) {
  if (needs.some((need) => ends.has(need) && ends.get(need) !== "succeeded"))
    return "never";
  const others = [...needs, ...after];
  return others.every((other) => ends.has(other)) ? "now" : "later";
}

/** Runs all layers, whatever fails, and says at the end which tests did. */
export async function runLayers() {
  const start = performance.now();
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  const temporary = mkdtempSync(path.join(tmpdir(), "longitude-test-"));
  process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
  const waiting = new Map(Object.entries(LAYERS));
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  while (waiting.size + running.size > 0) {
    for (const [name, layer] of waiting) {
      const can = startOf(layer);
      if (can === "never") {
        waiting.delete(name);
        ends.set(name, "left out");
        failures.push(`\n- ${name} did not run: it needs ${layer.needs}`);
      } else if (can === "now" && running.size < availableParallelism()) {
        waiting.delete(name);
        const promise = runLayer(name, temporary).then((end) => {
          ends.set(name, end);
          running.delete(promise);
        });
        running.add(promise);
      }
    }
    if (running.size > 0) await Promise.race(running);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (failures.length === 0)
    return say(`npm test: all passed, in ${seconds} s.`);
  for (const failure of failures) console.error(failure);
  console.error(
    `\nnpm test failed, after ${seconds} s. All that was printed is in ${LOGS}/.`,
  );
  process.exitCode = 1;
}
