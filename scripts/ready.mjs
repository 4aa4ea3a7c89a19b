// @ts-check
// Gets a fresh machine ready: the right Node, the packages. Run by `npm start` and `npm test` before anything else, so it
// imports nothing that has to be installed, and is written so that an old Node can read it as far as the version check.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { npm, readJson, root, runQuietly, stop } from "./run.mjs";

/** Stops with one line if this Node is not the one the site needs, and installs the packages if any is missing or stale. */
export function ready() {
  checkNode();
  if (!arePackagesCurrent()) installPackages();
}

function checkNode() {
  const { engines } = readJson(path.join(root, "package.json"));
  if (!isInRange(process.versions.node, engines.node))
    stop(
      `This site needs Node ${engines.node}, and this is Node ${process.versions.node}: install another (https://nodejs.org) and try again.`,
    );
}

/**
 * Is a version such as 20.19.3 in a range such as ">=20.19 <21 || ^22.13"? Knows just what package.json's engines use:
 * >= < and ^, with blanks between conditions that must all hold and || between alternatives.
 * @param {string} version @param {string} range
 */
export function isInRange(version, range) {
  return range.split("||").some((all) =>
    all
      .trim()
      .split(/\s+/)
      .every((condition) => holds(version, condition)),
  );
}

/** @param {string} version @param {string} condition */
function holds(version, condition) {
  const [, sign, limit = ""] = /^(>=|<|\^)([\d.]+)$/.exec(condition) ?? [];
  if (sign === "<") return isBefore(version, limit);
  if (sign === "^" && parseInt(version) !== parseInt(limit)) return false;
  return sign !== undefined && !isBefore(version, limit);
}

/** @param {string} version @param {string} limit */
function isBefore(version, limit) {
  const theirs = numbers(limit);
  const differences = numbers(version).map(
    (part, i) => part - (theirs[i] || 0),
  );
  return (differences.find((difference) => difference !== 0) || 0) < 0;
}

/** @param {string} version such as 20.19.3 or 24.0.0-nightly */
function numbers(version) {
  return version
    .split(".")
    .map((part) => parseInt(part))
    .slice(0, 3);
}

/**
 * Does node_modules hold the versions that package-lock.json names? npm writes down there what it installed, whoever
 * called it. Packages for other systems may be absent; they are optional.
 */
function arePackagesCurrent() {
  const written = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(written)) return false;
  const installed = readJson(written).packages;
  const wanted = Object.entries(
    readJson(path.join(root, "package-lock.json")).packages,
  );
  return wanted.every(
    ([folder, { version, optional, devOptional }]) =>
      folder === "" ||
      (installed[folder]
        ? installed[folder].version === version &&
          existsSync(path.join(root, folder, "package.json"))
        : optional || devOptional),
  );
}

function installPackages() {
  console.log("Installing packages (about 2 minutes)…");
  // Also where NODE_ENV is "production": the tests and types need the development packages.
  const { code, output } = runQuietly(
    ...npm("ci", "--include=dev", "--no-audit", "--no-fund"),
  );
  if (code === 0) return;
  console.error(output);
  stop(`Installing the packages failed: npm ci ended with exit code ${code}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] || "").href) ready();
