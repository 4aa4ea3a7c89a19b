// @ts-check
/** Runs programs as steps, with a line for each that says how long it took. What they start ends with this process. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

/** The steps that run now, by what they are called. @type {Map<string, import("node:child_process").ChildProcess>} */
const running = new Map();

/** On a terminal the last line names what runs. */
function showRunning() {
  if (process.stdout.isTTY)
    process.stdout.write(
      `\r\x1b[K${[...running.keys()].join(", ").slice(0, 76)}…`,
    );
}

/** Prints a line, above the names of what runs. */
export function say(line = "") {
  console.log(process.stdout.isTTY ? `\r\x1b[K${line}` : line);
  if (running.size > 0) showRunning();
}

/** @param {string} name @param {number} seconds @param {string} [mark] */
export const sayTime = (name, seconds, mark = "✓") =>
  say(`${mark} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);

/**
 * Sends a signal to a program and to all that it started.
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send({ pid }, signal) {
  if (pid === undefined) return;
  try {
    if (process.platform === "win32")
      spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"]);
    else process.kill(-pid, signal);
  } catch {
    // All have ended.
  }
}

/** How long programs may take to tidy up when they are asked to end, in milliseconds. */
const PATIENCE = 5000;

/** Whether any process of a program is there: a shell between it and this process is gone at once. @param {import("node:child_process").ChildProcess} child */
function isThere({ pid }) {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch {
    return false;
  }
}

let isEnding = false;

/** Ends all that runs, then this process. @param {NodeJS.Signals} signal */
async function end(signal) {
  // npm passes on what the terminal has sent already.
  if (isEnding) return;
  isEnding = true;
  const children = [...running.values()];
  for (const child of children) send(child, signal);
  const start = performance.now();
  while (children.some(isThere) && performance.now() - start < PATIENCE)
    await setTimeout(20);
  for (const child of children) send(child, "SIGKILL");
  process.exit(128 + constants.signals[signal]);
}

/** Has all steps end when this process is asked to, or npm, of which only the shell between npm and this process hears. */
export function endWithNpm() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => void end(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) void end("SIGTERM");
    }, 500).unref();
}

/** A step that failed. */
export class StepError extends Error {
  /** @param {string} name @param {string} output all that it printed @param {boolean} isShown whether it was shown */
  constructor(name, output, isShown) {
    super(`${name} failed.`);
    this.output = output;
    this.isShown = isShown;
  }
}

/**
 * Runs a command until it ends.
 * @param {string} name what the step is called
 * @param {string} command for the shell; programs of installed packages are found
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] variables besides those of this process
 * @param {string} [options.folder] where it runs
 * @param {boolean} [options.isShown] what it prints is shown as it comes, and no time
 * @param {(line: string) => void} [options.onLine] is told each line that is not shown
 * @returns {Promise<string>} all that it printed
 * @throws {StepError} where it ends with an error
 */
export async function run(name, command, options = {}) {
  const { env, folder, isShown = false, onLine } = options;
  const start = performance.now();
  const child = spawn(command, {
    shell: true,
    cwd: folder,
    // A separate group of processes, so that a signal reaches all that it starts.
    detached: process.platform !== "win32",
    stdio: isShown
      ? ["ignore", "inherit", "inherit"]
      : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let output = "";
  let rest = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      output += text;
      const lines = (rest + stripVTControlCharacters(text)).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach((line) => onLine?.(line.trim()));
    });
  running.set(name, child);
  if (!isShown) showRunning();
  const [status] = await once(child, "close");
  if (isEnding) await new Promise(() => {});
  // Nothing that it started outlives it.
  send(child, "SIGKILL");
  running.delete(name);
  const seconds = (performance.now() - start) / 1000;
  if (!isShown) sayTime(name, seconds, status === 0 ? "✓" : "✗");
  if (status !== 0)
    throw new StepError(name, stripVTControlCharacters(output), isShown);
  return output;
}
