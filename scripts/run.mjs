// @ts-check
// node scripts/run.mjs <command> [arguments]: what npm's scripts do that have to work before anything is installed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chooseAddress } from "./hostAndPort.mjs";
import { install, pathError } from "./install.mjs";

const [command = "", ...args] = process.argv.slice(2);

const GATSBY = "node_modules/gatsby/cli.js";
// Gatsby keeps its settings in the project: not every home folder can be written.
process.env.XDG_CONFIG_HOME = "node_modules/.cache";
process.env.GATSBY_TELEMETRY_DISABLED = "1";

/** Runs a program of this project until it ends, without an error. @param {string} program @param {string[]} args */
async function run(program, ...args) {
  const loader = program.endsWith(".ts") ? ["--import", "tsx"] : [];
  const child = spawn(process.execPath, [...loader, program, ...args], {
    stdio: "inherit",
  });
  // Ctrl+C reaches both processes; this one waits until the program has ended.
  const end = () => child.kill();
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, end);
  const [status, signal] = await once(child, "close");
  for (const signal of signals) process.off(signal, end);
  if (status !== 0) throw new Error(`${program} ended: ${signal ?? status}.`);
}

/** Checks the data and builds the site into public/. A build that fails leaves none. @param {string[]} args for Gatsby */
async function build(...args) {
  const options = { recursive: true, force: true };
  rmSync(".cache", options);
  rmSync("public", options);
  try {
    await run("scripts/checkData.ts");
    await run(GATSBY, "build", "--prefix-paths", ...args);
  } catch (error) {
    rmSync("public", options);
    throw new Error(`${error} There is no site in public/ now.`);
  }
}

/** The layers of npm test, two at a time. A group begins when the one before has ended, whatever failed in it. */
const LAYERS = [
  ["build:tests", "check:data", "unit", "lint", "forms:visit"],
  ["browser", "built", "types"],
  ["build"],
  ["check:site", "smoke"],
];

/** Runs all layers, prints the output of each when it has ended, and names at the end those that failed. */
async function test() {
  const { installChromium } = await import("./chromium.mjs");
  installChromium();
  const { default: runAll } = await import("npm-run-all2");
  const options = {
    parallel: true,
    maxParallel: 2,
    continueOnError: true,
    aggregateOutput: true,
    stdout: process.stdout,
    stderr: process.stdout,
  };
  const failed = /** @type {string[]} */ ([]);
  for (const group of LAYERS)
    await runAll(group, options).catch(({ results }) => {
      for (const { name, code } of results) if (code !== 0) failed.push(name);
    });
  if (failed.length > 0)
    throw new Error(`npm test failed, see above: ${failed.join(", ")}.`);
  console.log("npm test: all passed.");
}

/** @type {Record<string, (() => unknown) | undefined>} */
const commands = {
  async start() {
    // Before the build, which takes its time.
    await chooseAddress({ host: "127.0.0.1", port: 9000 }, args);
    await build();
    await run("scripts/serve.ts", ...args);
  },
  build: () => build(...args),
  /** The site of the tests: built as hosts that Gatsby knows build it, and without what the shell sets. */
  "build:tests"() {
    const env = { DATA_FOLDER: "__tests__/data", NETLIFY: "1", CF_PAGES: "1" };
    Object.assign(process.env, env, { SITE_URL: "", PATH_PREFIX: "" });
    return build(...args);
  },
  develop() {
    // Gatsby reads PORT itself.
    process.env.GATSBY_HOST ??= process.env.HOST ?? "localhost";
    return run(GATSBY, "develop", ...args);
  },
  edit: () => run("forms/main.ts", "edit", ...args),
  forms: () => run("forms/main.ts", "write", ...args),
  test,
};

try {
  const error = commands[command]
    ? pathError(process.cwd())
    : `"${command}" is no command; ${Object.keys(commands).join(", ")} are.`;
  if (error) throw new Error(error);
  install(".");
  if (/edit|forms|^test/.test(command)) install("forms");
  await commands[command]?.();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
