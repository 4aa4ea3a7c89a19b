// Before npm test: has Playwright install its Chromium where there is no other.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium";

if (!findChromium()) {
  const command = "npx playwright install chromium --only-shell";
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) {
    console.error(
      "The browser tests need a Chromium: install one, or set CHROMIUM_PATH.",
    );
    process.exitCode = 1;
  }
}
