// @ts-check
// Finds the Chromium that the browser tests drive, or installs one.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { program, runQuietly, stop } from "./run.mjs";

/** For a Chromium that only tests drive: as root in a container, without a graphics card, silent towards the network. */
export const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium that runs: one found here, else one installed now; without either, the end. @returns {string} */
export function chromium() {
  const found = findChromium();
  if (found) return found;
  for (const { line, commands } of waysToInstall()) {
    console.log(`No Chromium found for the browser tests: ${line}…`);
    runAll(commands);
    const installed = findChromium();
    if (installed) return installed;
  }
  return stop(
    "The browser tests need a Chromium: install one (or Chrome, or Edge), or give its path in CHROMIUM_PATH.",
  );
}

/** The path of a Chromium, Chrome or Edge on this machine that runs. @returns {string | undefined} */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given))
    stop(`CHROMIUM_PATH is ${given}, and no Chromium runs there.`);
  return given || candidates().find(runs);
}

function candidates() {
  const names = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ];
  const folders = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter(Boolean);
  return [
    ...names.flatMap((name) =>
      folders.map((folder) => path.join(folder, name)),
    ),
    ...usualPlaces(),
    playwrightsOwn(),
  ];
}

function usualPlaces() {
  if (process.platform === "darwin")
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  const {
    ProgramFiles,
    "ProgramFiles(x86)": ProgramFiles86,
    LOCALAPPDATA,
  } = process.env;
  return [ProgramFiles, ProgramFiles86, LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [
          "Google/Chrome/Application/chrome.exe",
          "Microsoft/Edge/Application/msedge.exe",
        ].map((place) => path.join(folder, place))
      : [],
  );
}

/** Where Playwright keeps the browser it downloads, whether or not it has done so. @returns {string} */
function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  return require("@playwright/test").chromium.executablePath();
}

/**
 * A file alone says little: Ubuntu's chromium-browser only asks for a snap, and a download may lack the system's
 * libraries. So it is asked for its version, except on Windows, where that would open a window.
 * @param {string} file
 */
function runs(file) {
  if (!existsSync(file)) return false;
  return (
    process.platform === "win32" || runQuietly(file, ["--version"]).code === 0
  );
}

/** @returns {{ line: string, commands: [string, string[]][] }[]} */
function waysToInstall() {
  const playwright = (/** @type {string[]} */ ...options) =>
    program("@playwright/test", "install", ...options, "chromium");
  const hasApt = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  return [
    { line: "downloading Playwright's", commands: [playwright()] },
    ...(hasApt
      ? [
          {
            line: "installing the system's",
            commands: [apt("update"), apt("install", "-y", "chromium")],
          },
          // Ubuntu's package is only a reference to a snap, which containers cannot start.
          {
            line: "downloading Playwright's with its libraries",
            commands: [playwright("--with-deps")],
          },
        ]
      : []),
  ];
}

/** @param {string[]} args @returns {[string, string[]]} */
function apt(...args) {
  return ["env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]];
}

/** Runs commands until one fails, and then shows the line that says why. @param {[string, string[]][]} commands */
function runAll(commands) {
  for (const command of commands) {
    const { code, output } = runQuietly(...command);
    if (code === 0) continue;
    const lines = output.trim().split("\n");
    console.log(lines.find((line) => /error|^E: /i.test(line)) ?? lines.pop());
    return;
  }
}
