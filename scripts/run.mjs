// @ts-check
// Starting other programs. Imports nothing but Node's own modules: it works before any package is installed.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {[command: string, args: string[]]} Command */

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Ends the program with one line that says why. @param {string} line @returns {never} */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Runs a program in the project's folder without showing its output. @param {Command} command */
export function runQuietly(...[command, args]) {
  const ran = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
  });
  return {
    code: ran.status ?? 1,
    output: `${ran.stdout ?? ""}${ran.stderr ?? ""}${ran.error?.message ?? ""}`,
  };
}

/**
 * Runs a program beside others.
 * @param {Command} command
 * @param {{ env?: NodeJS.ProcessEnv, isShown: boolean }} options isShown: its output comes out as it is written
 * @returns {Promise<{ code: number, output: string }>} output: what was not shown
 */
export function start([command, args], { env, isShown }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const add = (/** @type {unknown} */ text) => void (output += String(text));
    child.stdout?.on("data", add);
    child.stderr?.on("data", add);
    child.on("error", add);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The command of an installed package's program. Node is given the script itself: the commands in node_modules/.bin are
 * other files on Windows, and npx would stand between us and the program.
 * @param {string} name @param {string[]} args @returns {Command}
 */
export function program(name, ...args) {
  const folder = path.join(root, "node_modules", name);
  const { bin } = readJson(path.join(folder, "package.json"));
  const script = typeof bin === "string" ? bin : Object.values(bin)[0];
  return [process.execPath, [path.join(folder, script), ...args]];
}

/** The command of npm: the very one that started us, where there is one. @param {string[]} args @returns {Command} */
export function npm(...args) {
  const started = process.env.npm_execpath;
  if (started?.endsWith(".js")) return [process.execPath, [started, ...args]];
  // Windows has no npm.exe, only a command file that its shell can start.
  return process.platform === "win32"
    ? ["cmd.exe", ["/d", "/s", "/c", "npm", ...args]]
    : ["npm", args];
}

/** @param {string} file */
export function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
