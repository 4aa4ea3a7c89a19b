// @ts-check
// node scripts/chromium.mjs: finds the Chromium of the browser tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** For a Chromium that only tests drive: as root in a container, without a graphics card, without requests of its own. */
export const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters are as wide as in a window of the same size.
  "--font-render-hinting=none",
];

/** Ubuntu's chromium-browser may only ask for a snap. Windows would open a window. @param {string} file */
const runs = (file) =>
  existsSync(file) &&
  (process.platform === "win32" ||
    spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0);

/** The headless shell first: it needs less CPU. */
const NAMES =
  "chromium-headless-shell chromium google-chrome chromium-browser".split(" ");

/** @returns {string | undefined} the path of a Chromium that runs: CHROMIUM_PATH, one on PATH, or Playwright's */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = PATH.split(path.delimiter);
  return [
    ...NAMES.flatMap((name) => folders.map((at) => path.join(at, name))),
    chromium.executablePath(),
  ].find(runs);
}

function main() {
  if (findChromium()) return;
  const command = "npx playwright install chromium";
  console.log(`No Chromium found for the browser tests: ${command}…`);
  spawnSync(command, { stdio: "inherit", shell: true });
  if (findChromium()) return;
  console.error(
    "The browser tests need a Chromium: install one, or set CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}

if (path.basename(process.argv[1] ?? "") === "chromium.mjs") main();
