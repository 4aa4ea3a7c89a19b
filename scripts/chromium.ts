import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell first: it needs less CPU. */
const NAMES = ["chromium-headless-shell", "chromium"];

/** @returns CHROMIUM_PATH, or a Chromium on PATH; undefined where Playwright's own is installed, or no other is there */
export function findChromium(): string | undefined {
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
