import { existsSync } from "node:fs";
import path from "node:path";

/** The headless shell first: it needs less CPU. */
const NAMES = ["chromium-headless-shell", "chromium"];

/** @returns CHROMIUM_PATH, or a Chromium on PATH; undefined where Playwright's own has to do */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = PATH.split(path.delimiter);
  return NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  ).find((file) => existsSync(file));
}
