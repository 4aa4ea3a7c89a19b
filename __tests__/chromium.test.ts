// Specification: 8.4
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./support/temporaryFolder";

test("CHROMIUM_PATH is tested, or else Playwright's Chromium, or else one on the PATH", async () => {
  // A path that looks like that of a version.
  const folder = temporaryFolder("chromium-1", { chromium: "" });
  // Read once, when Playwright is loaded.
  process.env.PLAYWRIGHT_BROWSERS_PATH = folder;
  process.env.PATH = folder;
  delete process.env.CHROMIUM_PATH;
  const { findChromium } = await import("../scripts/chromium.mjs");
  expect(findChromium()).toBe(path.join(folder, "chromium"));

  const command = "install --dry-run --only-shell chromium".split(" ");
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", ...command],
    { encoding: "utf8", env: process.env },
  );
  const [, installed = ""] =
    /Install location: +(.*headless.*)/.exec(stdout) ?? [];
  expect(installed).toContain(folder);
  mkdirSync(installed);
  expect(findChromium()).toBeUndefined();

  process.env.CHROMIUM_PATH = "/opt/chromium";
  expect(findChromium()).toBe("/opt/chromium");
});
