// @ts-check
import { accessSync, constants, existsSync, renameSync, rmSync } from "node:fs";
import { totalmem } from "node:os";
import { install } from "./install.mjs";
import { lock } from "./lock.mjs";
import { run, say, sayTime } from "./steps.mjs";

/** Gatsby keeps its settings in the project: not every home folder can be written. */
export const GATSBY = {
  XDG_CONFIG_HOME: "node_modules/.cache",
  GATSBY_TELEMETRY_DISABLED: "1",
};

/** Parts of a build, as Gatsby's output has them, and as they are shown. @type {[RegExp, string][]} */
const PARTS = [
  [/^success source and transform nodes - ([\d.]+)s/, "draw"],
  [/^success Building production JavaScript.* - ([\d.]+)s/, "bundle scripts"],
  [/^success Building HTML renderer - ([\d.]+)s/, "bundle the renderer"],
  [/^success Building static HTML.* - ([\d.]+)s/, "write pages"],
];

/** @param {string} line of Gatsby's output */
function sayPart(line) {
  for (const [pattern, name] of PARTS) {
    const [, seconds] = pattern.exec(line) ?? [];
    if (seconds) sayTime(`  ${name}`, Number(seconds), " ");
  }
}

/** What a build needs, in bytes. In less the system ends parts of it, and nothing says why. */
const MEMORY = 1e9;

/** @returns {string} what is to be known where a build may fail for want of memory */
function memoryNote() {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return memory < MEMORY
    ? `A build needs 1 GB of memory, and there is ${(memory / 1e9).toFixed(1)} GB: it may end without a reason.`
    : "";
}

/** Where the last build is while the next one is made. */
const LAST = "public.last";

/**
 * Moves the last build aside. It comes back when this process ends, or else at the next build, unless the new one is finished.
 * @returns {() => void} is called when it is
 */
function keepLastBuild() {
  let isFinished = false;
  const remove = (/** @type {string} */ folder) =>
    rmSync(folder, { recursive: true, force: true });
  const putBack = () => {
    if (isFinished) return;
    remove("public");
    // What it holds belongs to the build that failed.
    remove(".cache");
    if (existsSync(LAST)) renameSync(LAST, "public");
  };
  if (existsSync(LAST)) putBack();
  if (existsSync("public")) {
    // Else it could not be removed in the end.
    accessSync("public", constants.W_OK);
    renameSync("public", LAST);
  }
  remove(".cache");
  process.on("exit", putBack);
  return () => {
    isFinished = true;
    remove(LAST);
  };
}

/**
 * Installs what is missing, checks the data and builds the site into public/.
 * @param {NodeJS.ProcessEnv} [env] variables for it
 * @throws {Error} where it fails; public/ is then as it was
 */
export async function build(env) {
  const free = await lock("A build");
  await install();
  try {
    const check = "node --import tsx scripts/checkData.ts";
    say((await run("check", check, { env })).trimEnd());
    const note = memoryNote();
    if (note) say(note);
    const finish = keepLastBuild();
    await run("build", "gatsby build --prefix-paths", {
      env: { ...GATSBY, ...env },
      onLine: sayPart,
    });
    finish();
  } catch (error) {
    const reason = /** @type {Error} */ (error);
    reason.message = `${reason.message.replace(/\.?$/, ".")} Nothing was built, and public/ is as it was.`;
    throw reason;
  }
  free();
}
