import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium as playwright } from "@playwright/test";

/** For a Chromium that only tests drive: as root in a container, without a graphics card, silent towards the network. */
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

/** The path of a Chromium that runs, found or installed now. @throws Error when there is neither */
export function chromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const command of INSTALLERS) {
    console.log(`No Chromium found for the browser tests: ${command}…`);
    const { error } = spawnSync(command, { stdio: "inherit", shell: true });
    const installed = error ? undefined : findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need a Chromium: install one (or Chrome, or Edge), or give its path in CHROMIUM_PATH.",
  );
}

/** The second is for containers that reach Debian's packages alone. */
const INSTALLERS = [
  "npx playwright install chromium",
  ...(process.getuid?.() === 0
    ? ["apt-get update -qq && apt-get install -y -qq chromium-headless-shell"]
    : []),
];

/** The path of a Chromium or Chrome: CHROMIUM_PATH, one on PATH, or Playwright's. @throws Error when CHROMIUM_PATH is wrong */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given))
    throw new Error(`CHROMIUM_PATH is ${given}, and no Chromium runs there.`);
  // The first draws without a window's parts, which takes less of the processor's time: Playwright's own choice, too.
  const names = [
    ...["chromium-headless-shell", "chromium"],
    ...["google-chrome", "chromium-browser"],
  ];
  const found = [...names.flatMap(onPath), playwright.executablePath()];
  return given || found.find(runs);
}

/** The files with this name that PATH leads to. */
export const onPath = (name: string): string[] =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .filter(existsSync);

/** Ubuntu's chromium-browser may only ask for a snap, and a download may lack libraries. Windows would open a window. */
const runs = (file: string) =>
  existsSync(file) &&
  (process.platform === "win32" ||
    spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0);
