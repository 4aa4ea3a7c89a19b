// @ts-check
// Starting other programs. Imports nothing but Node's own modules: it works before any package is installed.
import { spawn } from "node:child_process";
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

/**
 * Runs a program in the project's folder, without showing its output.
 * @param {Command} command @param {NodeJS.ProcessEnv} [env] added to our own
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([command, args], env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const add = (/** @type {unknown} */ text) => void (output += String(text));
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", add);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
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
