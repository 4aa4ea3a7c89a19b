// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell first: it needs less CPU. */
const NAMES = ["chromium-headless-shell", "chromium"];

/** @returns {string | undefined} CHROMIUM_PATH, or a Chromium on PATH; undefined where Playwright's own is installed, or no other is there */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  // Playwright names the folder of its whole Chromium; the headless shell, which it starts, is in the folder beside it.
  const ownShell = chromium
    .executablePath()
    .replace(/([\\/])chromium-(\d+)[\\/].*/, "$1chromium_headless_shell-$2");
  if (existsSync(ownShell)) return undefined;
  const folders = PATH.split(path.delimiter);
  return NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  ).find((file) => existsSync(file));
}

/** Has Playwright install its Chromium where there is no other; it leaves alone what is there. @throws {Error} where it fails */
export function installChromium() {
  if (findChromium()) return;
  const command = "npx playwright install chromium --only-shell";
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0)
    throw new Error(
      "The browser tests need a Chromium: install one, or set CHROMIUM_PATH.",
    );
}
